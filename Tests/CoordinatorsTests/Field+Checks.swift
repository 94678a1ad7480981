import Coordinators

/// What must hold after each operation.
extension Field {
  func check() {
    let outlines = windows.map { Outline(of: $0) }
    let screens = outlines.flatMap(\.screens)
    let shown = Set(screens.map { ObjectIdentifier($0) })
    let kept = Set(traces.compactMap { $0.flow == nil ? nil : $0.place })
    if shown.count != screens.count { faults.append("a screen is in two places") }
    for trail in trails {
      guard let screen = trail.screen, !shown.contains(ObjectIdentifier(screen)),
        !kept.contains(ObjectIdentifier(screen))
      else { continue }
      faults.append("a \(type(of: screen)) was not freed")
    }
    for id in traces.indices {
      guard let flow = traces[id].flow else { continue }
      guard flow.isActive else {
        faults.append("\(id) was not freed")
        continue
      }
      traces[id].wasActive = true
      check(flow, id, shown)
    }
    for (id, trace) in traces.enumerated()
    where trace.told > (trace.flow == nil ? 1 : 0)
      || (trace.wasActive && trace.flow == nil && trace.told == 0)
    {
      faults.append("\(id) was told \(trace.told) times")
    }
  }

  private func check(_ flow: Flow, _ id: Int, _ shown: Set<ObjectIdentifier>) {
    if !flow.screens.allSatisfy({ shown.contains(ObjectIdentifier($0)) }) {
      faults.append("\(id) has a screen that is nowhere")
    }
    if !flow.screens.isEmpty { traces[id].hadScreens = true }
    guard flow.screens.isEmpty, flow.children.isEmpty else { return }
    if traces[id].hadScreens { faults.append("\(id) has nothing left and stays") }
    if let place = flow.presenter as? NavigationController, !shown.contains(ObjectIdentifier(place))
    {
      faults.append("\(id) stays without its place")
    }
  }
}
