/// The screen that receives keys, as it was drawn in the last frame.
@MainActor struct ActiveScreen {
  let screen: any Screen
  let state: ScreenState
  let element: any Element
  let controls: [any Control]
  let scrollables: [any Control]
  let commands: [KeyCommand]

  /// The screen as text: one line per element with its role, indented by depth.
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

  private var focusIndex: Int? { controls.firstIndex { $0.path == state.focus } }

  func focus(_ control: any Control) {
    guard let index = controls.firstIndex(where: { $0.path == control.path }) else { return }
    state.moveFocus(to: index, among: controls)
  }

  /// Moves the focus in reading order; beyond the last control only if `wraps`.
  ///
  /// - Returns: Whether the focus moved.
  func moveFocus(by step: Int, wraps: Bool) -> Bool {
    guard controls.count > 1, let index = focusIndex else { return false }
    let next = index + step
    let target = wraps ? (next + controls.count) % controls.count : next
    guard controls.indices.contains(target) else { return false }
    state.moveFocus(to: target, among: controls)
    return true
  }

  /// Moves the focus to the nearest control on the left or right in the same rows.
  ///
  /// - Returns: Whether the focus moved.
  func moveFocus(leftwards: Bool, drawnAt rects: [ViewPath: Rect]) -> Bool {
    guard let focus = state.focus, let focusRect = rects[focus] else { return false }
    let candidates = controls.indices.filter { index in
      guard let rect = rects[controls[index].path], rect.rows.overlaps(focusRect.rows) else {
        return false
      }
      let column = rect.origin.column
      return leftwards ? column < focusRect.origin.column : column > focusRect.origin.column
    }
    let distance = { (index: Int) in
      abs((rects[controls[index].path]?.origin.column ?? 0) - focusRect.origin.column)
    }
    guard let nearest = candidates.min(by: { distance($0) < distance($1) }) else { return false }
    state.moveFocus(to: nearest, among: controls)
    return true
  }
}
