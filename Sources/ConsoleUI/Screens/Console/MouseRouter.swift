/// Passes mouse events to what is under the pointer in the frame that is shown.
@MainActor final class MouseRouter {
  /// The control on which the button was pressed, until the button is released.
  private var dragged: DrawingContext.MouseTarget.ID?

  /// What became of an event.
  enum Result {
    /// It has no effect, so that nothing need be drawn.
    case unused
    case handled
    /// A click on a bar asks for this.
    case bar(BarClickTarget.Action)
  }

  /// Passes an event to the innermost control under the pointer, else to the bars.
  ///
  /// A press in a column beside the one with the keys selects that column first, and those around it.
  func handle(_ mouse: MouseEvent, on frame: Frame) -> Result {
    var targets = frame.mouseTargets.reversed().filter { $0.visible.contains(mouse.point) }
    let hasPopUp = targets.first?.isPopUp ?? false
    if hasPopUp { targets = [targets[0]] }
    switch mouse.action {
    case .press(.left):
      dragged = targets.first?.id
      let beside = hasPopUp ? [] : frame.columnsBeside.filter { $0.rect.contains(mouse.point) }
      for column in beside { column.select() }
      guard let target = targets.first else {
        let bar = frame.barTargets.last { $0.rect.contains(mouse.point) }
        return bar.map { .bar($0.action) } ?? (beside.isEmpty ? .unused : .handled)
      }
      let screen = beside.isEmpty ? frame.active : target.screen.flatMap { frame.screensBeside[$0] }
      // What scrolls sideways never has the focus; a control around it may.
      _ = targets.contains { screen?.focus($0.control) ?? false }
      target.control.click(at: target.inside(mouse.point), in: target.rect.size)
    case .drag(.left):
      guard let target = frame.mouseTargets.last(where: { $0.id == dragged }) else {
        return .unused
      }
      target.control.drag(to: target.inside(mouse.point), in: target.rect.size)
    case .scrollUp, .scrollLeft: return turnWheel(of: mouse, by: -1, over: targets)
    case .scrollDown, .scrollRight: return turnWheel(of: mouse, by: 1, over: targets)
    case .release:
      dragged = nil
      return .unused
    case .press, .drag: return .unused
    }
    return .handled
  }

  /// Scrolls the innermost control that can; Shift turns the wheel sideways where something is wider than its room.
  private func turnWheel(
    of mouse: MouseEvent, by steps: Int, over targets: [DrawingContext.MouseTarget]
  ) -> Result {
    let isSideways =
      mouse.modifiers.contains(.shift) || [.scrollLeft, .scrollRight].contains(mouse.action)
    let scrolls = isSideways && targets.contains { $0.control.scrollHorizontally(by: steps) }
    if scrolls { return .handled }
    let isVertical = ![.scrollLeft, .scrollRight].contains(mouse.action)
    return isVertical && targets.contains { $0.control.scroll(by: steps) } ? .handled : .unused
  }
}
