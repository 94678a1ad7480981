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

  /// Moves the clock from one deadline to the next, and lets the tasks of screens continue, until a condition holds.
  ///
  /// Work that does not wait for this clock, such as that of an actor, gets real time at the end.
  ///
  /// - Returns: Whether the condition holds.
  package func advance(
    atMost limit: Duration, orWork realLimit: Duration, until condition: () -> Bool
  ) async -> Bool {
    await letTasksContinue()
    let end = queue.clock.now.advanced(by: limit)
    while !condition() {
      guard queue.clock.advanceToNextWakeUp(until: end) else { break }
      await letTasksContinue()
    }
    let realEnd = ContinuousClock.now.advanced(by: realLimit)
    while !condition() {
      guard ContinuousClock.now < realEnd else { return false }
      await letTasksContinue()
    }
    return true
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
