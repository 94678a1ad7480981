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
  case isAsking

  /// The same objection to what the request that it was made to is a part of.
  func whole(_ request: Request) -> Objection {
    guard case .asks(let screen, let part) = self else { return self }
    var whole = request
    whole.granted.formUnion(part.granted)
    return .asks(screen, whole)
  }
}
