import Dispatch

/// Draws full-screen in the terminal that the program was started in, and reads keys from it.
///
/// Uses raw mode and the alternate screen. The terminal is restored by ``end()``, when the program exits or
/// crashes, and on SIGINT, SIGQUIT, SIGTERM and SIGHUP. Those arrive as events first; two seconds later the
/// signal ends the program. Ctrl-Z restores the terminal while the program is suspended. What the program prints
/// meanwhile is captured: see ``StandardStreams/OutputCapture``.
@MainActor package final class FullScreenTerminal: Terminal {
  package let capabilities: Capabilities
  package let events = TerminalEvents()
  private let fixedSize: Size?
  private let outputCapture: StandardStreams.OutputCapture
  private let screen: DescriptorWriter
  private let output: FrameWriter
  private let input: InputReader
  private let handover = TerminalHandover()
  private(set) var session: Session?
  private var hasEnded = false

  private nonisolated static let inputDescriptor: Int32 = 0
  /// The terminal that has begun and not ended.
  private static weak var shown: FullScreenTerminal?

  /// What ``end()`` undoes.
  struct Session {
    let settings: TerminalSettings
    let signals: SignalMonitor
  }

  /// Makes a terminal that ``begin()`` takes over; `size` replaces that of the window, in cells.
  package init(
    capabilities: Capabilities = .current, size: Size? = nil,
    outputCapture: StandardStreams.OutputCapture = .shownAfterwards
  ) {
    self.capabilities = capabilities
    fixedSize = size
    self.outputCapture = outputCapture
    screen = DescriptorWriter(toTerminalOf: 1)
    output = FrameWriter(output: screen, capabilities: capabilities) { [events] in
      events.send(.endOfInput)
    }
    input = InputReader(descriptor: Self.inputDescriptor) { [events] in events.sendAndHandle($0) }
  }

  isolated deinit {
    end()
  }

  package var size: Size { fixedSize ?? Self.windowSize(of: screen) }

  package var isShown: Bool { !handover.isActive }

  package func begin() throws {
    guard session == nil, !hasEnded else { return }
    guard Self.shown == nil else { throw TerminalError.alreadyShown }
    let settings = try TerminalSettings(of: Self.inputDescriptor)
    let signals = SignalMonitor(handlers: signalHandlers(settings))
    signals.start()
    do {
      try Capture.begin(outputCapture)
      try settings.makeRaw()
    } catch {
      Capture.end()
      signals.stop()
      throw error
    }
    armCrashHandler(settings)
    Self.shown = self
    session = Session(settings: settings, signals: signals)
    output.enterScreen()
    input.start()
  }

  package func present(_ canvas: Canvas) {
    output.present(canvas)
  }

  package func repaint() { output.repaint() }

  package func copy(_ text: String) -> Bool {
    guard isShown, capabilities.copiesText, let sequence = EscapeSequence.copy(text) else {
      return false
    }
    output.write(sequence)
    return true
  }

  package func run(_ program: ExternalProgram) async throws(ExternalProgram.Failure)
    -> ExternalProgram.Status
  {
    guard program.usesTerminal, let session else { return try await program.run() }
    guard handover.begin() else { throw .terminalInUse(name: program.name) }
    let result = await handOver(to: program, restoring: session.settings)
    handover.end()
    if self.session != nil {
      reclaim(session.settings)
      input.start()
    }
    return try result.get()
  }

  package func end() {
    hasEnded = true
    guard let session else { return }
    self.session = nil
    Self.shown = nil
    input.stop()
    session.signals.stopTimeout()
    if handover.cancel() { output.resetModes() }
    Self.restore(output, input, session.settings)
    Capture.end()
    session.signals.stop()
  }

  private func signalHandlers(_ settings: TerminalSettings) -> SignalMonitor.Handlers {
    let (redraw, reclaim) = (redraw, reclaim)
    return SignalMonitor.Handlers(
      resize: redraw,
      requestEnd: { [events] in events.send(.signal($0)) },
      pressInterrupt: { [events] in events.send(.key(.control("c"))) },
      restoreTerminal: { [output, input] in
        Self.restore(output, input, settings)
        Capture.end()
      },
      reclaimTerminal: { [handover] in
        if handover.isActive {
          handover.job?.resume()
        } else {
          Console.Signal.stopWhileInBackground(of: settings.descriptor)
          reclaim(settings)
        }
      })
  }

  /// Sends the window's size, which makes the program present a full canvas.
  private var redraw: @Sendable () -> Void {
    { [events, fixedSize, screen] in
      events.send(.resize(fixedSize ?? Self.windowSize(of: screen)))
    }
  }

  private var reclaim: @Sendable (TerminalSettings) -> Void {
    { [output, redraw, outputCapture, armCrashHandler] settings in
      // The lines are captured, or stand on the main screen.
      do { try Capture.begin(outputCapture) } catch {
        try? Capture.begin(.shownAfterwards)
        DescriptorWriter.writeToStandardError("sternik: \(error)")
      }
      do { try settings.makeRaw() } catch {
        DescriptorWriter.writeToStandardError("sternik: \(error)")
      }
      armCrashHandler(settings)
      output.enterScreen()
      redraw()
    }
  }

  /// Gives the terminal to a program until the program exits.
  private func handOver(
    to program: ExternalProgram, restoring settings: TerminalSettings
  ) async -> Result<ExternalProgram.Status, ExternalProgram.Failure> {
    let (handover, input, output) = (handover, input, output)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // On a thread of its own, because each step blocks.
        DispatchQueue(label: "sternik.program").async {
          input.pause()
          Self.restore(output, input, settings)
          let result = Result { () throws(ExternalProgram.Failure) in
            try handover.start(program, in: settings).wait()
          }
          if case .success(.killed) = result { output.resetModes() }
          continuation.resume(returning: result)
        }
      }
    } onCancel: {
      DispatchQueue.global().async { handover.cancel() }
    }
  }

  private nonisolated static func windowSize(of screen: DescriptorWriter) -> Size {
    WindowSize.current(of: screen.descriptor, environment: .process)
  }

  private nonisolated static func restore(
    _ output: FrameWriter, _ input: InputReader, _ settings: TerminalSettings
  ) {
    output.leaveScreen()
    input.endMouseReports()
    settings.restore()
    CrashHandler.disarm()
  }

  private var armCrashHandler: @Sendable (TerminalSettings) -> Void {
    { [output, input, screen] settings in
      CrashHandler.arm(
        input: Self.inputDescriptor, output: screen.descriptor, settings: settings.original,
        bytes: EscapeSequence.leaveScreen, atExit: { Self.restore(output, input, settings) })
    }
  }
}
