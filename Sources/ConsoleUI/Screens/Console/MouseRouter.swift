/// Passes mouse events to what is under the pointer in the frame that is shown.
@MainActor struct MouseRouter {
  /// The control on which the button was pressed, until the button is released.
  private var dragged: DrawingContext.MouseTarget.ID?

  /// Passes an event to the innermost control under the pointer, else to the bars.
  ///
  /// A press in a column beside the one with the keys selects that column first, and those around it.
  ///
  /// - Returns: What a click on a bar asks for.
  mutating func handle(_ mouse: MouseEvent, on frame: Frame) -> BarClickTarget.Action? {
    var targets = frame.mouseTargets.reversed().filter { $0.visible.contains(mouse.point) }
    let hasPopUp = targets.first?.isPopUp ?? false
    if hasPopUp { targets = [targets[0]] }
    switch mouse.action {
    case .press(.left):
      dragged = targets.first?.id
      let beside = hasPopUp ? [] : frame.columnsBeside.filter { $0.rect.contains(mouse.point) }
      for column in beside { column.select() }
      guard let target = targets.first else {
        return frame.barTargets.last { $0.rect.contains(mouse.point) }?.action
      }
      let screen = beside.isEmpty ? frame.active : target.screen.flatMap { frame.screensBeside[$0] }
      // What scrolls sideways never has the focus; a control around it may.
      _ = targets.contains { screen?.focus($0.control) ?? false }
      target.control.click(at: target.inside(mouse.point), in: target.rect.size)
    case .drag(.left):
      if let target = frame.mouseTargets.last(where: { $0.id == dragged }) {
        target.control.drag(to: target.inside(mouse.point), in: target.rect.size)
      }
    case .scrollUp, .scrollLeft: turnWheel(of: mouse, by: -1, over: targets)
    case .scrollDown, .scrollRight: turnWheel(of: mouse, by: 1, over: targets)
    case .release: dragged = nil
    case .press, .drag: break
    }
    return nil
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
}
