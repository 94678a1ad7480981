import Coordinators

/// The invariants that must hold after each operation.
extension RandomOperations {
  func check() {
    let contents = windows.map { WindowContents(of: $0) }
    let screens = contents.flatMap(\.screens)
    let shown = Set(screens.map { ObjectIdentifier($0) })
    let waiting = screensInUnattachedContainers
    let kept = Set(
      flows.compactMap { $0.flow == nil ? nil : $0.container.map(ObjectIdentifier.init) }
    )
    .union(waiting)
    if shown.count != screens.count { failures.append("a screen is in two containers") }
    for case let split as SplitViewController in screens { check(split) }
    for record in self.screens {
      guard let screen = record.screen, !shown.contains(ObjectIdentifier(screen)),
        !kept.contains(ObjectIdentifier(screen))
      else { continue }
      failures.append("a \(type(of: screen)) was not released")
    }
    for id in flows.indices {
      guard let flow = flows[id].flow else { continue }
      guard flow.isActive else {
        failures.append("\(id) was not released")
        continue
      }
      flows[id].wasActive = true
      check(flow, id, shown.union(waiting))
    }
    for (id, record) in flows.enumerated()
    where record.removalCount > (record.flow == nil ? 1 : 0)
      || (record.wasActive && record.flow == nil && record.removalCount == 0)
    {
      failures.append("\(id) was removed \(record.removalCount) times")
    }
  }

  private func check(_ split: SplitViewController) {
    let hasScreens = split.columns.contains { !$0.screens.isEmpty }
    if hasScreens, split.selected.screens.isEmpty { failures.append("an empty column is selected") }
    for column in split.columns where !windows.contains(where: { $0.contains(column, in: split) }) {
      failures.append("a column has left its split view")
    }
  }

  /// The screens in containers that are in no window: those that flows were started in, and the stacks of the apps.
  private var screensInUnattachedContainers: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var pending = flows.compactMap { $0.flow == nil ? nil : $0.container as? Container }
    pending += windows.compactMap { ($0.appCoordinator as? App)?.stack }
    while let container = pending.popLast() {
      guard found.insert(ObjectIdentifier(container)).inserted else { continue }
      let screens =
        container.modals + ((container as? NavigationController)?.screens ?? [])
        + ((container as? TabBarController)?.tabs ?? [])
        + ((container as? SplitViewController)?.columns ?? [])
      for screen in screens {
        if let inner = screen as? Container {
          pending.append(inner)
        } else {
          found.insert(ObjectIdentifier(screen))
        }
      }
    }
    return found
  }

  private func check(_ flow: Flow, _ id: Int, _ shown: Set<ObjectIdentifier>) {
    if !flow.screens.allSatisfy({ shown.contains(ObjectIdentifier($0)) }) {
      failures.append("\(id) has a screen that is not shown")
    }
    if !flow.screens.isEmpty { flows[id].hadScreens = true }
    guard flow.screens.isEmpty, flow.children.isEmpty else { return }
    if flows[id].hadScreens { failures.append("\(id) has nothing left and stays") }
    if let stack = flow.presenter as? NavigationController, !shown.contains(ObjectIdentifier(stack))
    {
      failures.append("\(id) stays without its container")
    }
  }
}

extension Window {
  fileprivate func contains(_ column: NavigationController, in split: SplitViewController) -> Bool {
    position(of: column)?.container === split
  }
}
