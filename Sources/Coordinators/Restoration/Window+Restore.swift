extension Window {
  /// Leads the reader to where they were when ``navigationState`` was saved, as one change.
  ///
  /// Is called after the first coordinator was started, or in the same ``transaction(_:then:)``. A waypoint
  /// that leads nowhere ends the way there, and only there; what it has shown is taken back. Where a
  /// ``LeaveGuard`` objects nothing is restored, as in every transaction.
  ///
  /// ```swift
  /// try window.transaction {
  ///   try window.start(AppCoordinator(window: window))
  ///   for problem in window.restore(text) { print(problem) }
  /// }
  /// ```
  ///
  /// - Returns: the lines that the reader could not be led to, in order. Called from inside a callback the
  ///   restoration waits for its turn, and they go to ``CoordinatorDiagnostic/handler`` instead.
  public func restore(_ text: String) -> [RestorationProblem] {
    var problems: [RestorationProblem] = []
    var (hasReturned, isLate) = (false, false)
    do {
      try transaction { [weak self] in
        guard let self else { return }
        isLate = hasReturned
        let restoration = Restoration(of: self)
        restoration.run(text)
        problems = restoration.problems
      } then: {
        guard isLate else { return }
        for problem in problems {
          CoordinatorDiagnostic(.restorationFailed, subject: "Window", detail: "\(problem)")
            .report()
        }
      }
    } catch {
      let reason = RestorationProblem.Reason.failed("\(error)")
      problems = [RestorationProblem(line: 1, entry: RestorationLine.header, reason: reason)]
    }
    hasReturned = true
    return problems
  }
}
