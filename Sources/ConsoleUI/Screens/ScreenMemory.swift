/// What the console remembers of a screen while that is in its place: the state of its views, the focus.
@MainActor final class ScreenMemory {
  let views = ViewStates()
  private(set) var focus: ViewPath?
  private var focusIndex = 0

  init() {}

  /// Keeps the focus on its control, unless it is wanted elsewhere or had none yet.
  ///
  /// If its control is gone, the one that took its position gets the focus.
  func settleFocus(among controls: [any Control], first: ViewPath?, wanted: ViewPath?) {
    let target = wanted ?? focus ?? first
    if let index = controls.firstIndex(where: { $0.path == target }) {
      moveFocus(to: index, among: controls)
    } else {
      moveFocus(to: min(focusIndex, controls.count - 1), among: controls)
    }
  }

  func moveFocus(to index: Int, among controls: [any Control]) {
    guard controls.indices.contains(index) else {
      focus = nil
      return
    }
    focusIndex = index
    focus = controls[index].path
  }
}
