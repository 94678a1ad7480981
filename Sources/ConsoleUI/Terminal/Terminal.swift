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

  /// Gives the terminal back as it was.
  func end()
}
