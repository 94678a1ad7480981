extension Console {
  /// Moves a clock that is moved by hand, and does what the event loop would do meanwhile.
  package func advance(by duration: Duration) {
    takePendingTurns()
    let end = queue.clock.now.advanced(by: duration)
    while queue.clock.advanceToNextWakeUp(until: end) { takePendingTurns() }
  }

  /// Moves the clock, and lets the tasks of screens continue after each deadline until they wait again.
  package func advance(by duration: Duration) async {
    await letTasksContinue()
    let end = queue.clock.now.advanced(by: duration)
    while queue.clock.advanceToNextWakeUp(until: end) { await letTasksContinue() }
  }

  private func takePendingTurns() {
    while outcome == nil, takeTurn() {}
  }

  /// Lets other tasks of the main actor take as many steps as a task between two sleeps may reasonably need.
  private func letTasksContinue() async {
    for _ in 1...Self.stepsOfTasks {
      takePendingTurns()
      await Task.yield()
    }
    takePendingTurns()
  }

  private static let stepsOfTasks = 50
}
