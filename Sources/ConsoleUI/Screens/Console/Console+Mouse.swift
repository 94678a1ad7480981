internal import Coordinators

extension Console {
  /// Passes a mouse event to the innermost control under the pointer, else to the bars.
  ///
  /// A press in a column beside the one with the keys selects that column first, and those around it.
  func handleMouse(_ mouse: MouseEvent) {
    let targets = mouseTargets.reversed().filter { $0.visible.contains(mouse.point) }
    switch mouse.action {
    case .press(.left):
      draggedControl = targets.first?.id
      let beside = columnsBeside.filter { $0.rect.contains(mouse.point) }
      for column in beside { column.select() }
      if let target = targets.first {
        let screen = target.screen.flatMap { screensBeside[$0] }
        (beside.isEmpty ? active : screen)?.focus(target.control)
        target.control.click(at: target.inside(mouse.point), in: target.rect.size)
      } else {
        clickBar(at: mouse.point)
      }
    case .drag(.left):
      guard let target = mouseTargets.last(where: { $0.id == draggedControl }) else {
        return
      }
      target.control.drag(to: target.inside(mouse.point), in: target.rect.size)
    case .scrollUp: _ = targets.contains { $0.control.scroll(by: -1) }
    case .scrollDown: _ = targets.contains { $0.control.scroll(by: 1) }
    case .release: draggedControl = nil
    case .press, .drag: break
    }
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
