import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A terminal, a pipe or a file that is read and answered in lines.
///
/// The line is edited by the terminal itself, as in a shell: nothing is drawn, no cursor is moved, no
/// escape sequence is sent. In a terminal lines are broken between words, since that would break them
/// anywhere. Lines come from standard input, unless that is a terminal and nobody would see
/// the answers there. Played events come in place of lines; then what is there at the end is written once.
@MainActor public final class LineTerminal: LinearTerminal {
  public let capabilities: Capabilities
  public let events: AsyncStream<TerminalEvent>
  /// Why something could not be written; a reader who went away is no error.
  public private(set) var failure: TerminalError?
  private let deliver: AsyncStream<TerminalEvent>.Continuation
  private let played: [TerminalEvent]?
  private let fixedSize: Size?
  private let descriptors: (input: Int32, output: Int32)
  private let sink: ByteSink
  private let echo: LineEcho
  private let loan = Loan()
  private var input: InputReader?
  private var signals: SignalWatch?
  private var isOpen = false
  /// What is written at the end, where events are played.
  private var last: LinearText?

  /// Makes a terminal that is not begun yet; `size` replaces that of the window, in a pipe too.
  public init(
    size: Size? = nil, playing events: [TerminalEvent]? = nil, input: Int32 = 0, output: Int32 = 1
  ) {
    fixedSize = size
    let current = Capabilities.current
    capabilities = Capabilities(
      colors: .none, movesCursor: false, scrollsRegions: false, reportsMouse: false,
      isUTF8: current.isUTF8, ambiguousWidth: current.ambiguousWidth)
    (self.events, deliver) = AsyncStream.makeStream()
    played = events
    descriptors = (input, output)
    sink = ByteSink(descriptor: output)
    echo = LineEcho(descriptor: input, output: output)
  }

  isolated deinit {
    end()
  }

  public var size: Size {
    fixedSize ?? WindowSize.current(of: descriptors.output, environment: .process)
  }

  /// Whether somebody sees what happens while it happens.
  public var isLive: Bool { played == nil && isatty(descriptors.output) == 1 }

  public var hidesTyping: Bool {
    get { echo.isHidden }
    set { if isatty(descriptors.input) == 1 { echo.isHidden = newValue } }
  }

  public func begin() {
    guard !isOpen else { return }
    isOpen = true
    for event in played ?? [] { deliver.yield(event) }
    guard played == nil, hasLines else {
      deliver.yield(.endOfInput)
      return
    }
    let reader = InputReader(descriptor: descriptors.input, decoder: LineDecoder()) { [deliver] in
      deliver.yield($0)
    }
    input = reader
    watchSignals()
    reader.start()
  }

  public func present(_ text: LinearText, saying news: [String]) {
    last = text
    say(news)
  }

  public func say(_ lines: [String]) {
    if played == nil { write(lines) }
  }

  public func run(_ program: ExternalProgram) async throws(ProgramError) -> ProgramEnd {
    guard program.usesTerminal, let input, let settings = try? LineSettings(of: descriptors.input)
    else { return try await program.run() }
    guard loan.open() else { throw .terminalIsLent(name: program.name) }
    let result = await lend(settings, readBy: input, to: program)
    loan.close()
    if isOpen {
      input.start()
      deliver.yield(.focus(true))
    }
    return try result.get()
  }

  public func end() {
    guard isOpen else { return }
    isOpen = false
    input?.stop()
    signals?.stop()
    loan.callIn()
    echo.isHidden = false
    if played != nil, let last { write(last.lines.map(\.text)) }
    deliver.finish()
  }

  /// Whether lines can come: standard input may be closed, or belong to somebody who sees no answers.
  private var hasLines: Bool {
    guard fcntl(descriptors.input, F_GETFD) >= 0 else { return false }
    return isatty(descriptors.input) == 0 || isatty(descriptors.output) == 1
  }

  /// In a pipe signals do what they do to any program.
  private func watchSignals() {
    guard isLive, isatty(descriptors.input) == 1 else { return }
    let (deliver, echo, loan) = (deliver, echo, loan)
    let watch = SignalWatch(
      actions: SignalWatch.Actions(
        resize: {},
        ask: { deliver.yield(.signal($0)) },
        giveBack: { echo.lend() },
        takeAgain: {
          loan.job?.resume()
          if echo.takeBack(), !loan.isOpen { deliver.yield(.focus(true)) }
        }))
    watch.start()
    signals = watch
  }

  /// Gives the terminal to a program until that has ended.
  private func lend(
    _ settings: LineSettings, readBy input: InputReader, to program: ExternalProgram
  ) async -> Result<ProgramEnd, ProgramError> {
    let loan = loan
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A thread of its own, because everything in it waits.
        DispatchQueue(label: "sternik.program").async {
          input.pause()
          let result = Result { () throws(ProgramError) in
            try loan.start(program, in: settings).wait()
          }
          settings.restore()
          continuation.resume(returning: result)
        }
      }
    } onCancel: {
      DispatchQueue.global().async { loan.callIn() }
    }
  }

  private func write(_ lines: [String]) {
    guard !lines.isEmpty, failure == nil else { return }
    let isBroken = isLive || fixedSize != nil
    let shown =
      isBroken ? lines.flatMap { $0.wrapped(to: max(1, size.columns)) } : lines.map { $0[...] }
    let text = shown.map { $0 + "\n" }.joined()
    let bytes = capabilities.isUTF8 || !isLive ? Array(text.utf8) : text.unicodeScalars.map(\.byte)
    guard !sink.write(bytes) else { return }
    if errno != EPIPE { failure = .outputFailed(reason: String(cString: strerror(errno))) }
    deliver.yield(.endOfInput)
  }
}

extension Unicode.Scalar {
  /// The scalar in a terminal that knows ASCII only.
  fileprivate var byte: UInt8 { isASCII ? UInt8(value) : UInt8(ascii: "?") }
}
