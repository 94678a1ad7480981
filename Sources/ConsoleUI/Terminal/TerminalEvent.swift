/// An event that a terminal delivers to the program.
public enum TerminalEvent: Sendable, Hashable {
  /// A key press.
  case key(KeyPress)
  /// Text pasted in one piece (bracketed paste), not to be handled as keys; lines end with `\n`.
  case paste(String)
  /// A click, a drag or the wheel.
  case mouse(MouseEvent)
  /// A line typed in line mode, without its line end.
  case line(String)
  /// The terminal's window gained or lost the keyboard focus.
  case focus(Bool)
  /// The size of the window in cells, after a resize or when everything must be redrawn.
  case resize(Size)
  /// No more input will arrive: standard input ended or the terminal went away.
  case endOfInput
  /// A signal asks the program to end.
  case signal(Console.Signal)
}
