/// The screen that takes keys, as it was drawn last.
@MainActor struct ActiveScreen {
  let screen: any Screen
  let memory: ScreenMemory
  let element: any Element
  let controls: [any Control]
  let scrollables: [any Control]
  let commands: [KeyCommand]

  /// The screen in words, a line for each thing on it.
  var outline: [String] {
    [Semantics(role, label: screen.title).description] + element.outline(indent: 1)
  }

  var role: Role {
    switch screen.presentation {
    case .full: .screen
    case .box: .alert
    case .sheet: .sheet
    }
  }

  var focused: (any Control)? { focusIndex.map { controls[$0] } }

  private var focusIndex: Int? { controls.firstIndex { $0.path == memory.focus } }

  func focus(_ control: any Control) {
    guard let index = controls.firstIndex(where: { $0.path == control.path }) else { return }
    memory.moveFocus(to: index, among: controls)
  }

  /// Moves the focus in reading order; past the ends only when `wraps`.
  ///
  /// - Returns: Whether it moved.
  func moveFocus(by step: Int, wraps: Bool) -> Bool {
    guard controls.count > 1, let index = focusIndex else { return false }
    let target = index + step
    let wrapped = wraps ? (target + controls.count) % controls.count : target
    guard controls.indices.contains(wrapped) else { return false }
    memory.moveFocus(to: wrapped, among: controls)
    return true
  }

  /// Moves the focus to the nearest control in the same line.
  ///
  /// - Returns: Whether there is one.
  func moveFocus(leftwards: Bool, seenAt rects: [ViewPath: Rect]) -> Bool {
    guard let focus = memory.focus, let here = rects[focus] else { return false }
    let beside = controls.indices.filter { index in
      guard let rect = rects[controls[index].path], rect.rows.overlaps(here.rows) else {
        return false
      }
      let column = rect.origin.column
      return leftwards ? column < here.origin.column : column > here.origin.column
    }
    let distance = { (index: Int) in
      abs((rects[controls[index].path]?.origin.column ?? 0) - here.origin.column)
    }
    guard let nearest = beside.min(by: { distance($0) < distance($1) }) else { return false }
    memory.moveFocus(to: nearest, among: controls)
    return true
  }
}
