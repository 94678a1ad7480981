extension Window {
  /// The routes of the root coordinator's children and screens, and indented, of all their descendants, as text, with what
  /// ``StatePreserving`` objects preserve.
  ///
  /// Reading it changes nothing, and two reads without a change between them are equal, byte for byte. Inside
  /// a callback it describes the committed change, so you can save it in an observer; inside a transaction or
  /// a `start()` it describes what has been applied so far. Screens that a coordinator showed between the
  /// screens of a child are restored above them.
  ///
  /// ```
  /// restoration 1
  /// to news
  ///   to 17
  ///     in ArticleScreen
  ///       state 1 40
  /// to more
  /// tab 0 0
  /// ```
  public var navigationState: String {
    var writer = NavigationStateWriter(of: self)
    return RestorationText.text(of: writer.lines(), waiting: state.waitingLines)
  }

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

  /// Whether lines of a restored state wait for places that are not there yet, or that a guard has not allowed.
  public var isRestoring: Bool { !state.waitingLines.isEmpty }

  /// Restores what waits of the states that were restored before, as far as it is there by now.
  ///
  /// Call it when something has arrived: an article was loaded, the user has signed in. What is shown already is found and
  /// keeps its state. The user may be elsewhere by now: see ``location`` and ``activeScreen``, and ``endRestoring()``.
  ///
  /// - Returns: the problems, as from ``restore(_:)``.
  @discardableResult
  public func continueRestoring() -> [RestorationProblem] {
    guard isRestoring else { return [] }
    let waiting = state.waitingLines
    return restore(RestorationText.text(of: [], waiting: waiting), insteadOf: waiting)
  }

  /// Drops what waits; the ``navigationState`` does not have it any more.
  public func endRestoring() { Engine.shared.set(\.waitingLines, of: state, to: []) }

  /// Restores a text, and forgets lines that are in it unless a guard vetoes it.
  private func restore(_ text: String, insteadOf lines: [WaitingLines]) -> [RestorationProblem] {
    var problems: [RestorationProblem] = []
    var (hasReturned, wasQueued) = (false, false)
    do {
      try transaction { [weak self] in
        guard let self else { return }
        wasQueued = hasReturned
        let restorer = NavigationStateRestorer(of: self)
        restorer.run(text)
        problems = restorer.problems
        if !Engine.shared.isInterrupted { replaceWaitingLines(lines, with: restorer.waiting) }
      } then: { [weak state] in
        if wasQueued { problems.report(in: state) }
      }
    } catch {
      let reason = RestorationProblem.Reason.failed("\(error)")
      problems = [RestorationProblem(line: 1, text: "restoration", reason: reason)]
    }
    hasReturned = true
    return problems
  }

  /// Lets new lines wait, each once, and others no more.
  func replaceWaitingLines(_ old: [WaitingLines], with new: [WaitingLines]) {
    var waiting = state.waitingLines.filter { !old.contains($0) }
    for lines in new where !waiting.contains(lines) { waiting.append(lines) }
    if waiting != state.waitingLines {
      Engine.shared.set(\.waitingLines, of: state, to: waiting)
    }
  }
}
