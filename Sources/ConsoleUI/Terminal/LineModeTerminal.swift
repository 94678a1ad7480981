import CLibrary
import Dispatch

/// Shows linear text line by line on standard output and reads lines from standard input.
///
/// Works on a terminal, a pipe or a file. The terminal's line discipline edits the line, as in a shell: no
/// escape sequence is sent, and Ctrl-D ends the input. On a terminal long lines wrap between words. Input is
/// ignored if it is a terminal but output is not, because the user would not see the answers. With played
/// events it reads nothing and writes the final text once at the end.
@MainActor package final class LineModeTerminal: LinearTextTerminal {
  package let capabilities: Capabilities
  package let events = TerminalEvents()
  /// The first error of writing, if any; a closed pipe (`EPIPE`) does not count.
  package private(set) var failure: TerminalError?
  private let playedEvents: [TerminalEvent]?
  private let fixedSize: Size?
  private let descriptors: (input: Int32, output: Int32)
  private let output: DescriptorWriter
  private let echo: TerminalEcho
  private let handover = TerminalHandover()
  private var input: InputReader?
  private var signals: SignalMonitor?
  private var isOpen = false
  private var hasLostOutput = false
  /// The text to write at the end when events are played.
  private var finalText: LinearText?

  /// Makes a terminal on two descriptors.
  ///
  /// - Parameters:
  ///   - size: Replaces the size of the window, in cells; lines then wrap in a pipe too.
  ///   - events: If not nil, these events are delivered instead of lines.
  ///   - input: The descriptor that lines are read from.
  ///   - output: The descriptor that lines are written to.
  package init(
    size: Size? = nil, playing events: [TerminalEvent]? = nil, input: Int32 = 0, output: Int32 = 1
  ) {
    fixedSize = size
    let current = Capabilities.current
    capabilities = Capabilities(
      colors: .none, movesCursor: false, scrollsRegions: false, copiesText: false,
      reportsMouse: false, isUTF8: current.isUTF8, ambiguousWidth: current.ambiguousWidth)
    playedEvents = events
    descriptors = (input, output)
    self.output = DescriptorWriter(descriptor: output)
    echo = TerminalEcho(descriptor: input, output: output)
  }

  isolated deinit {
    end()
  }

  package var size: Size {
    fixedSize ?? WindowSize.current(of: descriptors.output, environment: .process)
  }

  /// Whether a user watches the output as it is written: it is a terminal, and no events are played.
  package var isInteractive: Bool { playedEvents == nil && isatty(descriptors.output) == 1 }

  package var hidesTyping: Bool {
    get { echo.isHidden }
    set { if isatty(descriptors.input) == 1 { echo.isHidden = newValue } }
  }

  /// The lines of a script or of another program come at once, and the end of an input that nothing is read from.
  package var waitsForScreens: Bool {
    if hasLostOutput { return false }
    return playedEvents != nil || isatty(descriptors.input) == 0 || isatty(descriptors.output) == 0
  }

  package func begin() {
    guard !isOpen else { return }
    isOpen = true
    StandardOutput.bufferLines()
    for event in playedEvents ?? [] { events.send(event) }
    guard playedEvents == nil, readsLines else {
      events.send(.endOfInput)
      return
    }
    let reader = InputReader(descriptor: descriptors.input, decoder: LineDecoder()) { [events] in
      events.sendAndHandle($0)
    }
    input = reader
    monitorSignals()
    reader.start()
  }

  package func present(_ text: LinearText, announcing lines: [String]) {
    finalText = text
    announce(lines)
  }

  package func announce(_ lines: [String]) {
    if playedEvents == nil { write(lines) }
  }

  package func run(_ program: ExternalProgram) async throws(ExternalProgram.Failure)
    -> ExternalProgram.Status
  {
    guard program.usesTerminal, let input,
      let settings = try? TerminalSettings(of: descriptors.input)
    else { return try await program.run() }
    guard handover.begin() else { throw .terminalInUse(name: program.name) }
    let result = await handOver(to: program, from: input, restoring: settings)
    handover.end()
    if isOpen {
      input.start()
      events.send(.focus(true))
    }
    return try result.get()
  }

  package func end() {
    guard isOpen else { return }
    isOpen = false
    input?.stop()
    signals?.stopTimeout()
    handover.cancel()
    echo.isHidden = false
    signals?.stop()
    if playedEvents != nil, let finalText { write(finalText.lines.map(\.text)) }
  }

  private var readsLines: Bool {
    guard fcntl(descriptors.input, F_GETFD) >= 0 else { return false }
    return isatty(descriptors.input) == 0 || isatty(descriptors.output) == 1
  }

  /// Handles signals on a terminal; in a pipe they keep their default actions.
  private func monitorSignals() {
    guard isInteractive, isatty(descriptors.input) == 1 else { return }
    let (events, echo, handover) = (events, echo, handover)
    let monitor = SignalMonitor(
      handlers: SignalMonitor.Handlers(
        resize: {},
        requestEnd: { events.send(.signal($0)) },
        restoreTerminal: { echo.suspend() },
        reclaimTerminal: {
          handover.job?.resume()
          if echo.resume(), !handover.isActive { events.send(.focus(true)) }
        }))
    monitor.start()
    signals = monitor
  }

  /// Gives the terminal to a program until the program exits.
  private func handOver(
    to program: ExternalProgram, from input: InputReader, restoring settings: TerminalSettings
  ) async -> Result<ExternalProgram.Status, ExternalProgram.Failure> {
    let handover = handover
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // On a thread of its own, because each step blocks.
        DispatchQueue(label: "sternik.program").async {
          input.pause()
          let result = Result { () throws(ExternalProgram.Failure) in
            try handover.start(program, in: settings).wait()
          }
          settings.restore()
          continuation.resume(returning: result)
        }
      }
    } onCancel: {
      DispatchQueue.global().async { handover.cancel() }
    }
  }

  private func write(_ lines: [String]) {
    guard !lines.isEmpty, failure == nil else { return }
    let wraps = isInteractive || fixedSize != nil
    let shown =
      wraps ? lines.flatMap { $0.wrapped(to: max(1, size.columns)) } : lines.map { $0[...] }
    let text = shown.map { $0 + "\n" }.joined()
    let bytes =
      capabilities.isUTF8 || !isInteractive
      ? Array(text.utf8) : text.unicodeScalars.map(\.asciiSubstitute)
    StandardOutput.flush()
    guard !output.write(bytes) else { return }
    hasLostOutput = true
    if errno != EPIPE { failure = .outputFailed(number: errno) }
    events.send(.endOfInput)
  }
}
