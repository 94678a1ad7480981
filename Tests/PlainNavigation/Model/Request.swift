/// A move that was asked for, whether it skips guards, and which screens have already agreed.
struct Request {
  var move: Move
  var isForced = false
  var granted: Set<Int> = []
}

/// A screen does not let the others leave, or not yet.
enum Objection {
  case refused(Int)
  case asks(Int, Request)
}
