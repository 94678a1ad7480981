extension Window {
  /// Restores a saved ``navigationState``, as one change.
  ///
  /// Call it after the root coordinator was started, or in the same ``transaction(_:then:)``. A line that
  /// cannot be restored is rolled back and becomes a problem; the others are restored. ``StatePreserving`` objects get
  /// their states back, whether they were shown already or are restored. If a ``LeaveGuard``
  /// refuses, nothing is shown or selected, as in every transaction; what got its state keeps it.
  ///
  /// ```swift
  /// try window.transaction {
  ///   try window.start(AppCoordinator(window: window))
  ///   for problem in window.restore(text) { print(problem) }
  /// }
  /// ```
  ///
  /// - Returns: the lines that could not be restored, in order. Inside a callback the restoration is queued,
  ///   and its problems become ``CoordinatorDiagnostic``s instead.
  public func restore(_ text: String) -> [RestorationProblem] { restore(text, insteadOf: []) }

  /// Restores a text, and forgets lines that are in it unless a guard vetoes it.
  func restore(_ text: String, insteadOf lines: [WaitingLines]) -> [RestorationProblem] {
    var problems: [RestorationProblem] = []
    var (hasReturned, wasQueued) = (false, false)
    do {
      try transaction { [weak self] in
        guard let self else { return }
        wasQueued = hasReturned
        let restorer = NavigationStateRestorer(of: self)
        restorer.run(text)
        problems = restorer.problems
        guard !Engine.shared.isInterrupted else { return }
        let waiting = state.waitingLines.filter { !lines.contains($0) }
        Engine.shared.setWaitingLines(waiting, of: state)
        wait(for: restorer.waiting)
      } then: { [weak state] in
        guard wasQueued else { return }
        for problem in problems {
          CoordinatorDiagnostic(.restorationFailed, subject: "Window", detail: "\(problem)")
            .report(in: state)
        }
      }
    } catch {
      let reason = RestorationProblem.Reason.failed("\(error)")
      problems = [RestorationProblem(line: 1, text: "restoration", reason: reason)]
    }
    hasReturned = true
    return problems
  }
}
