extension Console {
  /// Runs the event loop until the window is closed, the input ends, a signal asks the program to end, or the
  /// task is cancelled.
  ///
  /// In all cases this closes the window, restores the terminal, and lets every task that awaits an outcome of a
  /// shown coordinator continue before it returns. After a signal the program goes on, and dies by that signal
  /// when it exits with status 0: see ``setsExitStatus``. So it is with an error of the output, such as a full disk: it is
  /// printed when the program exits, with status 1.
  ///
  /// - Throws: ``TerminalError`` if the terminal cannot be set up.
  @discardableResult public func run() async throws -> ConsoleOutcome {
    // A turn for each item, so that other tasks of the main actor run between two items.
    let loop = TurnLoop()
    try begin { loop.requestTurn(waits: $0) }
    await loop.run {
      self.takeTurn()
      return self.outcome == nil
    }
    terminal.events.stopDelivering()
    // The loop also ends when the task is cancelled.
    stop(.endOfInput)
    // A task that awaits an outcome is notified in the first step and continues in the second. It must do so
    // before this returns, because the program may exit then.
    for _ in 1...2 { await Task.yield() }
    return finish()
  }

  /// Sets up the terminal, draws the first frame, and takes events; each item calls `wakeUp`.
  ///
  /// - Throws: ``TerminalError`` if the terminal cannot be set up.
  private func begin(wakeUp: @escaping Mailbox<EventQueue.Item>.WakeUp) throws {
    queue.setWakeUp(wakeUp)
    try begin()
    terminal.events.deliver { [queue] in queue.add(.terminal($0), waits: $1) }
  }

  private func finish() -> ConsoleOutcome {
    let outcome = outcome ?? .endOfInput
    if setsExitStatus, let terminal = terminal as? any ProcessTerminal {
      ExitStatus.set(outcome.signal, terminal.failure)
    }
    return outcome
  }
}

extension ConsoleOutcome {
  fileprivate var signal: TerminalSignal? {
    if case .signal(let signal) = self { signal } else { nil }
  }
}
