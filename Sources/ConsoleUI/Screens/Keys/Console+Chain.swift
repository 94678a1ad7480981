internal import Coordinators

/// Who responds to the keys of a console, and to clicks on its bars.
extension Console {
  /// Performs what the first responder that uses a key does with it.
  ///
  /// - Returns: What it may have changed.
  @discardableResult func press(_ key: KeyPress) -> EventEffect {
    let answer = chain.answer(to: key)
    answer?.response.action?()
    if key == .control("c") { (terminal as? any ProcessTerminal)?.didHandleInterrupt() }
    return switch answer?.response {
    case nil, .unused, .atEnd: .nothing
    case .perform: .anything
    case .changeState: answer?.isFromControl == true ? .focusedControl : .viewStates
    }
  }

  /// Performs what a click on a bar asks for.
  func perform(_ action: BarClickTarget.Action, of frame: Frame) {
    switch action {
    case .back: window.back()
    case .key(let key): press(key)
    case .help: actions.showHelp()
    case .tab(let index):
      guard let tabs = frame.tabs, tabs.tabs.indices.contains(index) else { return }
      tabs.select(tabs.tabs[index])
    }
  }

  /// The responders to keys in the frame.
  var chain: ResponderChain {
    // Read part by part: a copy of the frame for each key would cost more than the chain.
    var chain = ResponderChain(
      window: window, active: frame?.active, tabs: frame?.tabs, columns: frame?.columns,
      commands: frame?.windowCommands ?? [], controlRects: frame?.controlRects ?? [:])
    chain.overlay = overlay
    chain.actions = actions
    return chain
  }

  /// What the keys of the console itself do.
  var actions: ResponderChain.Actions {
    var actions = ResponderChain.Actions()
    actions.interrupt = { if !self.closing.interrupt() { self.stop(.signal(.interrupt)) } }
    actions.showHelp = showHelp
    if hasPalette { actions.showPalette = showPalette }
    actions.close = closing.close
    actions.repaint = terminal.repaint
    return actions
  }

  /// Whether there is a command palette; the linear form lists its commands.
  var hasPalette: Bool { commandPalette != nil && linearSession == nil }
}
