public import ConsoleUI

/// A terminal in memory: keeps the last canvas and delivers the events that a test sends.
@MainActor public final class HeadlessTerminal: Terminal {
  public private(set) var size: Size
  public let capabilities: Capabilities
  public let events = TerminalEvents()
  /// The last canvas presented, if any.
  public private(set) var canvas: Canvas?
  /// The number of presented canvases that differ from the one before.
  public private(set) var frameCount = 0
  /// Whether the terminal has begun and not ended.
  public private(set) var isActive = false
  public private(set) var isShown = true
  /// The texts passed to ``copy(_:)``, oldest first.
  public private(set) var copiedTexts: [String] = []
  /// The programs passed to ``run(_:)``, oldest first; it runs none of them.
  public private(set) var programs: [ExternalProgram] = []
  /// The result of ``run(_:)``; by default every program exits with status 0.
  public var programResult:
    (ExternalProgram) async throws(ExternalProgram.Failure) -> ExternalProgram.Status = {
      _ in .exited(status: 0)
    }
  /// The number of bytes that a real terminal copies at most.
  private static let maxCopyLength = 74_991
  private var frameWaiters:
    [(isExpected: (Canvas) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
  private var programWaiters: [CheckedContinuation<Void, Never>] = []

  /// Makes a terminal of a size in cells.
  public init(
    size: Size = Size(columns: 80, rows: 24), capabilities: Capabilities = Capabilities()
  ) {
    self.size = size
    self.capabilities = capabilities
  }

  public func begin() {
    isActive = true
  }

  public func copy(_ text: String) -> Bool {
    guard isShown, capabilities.copiesText, text.utf8.count <= Self.maxCopyLength else {
      return false
    }
    copiedTexts.append(text)
    return true
  }

  public func present(_ canvas: Canvas) {
    guard canvas != self.canvas else { return }
    self.canvas = canvas
    frameCount += 1
    let firstDone = frameWaiters.partition { $0.isExpected(canvas) }
    for waiter in frameWaiters[firstDone...] { waiter.continuation.resume() }
    frameWaiters.removeSubrange(firstDone...)
  }

  /// Waits until a canvas meets the condition or the terminal ends.
  public func waitForFrame(where isExpected: @escaping (Canvas) -> Bool) async {
    if let canvas, isExpected(canvas) { return }
    await withCheckedContinuation { frameWaiters.append((isExpected, $0)) }
  }

  public func run(
    _ program: ExternalProgram
  ) async throws(ExternalProgram.Failure) -> ExternalProgram.Status {
    programs.append(program)
    let waiters = programWaiters
    programWaiters = []
    for continuation in waiters { continuation.resume() }
    isShown = false
    defer {
      isShown = true
      events.send(.resize(size))
    }
    return try await programResult(program)
  }

  /// Waits until the console runs the first program or the terminal ends; returns at once after the first.
  public func waitForProgram() async {
    guard programs.isEmpty else { return }
    await withCheckedContinuation { programWaiters.append($0) }
  }

  public func end() {
    isActive = false
    for continuation in programWaiters { continuation.resume() }
    programWaiters = []
    for waiter in frameWaiters { waiter.continuation.resume() }
    frameWaiters = []
  }

  /// Delivers an event as if the terminal had sent it; a resize also changes ``size``.
  public func send(_ event: TerminalEvent) {
    if case .resize(let size) = event { self.size = size }
    events.send(event)
  }
}
