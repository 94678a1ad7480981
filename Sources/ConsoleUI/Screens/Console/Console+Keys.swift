internal import Coordinators

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

  /// The responders to keys in the window as it was drawn last.
  var chain: ResponderChain {
    var chain = ResponderChain(
      window: window, active: active, tabs: tabs, columns: columns, commands: windowCommands,
      controlRects: controlRects)
    chain.overlay = overlay
    connect(&chain)
    return chain
  }

  /// Sets what the responders of the console itself do.
  func connect(_ chain: inout ResponderChain) {
    chain.interrupt = interrupt
    chain.showHelp = showHelp
    // The linear form lists its commands.
    if commandPalette != nil, linearSession == nil { chain.showPalette = showPalette }
    chain.close = closeWindow
    chain.repaint = terminal.repaint
  }

  /// The responder to a key, for tests of the order in which they are asked.
  package func responder(to key: KeyPress) -> String? { chain.responder(to: key)?.rawValue }

  /// Forgets a Ctrl-C that has not closed the window, so that a later end does not count as an interruption.
  func forgetInterrupt() {
    if !window.isClosed, !window.isGuardAsking { outcomeOfClosing = .closed }
  }

  /// Closes the window, unless a guard refuses.
  func closeWindow() {
    outcomeOfClosing = .closed
    window.close()
  }

  /// Closes the window, unless a guard refuses or asks the user; a second time in a row ends at once.
  private func interrupt() {
    if wasInterrupted { return stop(.signal(.interrupt)) }
    wasInterrupted = true
    if window.isGuardAsking { return }
    outcomeOfClosing = .signal(.interrupt)
    window.close()
  }
}
