/// The user interface that shows a window, as the tasks of its coordinators know it.
@MainActor
package protocol TaskHost: AnyObject {
  /// What tasks prefer to run on outside of the main actor.
  var taskExecutor: (any TaskExecutor)? { get }

  /// Draws the window again, after work that may have changed what it shows.
  func setNeedsRedraw()
  /// Notes that a task has begun, or has ended.
  func didBeginTask(_ number: Int, of name: String)
  func didEndTask(_ number: Int)
  /// Counts a cancelled task, which may hold its coordinator until it ends.
  func didCancelTask()
  func didEndCancelledTask()
}

extension Window {
  /// The user interface that shows the window now; held weakly.
  package var taskHost: (any TaskHost)? {
    get { state.taskHost }
    set { state.taskHost = newValue }
  }
}
