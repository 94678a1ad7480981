import Synchronization

/// Collects the screens that change, while a console draws, what its last frames have read.
final class DrawingChanges: Sendable {
  @TaskLocal private static var current: DrawingChanges?

  /// The queue of the console that draws.
  private let queue: EventQueue
  private let types = Mutex<[Any.Type]>([])

  init(_ queue: EventQueue) { self.queue = queue }

  /// The types of the screens that were drawn meanwhile.
  var screens: [Any.Type] { types.withLock { $0 } }

  func collect<Result>(_ draw: () -> Result) -> Result {
    Self.$current.withValue(self, operation: draw)
  }

  /// Notes a change of what a console has drawn, if its own drawing makes it.
  ///
  /// - Returns: Whether it does; if not, the console has to draw the change.
  static func note(in queue: EventQueue) -> Bool {
    guard let current, current.queue === queue else { return false }
    if let screen = ProgramCall.current?.subject { current.types.withLock { $0.append(screen) } }
    return true
  }
}
