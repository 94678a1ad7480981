internal import Coordinators

/// The tasks of screens and coordinators that were cancelled and have not ended yet.
struct CancelledTasks {
  var count = 0
  /// From then on leaks are reported although tasks have not ended.
  var deadline: ConsoleClock.Instant?
}

extension Console: TaskHost {
  private static let patience = Duration.seconds(1)

  package func didBeginTask(_ number: Int, of name: String) { runningTasks[number] = name }

  package func didEndTask(_ number: Int) { runningTasks[number] = nil }

  /// Counts a task that may keep its screen or its coordinator until it ends.
  package func didCancelTask() {
    cancelledTasks.count += 1
    let deadline = queue.clock.now.advanced(by: Self.patience)
    cancelledTasks.deadline = deadline
    _ = queue.schedule(at: deadline) { [weak self] in self?.reportLeaks() }
  }

  package func didEndCancelledTask() {
    cancelledTasks.count -= 1
    if cancelledTasks.count == 0 { cancelledTasks.deadline = nil }
  }

  /// Reports what has left the window and is still referenced, except by a task that is just ending.
  func reportLeaks() {
    if let deadline = cancelledTasks.deadline, queue.clock.now < deadline { return }
    window.reportLeaks(includingTasks: cancelledTasks.count > 0)
  }
}
