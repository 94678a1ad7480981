package import ConsoleUI
internal import Coordinators

extension ConsoleClock {
  /// Makes a clock that stands still until a console moves it, and knows the tasks that sleep on it.
  package static func movedByHand() -> ConsoleClock {
    ConsoleClock(ManualTime { RunningTask.current })
  }

  /// The time of a clock that is moved by hand.
  var manualTime: ManualTime {
    guard let time = source as? ManualTime else {
      preconditionFailure("only a clock moved by hand can be advanced")
    }
    return time
  }

  /// The numbers of the tasks that sleep on a clock that is moved by hand.
  fileprivate var sleepingTasks: Set<Int> { (source as? ManualTime)?.sleepingTasks ?? [] }
}

extension Console {
  /// Moves a clock that is moved by hand, and does what the event loop would do meanwhile.
  package func advance(by duration: Duration) {
    takePendingTurns()
    let end = queue.clock.now.advanced(by: duration)
    while queue.clock.manualTime.advanceToNextWakeUp(until: end.time) != nil { takePendingTurns() }
  }

  /// Moves the clock, and lets the tasks of screens continue after each deadline until they wait again.
  package func advance(by duration: Duration) async {
    await letTasksContinue()
    let end = queue.clock.now.advanced(by: duration)
    while let woken = queue.clock.manualTime.advanceToNextWakeUp(until: end.time) {
      takePendingTurns()
      await Task.yield()
      // After a frame of an animation, only a task that has just begun may have something to do.
      if woken == .task || !workingTasks.isEmpty { await letTasksContinue() }
    }
    await letTasksContinue()
  }

  /// Moves the clock from one deadline to the next, at most by `limit`, and lets the tasks of screens continue after each,
  /// until a condition holds.
  ///
  /// - Throws: ``StepError`` if it does not hold in time, with the tasks that may be the reason.
  package func wait(
    atMost limit: Duration, real realLimit: Duration, until condition: () -> Bool
  ) async throws(StepError) {
    guard await !advance(atMost: limit, orWork: realLimit, until: condition) else { return }
    let names = runningTasks.filter { !queue.clock.sleepingTasks.contains($0.key) }.values.sorted()
    let tasks = names.isEmpty ? "no task runs" : "still running: \(names.joined(separator: ", "))"
    throw StepError(
      "the condition did not hold within \(limit) of the console's clock, and \(realLimit) "
        + "of real time for tasks (\(tasks))")
  }

  /// Moves the clock from one deadline to the next, and lets the tasks of screens continue, until a condition holds.
  ///
  /// The clock stands still while a task of a screen or a coordinator waits for something else, such as an actor or a file, for
  /// at most `realLimit` of real time. A task that has not answered by then is not waited for again. Without such tasks it
  /// gives up when the clock has reached the limit.
  ///
  /// - Returns: Whether the condition holds.
  private func advance(
    atMost limit: Duration, orWork realLimit: Duration, until condition: () -> Bool
  ) async -> Bool {
    await letTasksContinue()
    let end = queue.clock.now.advanced(by: limit)
    let realEnd = ContinuousClock.now.advanced(by: realLimit)
    while !condition() {
      if !workingTasks.isEmpty {
        if ContinuousClock.now < realEnd {
          await letTasksContinue()
          continue
        }
        queue.clock.manualTime.stopWaiting(for: workingTasks)
      }
      guard queue.clock.manualTime.advanceToNextWakeUp(until: end.time) != nil else { break }
      await letTasksContinue()
    }
    while !condition() {
      guard !workingTasks.isEmpty, ContinuousClock.now < realEnd else { return false }
      await letTasksContinue()
    }
    return true
  }

  /// Lets the tasks of screens and coordinators continue until each has ended or waits for the clock, which stands still.
  ///
  /// A task that has not answered after `realLimit` of real time is not waited for again.
  func settle(within realLimit: Duration) async {
    // The tasks of a screen begin when it is drawn first.
    redraw()
    _ = await advance(atMost: .zero, orWork: realLimit) { workingTasks.isEmpty }
  }

  /// Does what a user did at the recorded times, by a clock that is moved by hand.
  func replay(
    _ recording: Recording, isLinear: Bool, _ handle: (TerminalEvent) -> Void
  ) async throws(RecordingError) {
    var time = Duration.zero
    for event in try recording.input(isLinear: isLinear) {
      guard outcome == nil, case .input(let input) = event.content else { return }
      await advance(by: event.time - time)
      time = event.time
      handle(input)
    }
    if outcome == nil { await advance(by: recording.duration - time) }
  }

  /// The tasks that wait for something else than the clock, and may answer.
  private var workingTasks: Set<Int> {
    let time = queue.clock.manualTime
    return Set(runningTasks.keys).subtracting(time.sleepingTasks)
      .subtracting(time.unansweredTasks)
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
