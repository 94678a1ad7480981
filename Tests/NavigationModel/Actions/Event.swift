/// A callback, or a diagnostic.
enum Event: Equatable {
  case willAppear(Int)
  case didAppear(Int)
  case willDisappear(Int)
  case didDisappear(Int)
  case removed(flow: Int, under: Int)
  case didLeave(Int)
  case dismissed(modal: Int)
  case changed(in: Int, shown: [Int], removed: [Int], added: [Int])
  case refused(Int)
  case asked(Int)
  case exitRequested(in: Int)
  case closed(Int)
  case done(flow: Int)
  case outcome(flow: Int)
  case committed(transaction: Int)
  /// An additional observer was notified.
  case observed(by: Int)
  /// A reported diagnostic; not a callback.
  case diagnostic(String)
}

/// An event, and the state of the windows during its callback.
struct EventRecord: Equatable {
  let event: Event
  let snapshot: [Int]

  /// Diagnostics have no snapshot: they are also reported inside a `start()`, before the commit.
  init(event: Event, snapshot: @autoclosure () -> [Int]) {
    self.event = event
    if case .diagnostic = event { self.snapshot = [] } else { self.snapshot = snapshot() }
  }
}
