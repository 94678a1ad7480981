public import Coordinators

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
