/// Passes mouse events to what is under the pointer in the frame that is shown.
@MainActor final class MouseRouter {
  /// The control on which a button was pressed, until it is released.
  private var dragged: (target: DrawingContext.MouseTarget.ID, button: MouseEvent.Button)?
  private var lastPress: Press?
  private let clock: ConsoleClock

  /// The longest time between the two presses of a double click.
  private static let doubleClickTime = Duration.milliseconds(500)

  init(clock: ConsoleClock) { self.clock = clock }

  /// The last press of a button, to recognize double clicks.
  private struct Press {
    let event: MouseEvent
    let target: DrawingContext.MouseTarget.ID?
    let time: ConsoleClock.Instant
    var count = 1
  }

  /// Counts the next press as a first one.
  func forgetPresses() { lastPress = nil }

  /// What became of an event.
  enum Result {
    /// It has no effect, so that nothing need be drawn.
    case unused
    case handled
    /// A click on a bar asks for this.
    case bar(BarClickTarget.Action)
  }

  /// Passes an event to the innermost control under the pointer, else to the bars.
  func handle(_ mouse: MouseEvent, on frame: Frame) -> Result {
    var targets = frame.mouseTargets.reversed().filter { $0.visible.contains(mouse.point) }
    let hasPopUp = targets.first?.isPopUp ?? false
    if hasPopUp { targets = [targets[0]] }
    switch mouse.action {
    case .press(let button):
      targets.removeAll { !$0.control.isReached(by: button) }
      let count = countPress(mouse, on: targets.first?.id)
      return press(button, count: count, of: mouse, over: targets, hasPopUp: hasPopUp, on: frame)
    case .drag(let button):
      guard let dragged, dragged.button == button,
        let target = frame.mouseTargets.last(where: { $0.id == dragged.target })
      else { return .unused }
      target.control.drag(to: target.inside(mouse.point), in: target.rect.size)
      return .handled
    case .scrollUp, .scrollLeft: return turnWheel(of: mouse, by: -1, over: targets)
    case .scrollDown, .scrollRight: return turnWheel(of: mouse, by: 1, over: targets)
    case .release:
      dragged = nil
      return .unused
    }
  }

  /// Handles a press over the targets that take the button, the innermost first.
  ///
  /// A press in a column beside the one with the keys selects that column first, and those around it.
  private func press(
    _ button: MouseEvent.Button, count: Int, of mouse: MouseEvent,
    over targets: [DrawingContext.MouseTarget], hasPopUp: Bool, on frame: Frame
  ) -> Result {
    dragged = targets.first.map { ($0.id, button) }
    if button != .left, targets.isEmpty { return .unused }
    let beside = hasPopUp ? [] : frame.columnsBeside.filter { $0.rect.contains(mouse.point) }
    for column in beside { column.select() }
    if button == .left, !hasPopUp,
      let bar = frame.barTargets.last(where: { $0.rect.contains(mouse.point) })
    {
      dragged = nil
      return .bar(bar.action)
    }
    guard let target = targets.first else { return beside.isEmpty ? .unused : .handled }
    let screen = beside.isEmpty ? frame.active : target.screen.flatMap { frame.screensBeside[$0] }
    // What scrolls sideways never has the focus; a control around it may.
    _ = targets.contains { screen?.focus($0.control) ?? false }
    target.control.click(
      Click(
        button, count: count, modifiers: mouse.modifiers, at: target.inside(mouse.point),
        in: target.rect.size))
    return .handled
  }

  /// How often the button was pressed in the same cell, on the same control.
  private func countPress(_ mouse: MouseEvent, on target: DrawingContext.MouseTarget.ID?) -> Int {
    var press = Press(event: mouse, target: target, time: clock.now)
    if let lastPress, lastPress.event == mouse, lastPress.target == target,
      lastPress.time.duration(to: press.time) <= Self.doubleClickTime
    {
      press.count += lastPress.count
    }
    lastPress = press
    return press.count
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
