internal import Coordinators

extension Console {
  /// Passes a mouse event to the innermost control under the pointer, else to the bars.
  ///
  /// A press in a column beside the one with the keys selects that column first, and those around it.
  func handleMouse(_ mouse: MouseEvent) {
    var targets = mouseTargets.reversed().filter { $0.visible.contains(mouse.point) }
    let hasPopUp = targets.first?.isPopUp ?? false
    if hasPopUp { targets = [targets[0]] }
    switch mouse.action {
    case .press(.left):
      draggedControl = targets.first?.id
      let beside = hasPopUp ? [] : columnsBeside.filter { $0.rect.contains(mouse.point) }
      for column in beside { column.select() }
      if let target = targets.first {
        let screen = beside.isEmpty ? active : target.screen.flatMap { screensBeside[$0] }
        // What scrolls sideways never has the focus; a control around it may.
        _ = targets.contains { screen?.focus($0.control) ?? false }
        target.control.click(at: target.inside(mouse.point), in: target.rect.size)
      } else {
        clickBar(at: mouse.point)
      }
    case .drag(.left):
      guard let target = mouseTargets.last(where: { $0.id == draggedControl }) else {
        return
      }
      target.control.drag(to: target.inside(mouse.point), in: target.rect.size)
    case .scrollUp, .scrollLeft: turnWheel(of: mouse, by: -1, over: targets)
    case .scrollDown, .scrollRight: turnWheel(of: mouse, by: 1, over: targets)
    case .release: draggedControl = nil
    case .press, .drag: break
    }
  }

  /// Scrolls the innermost control that can; Shift turns the wheel sideways where something is wider than its room.
  private func turnWheel(
    of mouse: MouseEvent, by steps: Int, over targets: [DrawingContext.MouseTarget]
  ) {
    let isSideways =
      mouse.modifiers.contains(.shift) || [.scrollLeft, .scrollRight].contains(mouse.action)
    let scrolls = isSideways && targets.contains { $0.control.scrollHorizontally(by: steps) }
    guard !scrolls, ![.scrollLeft, .scrollRight].contains(mouse.action) else { return }
    _ = targets.contains { $0.control.scroll(by: steps) }
  }

  private func clickBar(at point: Point) {
    guard let target = barTargets.last(where: { $0.rect.contains(point) }) else { return }
    switch target.action {
    case .back: window.back()
    case .key(let key): press(key)
    case .tab(let index):
      guard let tabs, tabs.tabs.indices.contains(index) else { return }
      tabs.select(tabs.tabs[index])
    }
  }
}
