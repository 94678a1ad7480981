import Dispatch

/// The terminal that the program was started in: raw mode, alternate screen, keys from standard input.
///
/// It is given back by ``end()``, when the program exits or traps, and on SIGINT, SIGQUIT, SIGTERM and
/// SIGHUP, which arrive as events; a program that does not end within two seconds of one is ended.
/// Suspending by Ctrl-Z gives it back too, and takes it again afterwards.
@MainActor public final class TTYTerminal: Terminal {
  public let capabilities: Capabilities
  public let events: AsyncStream<TerminalEvent>
  private let deliver: AsyncStream<TerminalEvent>.Continuation
  private let fixedSize: Size?
  private let screen: ScreenWriter
  private let input: InputReader
  private let loan = Loan()
  private var session: Session?
  private var hasEnded = false

  private nonisolated static let inputDescriptor: Int32 = 0
  private nonisolated static let outputDescriptor: Int32 = 1

  /// What must be undone.
  private struct Session {
    let settings: LineSettings
    let signals: SignalWatch
  }

  /// Makes a terminal that is not taken yet; `size` replaces that of the window.
  public init(capabilities: Capabilities = .current, size: Size? = nil) {
    let (events, deliver) = AsyncStream<TerminalEvent>.makeStream()
    self.capabilities = capabilities
    self.events = events
    self.deliver = deliver
    fixedSize = size
    screen = ScreenWriter(
      sink: ByteSink(descriptor: Self.outputDescriptor), capabilities: capabilities
    ) { deliver.yield(.endOfInput) }
    input = InputReader(descriptor: Self.inputDescriptor) { deliver.yield($0) }
  }

  isolated deinit {
    end()
  }

  public var size: Size { fixedSize ?? Self.windowSize }

  public var isShown: Bool { !loan.isOpen }

  public func begin() throws {
    guard session == nil, !hasEnded else { return }
    let settings = try LineSettings(of: Self.inputDescriptor)
    let signals = SignalWatch(actions: actions(settings))
    signals.start()
    do {
      try settings.makeRaw()
    } catch {
      signals.stop()
      throw error
    }
    Self.guardCrashes(screen, settings)
    session = Session(settings: settings, signals: signals)
    screen.take()
    input.start()
  }

  public func present(_ canvas: Canvas) {
    screen.present(canvas)
  }

  public func run(_ program: ExternalProgram) async throws(ProgramError) -> ProgramEnd {
    guard program.usesTerminal, let session else { return try await program.run() }
    guard loan.open() else { throw .terminalIsLent(name: program.name) }
    let result = await lend(session.settings, to: program)
    loan.close()
    if self.session != nil {
      takeAgain(session.settings)
      input.start()
    }
    return try result.get()
  }

  public func end() {
    hasEnded = true
    guard let session else { return }
    self.session = nil
    input.stop()
    session.signals.stop()
    if loan.callIn() { screen.clean() }
    Self.giveBack(screen, session.settings)
    deliver.finish()
  }

  private func actions(_ settings: LineSettings) -> SignalWatch.Actions {
    let takeAgain = takeAgain
    return SignalWatch.Actions(
      resize: redraw,
      ask: { [deliver] in deliver.yield(.signal($0)) },
      giveBack: { [screen] in Self.giveBack(screen, settings) },
      takeAgain: { [loan] in
        if loan.isOpen { loan.job?.resume() } else { takeAgain(settings) }
      })
  }

  /// Tells how big the window is, and that it is to be drawn in full.
  private var redraw: @Sendable () -> Void {
    { [deliver, fixedSize] in deliver.yield(.resize(fixedSize ?? Self.windowSize)) }
  }

  private var takeAgain: @Sendable (LineSettings) -> Void {
    { [screen, redraw] settings in
      try? settings.makeRaw()
      Self.guardCrashes(screen, settings)
      screen.take()
      redraw()
    }
  }

  /// Gives the terminal to a program until that has ended.
  private func lend(
    _ settings: LineSettings, to program: ExternalProgram
  ) async -> Result<ProgramEnd, ProgramError> {
    let (loan, input, screen) = (loan, input, screen)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A thread of its own, because everything in it waits.
        DispatchQueue(label: "sternik.program").async {
          input.pause()
          Self.giveBack(screen, settings)
          let result = Result { () throws(ProgramError) in
            try loan.start(program, in: settings).wait()
          }
          if case .success(.killed) = result { screen.clean() }
          continuation.resume(returning: result)
        }
      }
    } onCancel: {
      DispatchQueue.global().async { loan.callIn() }
    }
  }

  private nonisolated static var windowSize: Size {
    WindowSize.current(of: outputDescriptor, environment: .process)
  }

  private nonisolated static func giveBack(_ screen: ScreenWriter, _ settings: LineSettings) {
    screen.giveBack()
    settings.restore()
    CrashGuard.disarm()
  }

  private nonisolated static func guardCrashes(_ screen: ScreenWriter, _ settings: LineSettings) {
    CrashGuard.arm(
      input: inputDescriptor, output: outputDescriptor, settings: settings.original,
      bytes: Escape.giveScreenBack, atExit: { giveBack(screen, settings) })
  }
}
