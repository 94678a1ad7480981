internal import Coordinators

extension Console {
  /// Who gets the mouse: what is drawn at its point, the innermost first.
  func point(_ mouse: MouseEvent) {
    let targets = mouseTargets.reversed().filter { $0.visible.contains(mouse.point) }
    switch mouse.action {
    case .press(.left):
      if let target = targets.first {
        active?.focus(target.control)
        target.control.click(at: target.inside(mouse.point), in: target.rect.size)
      } else {
        selectTab(at: mouse.point)
      }
    case .scrollUp: _ = targets.contains { $0.control.scroll(by: -1) }
    case .scrollDown: _ = targets.contains { $0.control.scroll(by: 1) }
    case .press, .release: break
    }
  }

  private func selectTab(at point: Point) {
    guard let bar = tabBar, bar.rect.contains(point), let tabs else { return }
    let column = point.column - bar.rect.origin.column
    guard let index = bar.element.index(at: column, in: bar.rect.size),
      tabs.tabs.indices.contains(index)
    else { return }
    tabs.select(tabs.tabs[index])
  }
}
