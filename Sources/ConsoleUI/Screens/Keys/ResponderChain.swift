internal import Coordinators

/// The responders to keys in a window as it was drawn last.
///
/// Looking up a response changes nothing, so the key hints ask the same chain that the keys go through.
@MainActor struct ResponderChain {
  let window: Window
  let active: ActiveScreen?
  let focused: ControlNode?
  /// Whether the focused control takes text.
  let takesText: Bool
  let tabs: TabBarController?
  let columns: ColumnNavigation?
  /// The window-wide commands.
  let commands: [KeyCommand]
  let controlRects: [ViewPath: Rect]
  var overlay: Overlay?
  /// Whether the last key was Ctrl-C, and a guard refused.
  var wasInterrupted = false
  var actions = Actions()

  /// What the keys of the console itself do.
  struct Actions {
    var interrupt: () -> Void = {}
    var showHelp: () -> Void = {}
    /// `nil` if there is no command palette.
    var showPalette: (() -> Void)?
    var close: () -> Void = {}
    var repaint: () -> Void = {}
  }

  init(
    window: Window, active: ActiveScreen?, tabs: TabBarController?, columns: ColumnNavigation?,
    commands: [KeyCommand], controlRects: [ViewPath: Rect]
  ) {
    self.window = window
    self.active = active
    // Looked up once, because several responders ask for it.
    focused = active?.focused
    takesText = focused?.takesText ?? false
    self.tabs = tabs
    self.columns = columns
    self.commands = commands
    self.controlRects = controlRects
  }

  /// The answer of the chain to a key.
  struct Answer {
    let responder: Responder
    let response: KeyResponse
    /// Whether the focused control itself uses the key, perhaps by its second name.
    var isFromControl = false
  }

  /// The responder that gets a key, and what it does; `nil` if the key has no effect at all.
  func answer(to key: KeyPress) -> Answer? {
    var held: Responder?
    for responder in Responder.order where held == nil || responder.staysOnScreen {
      if responder == .aliases {
        guard let answer = answer(toAlias: key) else { continue }
        return answer
      }
      let response = response(of: responder, to: key)
      switch response {
      case .unused: continue
      case .atEnd: held = responder
      case .perform, .changeState:
        return Answer(
          responder: responder, response: response,
          isFromControl: responder == .control || responder == .editing)
      }
    }
    return held.map { Answer(responder: $0, response: .atEnd) }
  }

  func responder(to key: KeyPress) -> Responder? { answer(to: key)?.responder }

  /// Performs what one responder does with a key, whichever control has the focus.
  func press(_ key: KeyPress, in responder: Responder) {
    response(of: responder, to: key).action?()
  }

  /// The window-wide commands that the user can type as a line, where no control takes keys.
  var typedWindowCommands: [KeyCommand] {
    guard !commands.isEmpty else { return [] }
    let chain = ResponderChain(
      window: window, active: active?.withoutControls, tabs: tabs, columns: columns,
      commands: commands, controlRects: [:])
    return chain.commands.filter { command in
      command.keys.contains { chain.responder(to: $0) == .windowCommands }
    }
  }

  private func response(of responder: Responder, to key: KeyPress) -> KeyResponse {
    switch responder {
    case .interruption: key == .control("c") ? .perform(actions.interrupt) : .unused
    case .overlay: closeOverlay(key)
    case .editing: edit(key)
    case .control: control(key)
    case .screenCommands: perform(active?.commands.first { $0.keys.contains(key) })
    case .characters: takeCharacter(key)
    case .focusMovement: moveFocus(key)
    case .scrolling: scroll(key)
    case .find: find(key)
    case .help: help(key)
    case .columns: selectColumn(key)
    case .tabs: selectTab(key)
    case .back: goBack(key)
    case .windowCommands: windowCommand(key)
    case .palette: palette(key)
    case .repaint: key == .control("l") ? .perform(actions.repaint) : .unused
    case .aliases: answer(toAlias: key)?.response ?? .unused
    }
  }

  private func closeOverlay(_ key: KeyPress) -> KeyResponse {
    guard let overlay, overlay.closingKeys.contains(key) else { return .unused }
    return .perform(overlay.close)
  }

  /// While text is edited, no character is a command, also if the control refuses it.
  private func edit(_ key: KeyPress) -> KeyResponse {
    guard takesText, let focused else { return .unused }
    let response = focused.response(to: key)
    if case .unused = response, key.isText { return .atEnd }
    return response
  }

  private func control(_ key: KeyPress) -> KeyResponse {
    guard !takesText, let focused else { return .unused }
    return focused.response(to: key)
  }

  private func perform(_ command: KeyCommand?) -> KeyResponse {
    command.map { .perform($0.action) } ?? .unused
  }

  private func find(_ key: KeyPress) -> KeyResponse {
    guard key == .character("/"), let focused, focused.canFind else {
      return .unused
    }
    return .perform(focused.startFinding)
  }

  private func help(_ key: KeyPress) -> KeyResponse {
    guard key == .character("?"), let active, active.screen.presentation != .box else {
      return .unused
    }
    return .perform(actions.showHelp)
  }

  private func palette(_ key: KeyPress) -> KeyResponse {
    guard let showPalette = actions.showPalette, Self.paletteKeys.contains(key), let active,
      active.screen.presentation != .box
    else { return .unused }
    return .perform(showPalette)
  }

  static let paletteKeys: [KeyPress] = [.function(1), .control(" ")]

  /// A box waits for an answer, so a character that is no answer there does nothing.
  private func windowCommand(_ key: KeyPress) -> KeyResponse {
    guard active?.screen.presentation != .box || key.isShortcut else { return .unused }
    return perform(commands.first { $0.keys.contains(key) })
  }

  private func answer(toAlias alias: KeyPress) -> Answer? {
    let keys = KeyAliases.keys(for: alias)
    guard !keys.isEmpty, !takesText else { return nil }
    for responder in Responder.order where responder == .control || responder.staysOnScreen {
      for key in keys {
        let response = response(of: responder, to: key)
        if response.action != nil {
          return Answer(
            responder: .aliases, response: response, isFromControl: responder == .control)
        }
      }
    }
    return nil
  }
}

extension KeyPress {
  /// Whether the key is held with Control or is a function key, so that it is no answer to a question.
  fileprivate var isShortcut: Bool {
    if case .function = key { return true }
    return modifiers.contains(.control)
  }
}
