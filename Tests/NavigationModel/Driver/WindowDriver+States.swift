import Coordinators

/// A flow or page with a state, which the driver sets before it saves.
@MainActor
protocol PreservedObject: StatePreserving {
  var id: Int { get }
  var state: String? { get set }
}

extension PreservedObject {
  var preservedState: String? { state }
  var stateVersion: Int { id % 3 }

  func restore(preservedState text: String, version: Int) {
    state = "version \(version): \(text)"
  }

  /// What it saves: some have nothing, and some an empty text.
  fileprivate var ownState: String? {
    switch id % 5 {
    case 0: nil
    case 1: ""
    default: "state %\n\(id)"
    }
  }
}

extension WindowDriver {
  /// Saves and restores the navigation state of a window in place, and returns the failure if there is one.
  ///
  /// What is in the tree of the root gets back its own state, and nothing else changes. If a guard refuses a line of a
  /// tab, only the states in the lines before it come back. A coordinator whose tab was not selected yet, or whose start
  /// has failed, has no line.
  func restoreInPlace(
    _ id: Int, _ simulation: Simulation, refusedTabLine: Int?, bypassesGuards: Bool
  ) -> String? {
    let (window, flows) = (windows[id], simulation.state.flows)
    let objects = preservedObjects(of: id).filter { flows[$0.id]?.tabToStartWith == nil }
    for object in objects { object.state = object.ownState }
    let (text, before) = (window.navigationState, snapshot)
    for object in objects { object.state = "changed" }

    var problems: [RestorationProblem] = []
    recordEvents {
      let restore = { problems = window.restore(text) }
      if bypassesGuards { window.withoutGuards(restore) } else { restore() }
    }

    if !problems.isEmpty { return "\(text)was restored with problems: \(problems)" }
    if snapshot != before { return "\(text)changed the window" }
    var restoredCount = 0
    for object in objects {
      let expected = object.ownState.map { "version \(object.stateVersion): \($0)" } ?? "changed"
      if object.state != expected, refusedTabLine == nil || object.state != "changed" {
        return "\(text)has the state \(object.state ?? "nil") for \(object.id)"
      }
      if object.state != "changed" { restoredCount += 1 }
      object.state = object.ownState
    }
    let expectedCount = stateCount(in: text, beforeTabLine: refusedTabLine)
    if restoredCount != expectedCount {
      return "\(text)has restored \(restoredCount) states and not \(expectedCount)"
    }
    return window.navigationState == text ? nil : "\(text)became \(window.navigationState)"
  }

  /// The number of lines with states, up to one of the lines with tabs if there is an index of that.
  private func stateCount(in text: String, beforeTabLine index: Int?) -> Int {
    var (states, tabs) = (0, 0)
    for line in text.split(whereSeparator: \.isNewline) {
      switch line.split(separator: " ").first {
      case "state": states += 1
      case "tab" where tabs == index: return states
      case "tab": tabs += 1
      default: break
      }
    }
    return states
  }

  /// The flows under the app coordinator of a window and the pages that they have there.
  private func preservedObjects(of id: Int) -> [any PreservedObject] {
    let (window, app) = (windows[id], apps[id])
    var found: [any PreservedObject] = []
    var pending: [Coordinator] = app.isActive ? [app] : []
    while let coordinator = pending.popLast() {
      pending += coordinator.children
      if let flow = coordinator as? ScriptedFlow { found.append(flow) }
      for case let page as Page in coordinator.screens
      where window.coordinator(of: page) === coordinator
        && !found.contains(where: { $0 === page })
      {
        found.append(page)
      }
    }
    return found
  }
}
