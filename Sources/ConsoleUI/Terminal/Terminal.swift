/// What shows a program and delivers its input: a real terminal, a pipe or a test.
///
/// Every terminal takes canvases and delivers typed events, so a program runs the same in
/// all of them. Call ``begin()`` once, then ``present(_:)`` whenever the picture changes, and ``end()`` on
/// every exit path; calling `end()` again does nothing.
@MainActor public protocol Terminal: AnyObject {
  /// The size of the next canvas, in cells.
  var size: Size { get }

  /// What the terminal can display and report.
  var capabilities: Capabilities { get }

  /// False while another program has the terminal, so that nothing presented is visible.
  ///
  /// The terminal sends a resize event when it becomes visible again.
  var isShown: Bool { get }

  /// True if input waits while a screen is loading, because the user does not see that it is; false by default.
  var waitsForScreens: Bool { get }

  /// What the terminal reports: keys, lines, its size, the end of its input.
  var events: TerminalEvents { get }

  /// Takes over the terminal: switches its modes and starts to deliver events.
  ///
  /// - Throws: ``TerminalError``: settings that cannot be changed, a log file that cannot be opened, or another
  ///   terminal of this process that is shown.
  func begin() throws

  /// Shows a canvas, writing only the cells that changed.
  func present(_ canvas: Canvas)

  /// Makes the next ``present(_:)`` write all cells, because something else has written to the terminal.
  func repaint()

  /// Copies a text to the clipboard of the user's machine, also over SSH; `false` if the terminal cannot.
  ///
  /// A terminal may ask its user first, or refuse without a word.
  func copy(_ text: String) -> Bool

  /// Runs another program and waits until it exits; a program that uses the terminal gets it exclusively.
  ///
  /// The terminal is redrawn afterwards. Cancelling the task, or calling ``end()``, ends a program that has
  /// the terminal.
  ///
  /// - Throws: ``ExternalProgram/Failure`` if the program does not start or its exit status is unknown.
  func run(_ program: ExternalProgram) async throws(ExternalProgram.Failure)
    -> ExternalProgram.Status

  /// Restores the terminal to the state that ``begin()`` found.
  func end()
}

extension Terminal {
  public var isShown: Bool { true }

  public var waitsForScreens: Bool { false }

  public func repaint() {}

  public func copy(_ text: String) -> Bool { false }

  /// Runs the program next to this one, for terminals that have nothing to hand over.
  public func run(_ program: ExternalProgram) async throws(ExternalProgram.Failure)
    -> ExternalProgram.Status
  {
    try await program.run()
  }
}
