#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A terminal that cannot be drawn on: prints the last canvas once, as text, when it ends.
///
/// It delivers the events it was made with, then the end of input, so the program above plays them and
/// ends. A reader that goes away before everything is printed is no error.
@MainActor public final class PlainTerminal: Terminal {
  public let size: Size
  public let capabilities: Capabilities
  public let events: AsyncStream<TerminalEvent>
  private let deliver: AsyncStream<TerminalEvent>.Continuation
  private let played: [TerminalEvent]
  private let sink: ByteSink
  private var canvas: Canvas?
  private var hasBegun = false
  /// Why the picture could not be printed; a reader who went away is no error.
  public private(set) var failure: TerminalError?

  /// Makes a terminal that prints to a descriptor; without a size or a width, those of the environment.
  public init(
    size: Size? = nil, playing events: [TerminalEvent] = [],
    ambiguousWidth: AmbiguousWidth? = nil, descriptor: Int32 = 1
  ) {
    self.size = size ?? Self.standardSize(of: descriptor)
    let current = Capabilities.current
    capabilities = Capabilities(
      colors: .none, movesCursor: false, scrollsRegions: false, isUTF8: current.isUTF8,
      ambiguousWidth: ambiguousWidth ?? current.ambiguousWidth)
    (self.events, deliver) = AsyncStream.makeStream()
    played = events
    sink = ByteSink(descriptor: descriptor)
  }

  /// The size of the window, less the row that a shell's prompt takes where one follows.
  private static func standardSize(of descriptor: Int32) -> Size {
    var size = WindowSize.current(of: descriptor, environment: .process)
    if isatty(descriptor) == 1 { size.rows = max(1, size.rows - 1) }
    return size
  }

  public func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    for event in played { deliver.yield(event) }
    deliver.yield(.endOfInput)
  }

  public func present(_ canvas: Canvas) {
    self.canvas = canvas
  }

  public func end() {
    deliver.finish()
    guard let canvas else { return }
    self.canvas = nil
    if !sink.write(Array((Self.printed(canvas) + "\n").utf8)), errno != EPIPE {
      failure = .outputFailed(reason: String(cString: strerror(errno)))
    }
  }

  /// The canvas as text without the empty rows below.
  private static func printed(_ canvas: Canvas) -> String {
    var rows = (0..<canvas.size.rows).map(canvas.isolatedText(ofRow:))
    while rows.last == "" { rows.removeLast() }
    return rows.joined(separator: "\n")
  }
}
