internal import Coordinators
import Synchronization

/// Collects the screens that change, while a console draws, what its last frames have read.
final class DrawingChanges: Sendable {
  private struct State {
    var screens: [Any.Type] = []
    /// A task that was made while drawing goes on with the task local afterwards.
    var isDrawing = true
  }

  @TaskLocal private static var current: DrawingChanges?

  /// The queue of the console that draws.
  private let queue: EventQueue
  private let state = Mutex(State())

  init(_ queue: EventQueue) { self.queue = queue }

  /// The types of the screens that were drawn while they changed something.
  var screens: [Any.Type] { state.withLock { $0.screens } }

  /// Draws, as a call of the program of which no screen is known yet.
  @MainActor func collect<Result>(_ draw: () -> Result) -> Result {
    let result = Self.$current.withValue(self) {
      ProgramCall.run(.drawing, of: Window.self, draw)
    }
    state.withLock { $0.isDrawing = false }
    return result
  }

  /// Notes a change of what a console has drawn, if its own drawing makes it.
  ///
  /// - Returns: Whether it does; if not, the console has to draw the change.
  static func note(in queue: EventQueue) -> Bool {
    guard let current, current.queue === queue else { return false }
    return current.state.withLock { state in
      if state.isDrawing { state.screens.append(ProgramCall.current?.subject ?? Window.self) }
      return state.isDrawing
    }
  }
}
