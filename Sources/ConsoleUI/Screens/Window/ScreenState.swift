/// The state of a screen between two frames: the state of its views, and which control has the focus.
@MainActor final class ScreenState {
  /// The screen; `nil` once it was released.
  private(set) weak var screen: (any Screen)?
  /// Identifies the state, and so the screen, in its window; never reused.
  let number: Int
  let views: ViewStates
  private(set) var focus: ViewPath?
  private var focusBindings: [FocusBinding] = []
  private var focusIndex = 0

  init(of screen: (any Screen)?, number: Int, views: ViewStates = ViewStates()) {
    self.screen = screen
    self.number = number
    self.views = views
  }

  /// A state that a spare drawing may change without an effect on this one.
  func copy() -> ScreenState {
    let copy = ScreenState(of: screen, number: number, views: views.forSpareDrawing())
    copy.focus = focus
    copy.focusIndex = focusIndex
    return copy
  }

  /// Updates the focus for the controls of a new frame.
  ///
  /// The focus goes to the `requested` control, else stays, else goes to the `initial` one. If that control is gone,
  /// the one that is now at its position gets the focus.
  func updateFocus(among controls: [ControlNode], initial: ViewPath?, requested: ViewPath?) {
    let target = requested ?? focus ?? initial
    if let index = controls.firstIndex(where: { $0.path == target }) {
      moveFocus(to: index, among: controls)
    } else {
      moveFocus(to: min(focusIndex, controls.count - 1), among: controls)
    }
  }

  /// Binds states to the focus of a frame, which knows it now.
  ///
  /// - Returns: Whether what the frame has read of them so far holds.
  func bindFocus(_ bindings: [FocusBinding]) -> Bool {
    // A state without a control in this frame must not keep the field that had the focus.
    let earlier = focusBindings
    for binding in earlier { binding.endFocus() }
    focusBindings = bindings
    notifyBindings()
    return (earlier + bindings).reduce(true) { $1.endReading() && $0 }
  }

  /// Sets the states that are bound to the focus.
  func notifyBindings() {
    for binding in focusBindings { binding.endFocus() }
    guard let focus else { return }
    for binding in focusBindings { binding.setFocus(focus) }
  }

  func moveFocus(to index: Int, among controls: [ControlNode]) {
    guard controls.indices.contains(index) else {
      focus = nil
      return
    }
    focusIndex = index
    focus = controls[index].path
  }
}
