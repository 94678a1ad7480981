/// A terminal without a screen: keeps the last canvas, and is fed its events by a test.
@MainActor public final class HeadlessTerminal: Terminal {
  public private(set) var size: Size
  public let capabilities: Capabilities
  public let events: AsyncStream<TerminalEvent>
  /// The canvas shown last, if any.
  public private(set) var canvas: Canvas?
  /// How many canvases were shown that differ from the one before.
  public private(set) var frameCount = 0
  public private(set) var isActive = false
  private let sink: AsyncStream<TerminalEvent>.Continuation

  public init(
    size: Size = Size(columns: 80, rows: 24), capabilities: Capabilities = Capabilities()
  ) {
    self.size = size
    self.capabilities = capabilities
    (events, sink) = AsyncStream.makeStream()
  }

  public func begin() {
    isActive = true
  }

  public func present(_ canvas: Canvas) {
    guard canvas != self.canvas else { return }
    self.canvas = canvas
    frameCount += 1
  }

  public func end() {
    isActive = false
    sink.finish()
  }

  /// Delivers an event as if the terminal had sent it; a resize also changes ``size``.
  public func send(_ event: TerminalEvent) {
    if case .resize(let size) = event { self.size = size }
    sink.yield(event)
  }
}
