internal import Coordinators

/// The screen that receives keys, as it was drawn in the last frame.
@MainActor final class ActiveScreen {
  let screen: any Screen
  let state: ScreenState
  let element: any Element
  let controls: [ControlNode]
  let scrollables: [ControlNode]
  let commands: [KeyCommand]
  /// The disabled commands.
  let disabledCommands: [KeyCommand]
  /// `nil` until a key asks for them.
  private var characterResponders: [any CharacterResponder]?

  init(
    screen: any Screen, state: ScreenState, element: any Element, controls: [ControlNode],
    scrollables: [ControlNode], commands: [KeyCommand], disabledCommands: [KeyCommand] = []
  ) {
    self.screen = screen
    self.state = state
    self.element = element
    self.controls = controls
    self.scrollables = scrollables
    self.commands = commands
    self.disabledCommands = disabledCommands
  }

  /// The screen with its commands alone.
  var withoutControls: ActiveScreen {
    ActiveScreen(
      screen: screen, state: state, element: element, controls: [], scrollables: [],
      commands: commands)
  }

  /// The screen and the coordinators above it that respond to unused characters, in this order.
  func characterResponders(in window: Window) -> [any CharacterResponder] {
    if let characterResponders { return characterResponders }
    var responders = [screen as? any CharacterResponder]
    // A box waits for an answer: what is typed there is not meant for what is behind it.
    var coordinator = screen.presentation == .box ? nil : window.coordinator(of: screen)
    while let current = coordinator {
      responders.append(current as? any CharacterResponder)
      coordinator = current.parent
    }
    let found = responders.compactMap(\.self)
    characterResponders = found
    return found
  }

  /// The screen as text: one line per element with its role, indented by depth.
  var outline: [String] {
    [Semantics(role, label: screen.title).description] + element.outline(indent: 1)
  }

  var role: Semantics.Role {
    switch screen.presentation {
    case .full: .screen
    case .box: .alert
    case .sheet: .sheet
    }
  }

  var focused: ControlNode? { focusIndex.map { controls[$0] } }

  private var focusIndex: Int? { controls.firstIndex { $0.path == state.focus } }

  /// Moves the focus to a control; `false` if it cannot have the focus.
  @discardableResult func focus(_ control: ControlNode) -> Bool {
    guard let index = controls.firstIndex(where: { $0.path == control.path }) else { return false }
    moveFocus(to: index)
    return true
  }

  /// Moves the focus to the control at an index of ``controls``, before a closure or the next frame asks for it.
  func moveFocus(to index: Int) {
    state.moveFocus(to: index, among: controls)
    state.notifyBindings()
  }

  /// The index of the control some steps further in reading order; beyond the last control only if `wraps`.
  func focusTarget(by step: Int, wraps: Bool) -> Int? {
    guard controls.count > 1, let index = focusIndex else { return nil }
    let next = index + step
    let target = wraps ? (next + controls.count) % controls.count : next
    return controls.indices.contains(target) ? target : nil
  }

  /// Which part of the content is visible: `72 %`; empty if all of it is.
  var place: String {
    let scrolling = [focused].compactMap(\.self) + scrollables
    return scrolling.lazy.compactMap { $0.place }.first ?? ""
  }

  /// The index of the nearest control on the left or right in the same rows.
  func focusTarget(leftwards: Bool, drawnAt rects: [ViewPath: Rect]) -> Int? {
    guard let focus = state.focus, let focusRect = rects[focus] else { return nil }
    let candidates = controls.indices.filter { index in
      guard let rect = rects[controls[index].path], rect.rows.overlaps(focusRect.rows) else {
        return false
      }
      let column = rect.origin.column
      return leftwards ? column < focusRect.origin.column : column > focusRect.origin.column
    }
    let distance = { (index: Int) in
      abs((rects[self.controls[index].path]?.origin.column ?? 0) - focusRect.origin.column)
    }
    return candidates.min { distance($0) < distance($1) }
  }
}
