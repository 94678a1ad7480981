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
  /// Saves and restores the navigation state in place.
  ///
  /// What is in the tree of the root gets back its own state, and nothing else changes; the failure if it is not so.
  ///
  /// A coordinator whose tab was not selected yet has no line.
  func stateFailure(_ model: ModelTree) -> String? {
    guard let window else { return nil }
    let objects = preservedObjects.filter { model.flows[$0.id]?.tabToStartWith == nil }
    for object in objects { object.state = object.ownState }
    let (text, before) = (window.navigationState, snapshot)
    for object in objects { object.state = "changed" }

    let problems = window.restore(text)

    if !problems.isEmpty { return "\(text)was restored with problems: \(problems)" }
    if snapshot != before { return "\(text)changed the window" }
    for object in objects {
      let expected = object.ownState.map { "version \(object.stateVersion): \($0)" } ?? "changed"
      if object.state != expected {
        return "\(text)has the state \(object.state ?? "nil") for \(object.id)"
      }
      object.state = object.ownState
    }
    return window.navigationState == text ? nil : "\(text)became \(window.navigationState)"
  }

  /// The flows under the app coordinator and the pages that they have in the window.
  private var preservedObjects: [any PreservedObject] {
    guard let window, let app else { return [] }
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
