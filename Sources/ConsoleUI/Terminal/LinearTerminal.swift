/// A terminal that is told in lines what is there, and gets lines that were typed.
///
/// What it is told only ever adds to what was written before, so that a screen reader says each thing
/// once and a log keeps all of it. It delivers each line as ``TerminalEvent/line(_:)``.
@MainActor public protocol LinearTerminal: Terminal {
  /// Whether what is typed is kept from being seen, as a password is.
  var hidesTyping: Bool { get set }

  /// Takes what is shown now; `news` are the lines for somebody who has read all before.
  func present(_ text: LinearText, saying news: [String])

  /// Answers a line that was typed.
  func say(_ lines: [String])
}

extension LinearTerminal {
  /// Nothing is drawn.
  public func present(_ canvas: Canvas) {}
}
