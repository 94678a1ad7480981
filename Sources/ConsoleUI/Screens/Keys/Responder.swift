/// Who may respond to a key, in the order in which the console asks; the first that uses the key gets it.
///
/// The article <doc:Keys> has the same table, with the same names.
enum Responder: String, CaseIterable {
  /// Ctrl-C, which asks to end the program.
  case interruption
  /// The help or the command palette, while it is open.
  case overlay
  /// The focused control, while the user types text in it.
  case editing
  /// The focused control.
  case control = "focused control"
  /// The commands of the active screen.
  case screenCommands = "screen commands"
  /// The screen, or a coordinator around it, that takes characters which nothing else uses.
  case characters = "unused characters"
  /// The keys that move the focus to another control.
  case focusMovement = "focus movement"
  /// The scroll views around the controls, and those that scroll sideways.
  case scrolling
  /// `/`, which finds rows in the focused control.
  case find
  /// `?`, which shows the help.
  case help
  /// The keys that select another column of a split view.
  case columns
  /// The keys that select a tab of the tab bar.
  case tabs
  /// The keys that go back and quit.
  case back
  /// The commands of the console, which work on every screen.
  case windowCommands = "window-wide commands"
  /// F1 and Ctrl-Space, which show the command palette.
  case palette
  /// Ctrl-L, which draws the whole screen again.
  case repaint
  /// The second names of keys, such as `j`.
  case aliases

  /// All responders, first to last.
  static let order = allCases

  /// Whether it gets keys of the focused control that have no effect there, and keys that an alias stands for.
  var staysOnScreen: Bool { self == .focusMovement || self == .scrolling }
}
