/// The lines of a saved state inside a coordinator whose tab was not selected yet; its start restores them.
struct DeferredLines {
  /// The path to the coordinator.
  let path: RestorationPath
  /// The lines as they were.
  var lines: [String] = []

  /// The lines for a coordinator at a depth, without damaged ones.
  func lines(inside depth: Int) -> [RestorationLine] {
    let lines = lines.compactMap(RestorationLine.init)
    guard let first = lines.first else { return [] }
    return lines.map { RestorationLine(depth: $0.depth - first.depth + depth, step: $0.step) }
  }
}

extension Engine {
  /// Restores what was saved inside a coordinator that has started with its tab.
  func restoreDeferredLines(of child: Coordinator) {
    guard let deferred = child.deferredLines, let window = child.window else { return }
    let restorer = NavigationStateRestorer(of: window)
    restorer.run(deferred, in: child)
    for problem in restorer.problems {
      CoordinatorDiagnostic(.restorationFailed, subject: "Window", detail: "\(problem)")
        .report(in: window.state)
    }
    window.wait(for: restorer.waiting)
    // After the commit, since a start that is rolled back is tried again.
    enqueue { [weak child] in child?.deferredLines = nil }
  }
}

extension Window {
  func wait(for lines: [WaitingLines]) {
    var waiting = state.waitingLines
    for lines in lines where !waiting.contains(lines) { waiting.append(lines) }
    if waiting.count != state.waitingLines.count {
      Engine.shared.setWaitingLines(waiting, of: state)
    }
  }
}
