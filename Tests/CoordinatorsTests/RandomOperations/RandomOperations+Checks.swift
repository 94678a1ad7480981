import Coordinators

/// The invariants that must hold after each operation.
extension RandomOperations {
  func check() {
    let contents = windows.map { WindowContents(of: $0) }
    let screens = contents.flatMap(\.screens)
    let shown = Set(screens.map { ObjectIdentifier($0) })
    let kept = Set(flows.compactMap { $0.flow == nil ? nil : $0.container })
    if shown.count != screens.count { failures.append("a screen is in two containers") }
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
      check(flow, id, shown)
    }
    for (id, record) in flows.enumerated()
    where record.removalCount > (record.flow == nil ? 1 : 0)
      || (record.wasActive && record.flow == nil && record.removalCount == 0)
    {
      failures.append("\(id) was removed \(record.removalCount) times")
    }
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
