/// Where a program is shown and its keys come from: a real terminal, a pipe, or a test.
///
/// All three show canvases and deliver typed events from one queue, so the program above cannot tell
/// them apart. Call ``begin()`` once, then ``present(_:)`` as often as the picture changes, and
/// ``end()`` on every way out; a second `end()` does nothing.
@MainActor public protocol Terminal: AnyObject {
  /// The size that the next canvas should have, in cells.
  var size: Size { get }

  var capabilities: Capabilities { get }

  /// The events in the order in which they happened; to be iterated by one reader.
  var events: AsyncStream<TerminalEvent> { get }

  /// Takes the terminal.
  ///
  /// - Throws: ``TerminalError`` when its settings cannot be changed.
  func begin() throws

  /// Shows a canvas; only what differs from the one shown is written.
  func present(_ canvas: Canvas)

  /// Runs another program and waits for its end; where it uses the terminal, it has that for itself until then.
  ///
  /// Afterwards everything is drawn again. Cancelling the task ends a program that has the terminal, as
  /// ``end()`` does.
  ///
  /// - Throws: ``ProgramError`` when it does not start.
  func run(_ program: ExternalProgram) async throws(ProgramError) -> ProgramEnd

  /// Gives the terminal back as it was.
  func end()
}

extension Terminal {
  /// Runs it beside this program: there is nothing to hand over.
  public func run(_ program: ExternalProgram) async throws(ProgramError) -> ProgramEnd {
    try await program.run()
  }
}
