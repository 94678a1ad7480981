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
  /// The programs that were to be run, the last one at the end; none is really run.
  public private(set) var programs: [ExternalProgram] = []
  /// What comes of a program that is to be run: all goes well, unless a test says otherwise.
  public var answer: (ExternalProgram) async throws(ProgramError) -> ProgramEnd = { _ in
    .exited(status: 0)
  }
  private let sink: AsyncStream<TerminalEvent>.Continuation
  private var waiting:
    [(isExpected: (Canvas) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
  private var asking: [CheckedContinuation<Void, Never>] = []

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
    let isShown = waiting.partition { $0.isExpected(canvas) }
    for waiter in waiting[isShown...] { waiter.continuation.resume() }
    waiting.removeSubrange(isShown...)
  }

  /// Waits until a canvas is shown that is as expected, or the terminal is given back.
  public func waitForFrame(where isExpected: @escaping (Canvas) -> Bool) async {
    if let canvas, isExpected(canvas) { return }
    await withCheckedContinuation { waiting.append((isExpected, $0)) }
  }

  public func run(_ program: ExternalProgram) async throws(ProgramError) -> ProgramEnd {
    programs.append(program)
    let asking = asking
    self.asking = []
    for continuation in asking { continuation.resume() }
    return try await answer(program)
  }

  /// Waits until one more program is to be run, if none was yet.
  public func waitForProgram() async {
    guard programs.isEmpty else { return }
    await withCheckedContinuation { asking.append($0) }
  }

  public func end() {
    isActive = false
    for continuation in asking { continuation.resume() }
    asking = []
    sink.finish()
    for waiter in waiting { waiter.continuation.resume() }
    waiting = []
  }

  /// Delivers an event as if the terminal had sent it; a resize also changes ``size``.
  public func send(_ event: TerminalEvent) {
    if case .resize(let size) = event { self.size = size }
    sink.yield(event)
  }
}
