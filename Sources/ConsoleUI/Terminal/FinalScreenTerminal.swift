import CLibrary

/// Prints only the final screen, as text or in another form, when the program ends; draws nothing before.
///
/// For pipes, files and terminals without cursor movement. Its text has no key hints, and it waits for screens that are
/// loading: see ``Screen/isLoading``. It delivers the events it was made with and then
/// the end of input, so the program handles those events and ends.
///
/// A text without events has as many rows as there is to show; a picture, and what is left after some keys, is one of a window.
@MainActor package final class FinalScreenTerminal: Terminal {
  package private(set) var size: Size
  package let capabilities: Capabilities
  package let events = TerminalEvents()
  package let waitsForScreens = true
  /// The error of printing, if any; a closed pipe (`EPIPE`) does not count.
  package private(set) var failure: TerminalError?
  private let playedEvents: [TerminalEvent]
  private let output: DescriptorWriter
  private let format: (Canvas) -> String
  private var canvas: Canvas?
  private var hasBegun = false

  /// Whether there is more to show than was presented; said on standard error if all rows are printed.
  var leavesOutRows = false

  /// Limits the memory of a canvas.
  private static let maxRows = 20_000

  /// Makes a terminal that prints to a file descriptor.
  ///
  /// - Parameters:
  ///   - size: The size of the screen; by default that of the window, less one row for the shell's prompt.
  ///   - events: The events to deliver before the end of input.
  ///   - colors: The colours of the canvas, which the text without a format does not show.
  ///   - ambiguousWidth: By default what the environment says.
  ///   - descriptor: Where to print, standard output by default.
  ///   - format: Turns the canvas into what is printed, such as `{ $0.svg() }` of `ConsoleDriver`; by default its text without
  ///     the empty rows at the bottom.
  package init(
    size: Size? = nil, playing events: [TerminalEvent] = [],
    colors: Capabilities.Colors = .none, ambiguousWidth: AmbiguousWidth? = nil,
    descriptor: Int32 = 1,
    as format: ((Canvas) -> String)? = nil
  ) {
    self.size = size ?? Self.defaultSize(of: descriptor)
    let current = Capabilities.current
    var capabilities = Capabilities(
      colors: colors, movesCursor: false, scrollsRegions: false, copiesText: false,
      // A picture is one of what the user of a terminal sees.
      takesKeys: format != nil,
      isUTF8: current.isUTF8, ambiguousWidth: ambiguousWidth ?? current.ambiguousWidth)
    capabilities.printsAllRows = format == nil && events.isEmpty
    self.capabilities = capabilities
    playedEvents = events
    output = DescriptorWriter(descriptor: descriptor)
    self.format = format ?? Self.text
  }

  private static func defaultSize(of descriptor: Int32) -> Size {
    var size = WindowSize.current(of: descriptor, environment: .process)
    if Capture.withTerminal(of: descriptor, isatty) == 1 { size.rows = max(1, size.rows - 1) }
    return size
  }

  package func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    StandardOutput.bufferLines()
    for event in playedEvents { events.send(event) }
    events.send(.endOfInput)
  }

  package func present(_ canvas: Canvas) {
    self.canvas = canvas
  }

  /// Makes the next canvas higher; `false` if it may not be.
  func grow(by rows: Int) -> Bool {
    guard capabilities.printsAllRows, size.rows < Self.maxRows else { return false }
    size.rows += min(rows, Self.maxRows - size.rows)
    return true
  }

  package func end() {
    guard let canvas else { return }
    self.canvas = nil
    StandardOutput.flush()
    if !output.write(Array((format(canvas) + "\n").utf8)), errno != EPIPE {
      failure = .outputFailed(number: errno)
    }
    if leavesOutRows, capabilities.printsAllRows {
      let line = "sternik: only the first \(size.rows) rows are printed\n"
      _ = DescriptorWriter(descriptor: 2).write(Array(line.utf8))
    }
  }

  private static func text(of canvas: Canvas) -> String {
    var rows = (0..<canvas.size.rows).map(canvas.isolatedText(ofRow:))
    while rows.last == "" { rows.removeLast() }
    return rows.joined(separator: "\n")
  }
}
