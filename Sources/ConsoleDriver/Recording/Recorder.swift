internal import ConsoleUI

/// Writes what a console handles and shows to a file.
@MainActor final class Recorder: ConsoleObserver {
  /// What is recorded in place of a character that must stay hidden.
  nonisolated static let mask: Character = "•"

  private let file: RecordingFile
  private let clock: ConsoleClock
  private let start: ConsoleClock.Instant
  private var header: RecordingHeader
  private var encoder: FrameEncoder
  private var shown: Canvas?
  /// What the last line of the user had that must stay hidden, also if the program repeats it as an unknown command.
  private var secret = ""
  /// The first error of writing; nothing is written after it.
  private var failure: RecordingError?

  /// Begins a recording with its header.
  ///
  /// - Throws: ``RecordingError`` if the file cannot be written.
  init(
    to path: String, of terminal: any Terminal, in theme: Theme, clock: ConsoleClock
  ) throws(RecordingError) {
    file = try RecordingFile(path: path)
    (self.clock, start) = (clock, clock.now)
    header = RecordingHeader(
      size: terminal.size, isLinear: terminal is any LinearTextTerminal, terminal.capabilities,
      theme)
    // Sequences that every player understands.
    encoder = FrameEncoder(
      capabilities: Capabilities(
        colors: terminal.capabilities.colors, scrollsRegions: false,
        ambiguousWidth: terminal.capabilities.ambiguousWidth))
    try file.append(header.line)
  }

  /// Records an event without what must stay hidden, which the answer does not repeat either.
  func willHandle(_ event: TerminalEvent, visible: Int?) {
    secret = ""
    if let visible, case .line(let line) = event { secret = String(line.dropFirst(visible)) }
    if case .resize(let size) = event { header.size = size }
    append(.input(visible.map { event.masked(keeping: $0) } ?? event))
  }

  /// Records what a canvas changes on the screen.
  func willPresent(_ canvas: Canvas) {
    guard !header.isLinear else { return }
    if canvas.size != header.size {
      header.size = canvas.size
      append(.input(.resize(canvas.size)))
    }
    let bytes = encoder.encode(canvas, over: &shown)
    if !bytes.isEmpty { append(.output(String(decoding: bytes, as: UTF8.self))) }
  }

  /// Records lines of the linear form.
  func didAnnounce(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    let mask = String(repeating: Self.mask, count: secret.count)
    append(
      .output(
        lines.map { (secret.isEmpty ? $0 : $0.replacing(secret, with: mask)) + "\r\n" }.joined()))
  }

  /// Returns why the recording is not complete, if it is not.
  func didEnd() -> String? { failure.map { "sternik: \($0)" } }

  private func append(_ content: RecordedEvent.Content) {
    guard failure == nil else { return }
    do throws(RecordingError) {
      try file.append(RecordedEvent(at: start.duration(to: clock.now), content).line)
    } catch {
      failure = error
    }
  }
}
