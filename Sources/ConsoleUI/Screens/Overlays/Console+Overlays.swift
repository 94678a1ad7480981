public import Coordinators

/// The boxes of the console itself: the help and the command palette.
extension Console {
  private static let paletteColumns = 58
  private static let paletteRow = 3

  /// Shows all keys that work now, until the user closes the help or the window changes.
  func showHelp() {
    let close = { [weak self] in if let self { overlay = nil } }
    let screen = HelpScreen(hasMouse: terminal.capabilities.reportsMouse)
    screen.didClose = close
    overlay = Overlay(
      screen, placement: Overlay.Placement(maxColumns: HelpScreen.maxColumns),
      closingKeys: [.enter, .character("q"), .character("?")],
      over: screenBelow,
      update: { keys, strings in
        screen.hints = keys.helpHints(strings)
        screen.strings = strings
      }, close: close)
  }

  /// Shows all commands that work now, to be found by their names.
  func showPalette() {
    guard let commandPalette, linearSession == nil else { return }
    let close = { [weak self] in if let self { overlay = nil } }
    let commands = PaletteCommands(
      choose: { [weak self] in self?.perform($0) }, close: close)
    overlay = Overlay(
      PaletteScreen(commands) { commandPalette(commands) },
      placement: Overlay.Placement(
        columns: Self.paletteColumns, row: Self.paletteRow, padding: .zero),
      over: screenBelow,
      update: { keys, strings in
        commands.commands = keys.paletteCommands(strings)
        commands.strings = strings
      }, close: close)
  }

  /// Shows the help as the program asks for it: in the linear form its lines.
  func showHelpForProgram() {
    if linearSession != nil { return announceHelp() }
    showHelp()
    setNeedsRedraw()
  }

  /// The active screen, or the one below the overlay.
  private var screenBelow: (any Screen)? { (frame?.chainBelowOverlay?.active ?? active)?.screen }

  /// Closes the overlay if another screen is below it now.
  ///
  /// - Returns: Whether it did, so that the frame must be drawn again.
  func closeOverlay(over screen: (any Screen)?) -> Bool {
    guard let overlay, overlay.screenBelow !== screen else { return false }
    self.overlay = nil
    return true
  }

  /// Performs a command of the palette as the screen below it would.
  private func perform(_ command: PaletteCommand) {
    overlay = nil
    guard var chain = frame?.chainBelowOverlay else { return }
    chain.actions = actions
    chain.answer(to: command.key)?.response.action?()
  }
}

extension Window {
  /// Shows all keys that work now, as `?` does; in the linear form it reads what can be typed.
  ///
  /// ```swift
  /// KeyCommand(.function(1), "help".localize) { [weak window] in window?.showHelp() }
  /// ```
  ///
  /// Does nothing if no console shows the window.
  public func showHelp() { attached.console?.showHelpForProgram() }

  /// Shows all commands that work now, to be found by their names, as F1 and Ctrl-Space do.
  ///
  /// Does nothing in the linear form, or if no console shows the window.
  public func showCommandPalette() {
    attached.console?.showPalette()
    attached.console?.setNeedsRedraw()
  }
}
