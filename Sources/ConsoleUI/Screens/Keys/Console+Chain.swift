/// Who responds to the keys of a console.
extension Console {
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
