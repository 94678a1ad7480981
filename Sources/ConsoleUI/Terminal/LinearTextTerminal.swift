/// A terminal that takes screens as linear text instead of canvases and delivers typed lines instead of keys.
///
/// Output is only ever appended, so a screen reader reads each line once and a log keeps all of them. Each
/// typed line arrives as ``TerminalEvent/line(_:)``.
@MainActor package protocol LinearTextTerminal: Terminal {
  /// Whether typed characters stay invisible, as for a password.
  var hidesTyping: Bool { get set }

  /// Takes the current text and writes only `lines`, which are those that are new to the user.
  func present(_ text: LinearText, announcing lines: [String])

  /// Writes lines that are not part of the screen, such as the answer to a command.
  func announce(_ lines: [String])
}

extension LinearTextTerminal {
  /// Does nothing, because no canvas is drawn.
  package func present(_ canvas: Canvas) {}
}
