/// What a window tells, in the order in which it tells it.
enum Event: Equatable {
  case willAppear(Int)
  case didAppear(Int)
  case willDisappear(Int)
  case didDisappear(Int)
  case removed(flow: Int, under: Int)
  case left(Int)
  case dismissed(modal: Int)
  case changed(shown: [Int], removed: [Int], added: [Int])
  case refused(Int)
  case asked(Int)
  case exitRequested, closed
  case done(flow: Int)
  case outcome(flow: Int)
  case committed(transaction: Int)
  /// One that observes beside the one who tells everything else was told something.
  case heard(observer: Int)
  /// Not a callback: what the diagnostic hook was told.
  case diagnostic(String)
}

/// An event, and all that could be read from the window while it was told.
struct Record: Equatable {
  let event: Event
  let picture: [Int]

  /// The diagnostic hook is told at once, also from inside a `start()` that is not committed yet.
  init(event: Event, picture: @autoclosure () -> [Int]) {
    self.event = event
    if case .diagnostic = event { self.picture = [] } else { self.picture = picture() }
  }
}
