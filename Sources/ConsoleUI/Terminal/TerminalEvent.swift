/// What a terminal tells the program, whatever kind of terminal it is.
public enum TerminalEvent: Sendable, Hashable {
  case key(KeyPress)
  /// Text that was pasted as a whole; not to be taken for keys. Line ends are `\n`.
  case paste(String)
  case mouse(MouseEvent)
  /// A whole line that was typed where the program is read in lines, without its end.
  case line(String)
  /// The terminal's window got the keyboard, or lost it.
  case focus(Bool)
  /// The window has this size now, or was restored after a suspension and must be drawn anew.
  case resize(Size)
  /// No more keys can come: standard input has ended or the terminal went away.
  case endOfInput
  /// Somebody asks the program to end.
  case signal(TerminalSignal)
}
