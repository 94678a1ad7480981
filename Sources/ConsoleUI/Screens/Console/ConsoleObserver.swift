/// Follows all that a console handles and shows, such as a recording.
@MainActor package protocol ConsoleObserver: AnyObject {
  /// An event is handled next; of what the user types, only the first `visible` characters may be shown, all if it is `nil`.
  func willHandle(_ event: TerminalEvent, visible: Int?)

  /// The terminal gets a canvas next.
  func willPresent(_ canvas: Canvas)

  /// The user of the linear form has got lines.
  func didAnnounce(_ lines: [String])

  /// The console has ended; returns what to print once the terminal is given back.
  func didEnd() -> String?
}
