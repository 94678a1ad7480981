import ConsoleUI

/// Plays a recording in a terminal.
@MainActor struct Player {
  /// How long a key may wait for its effect.
  private static let step = Duration.milliseconds(30)

  private let playback: Playback
  private let terminal: any Terminal
  /// Waits; a test counts instead.
  private let sleep: (Duration) async throws -> Void

  init(
    _ playback: Playback, in terminal: any Terminal,
    sleep: @escaping (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.playback, self.terminal, self.sleep) = (playback, terminal, sleep)
  }

  /// Shows all screens; the user ends it before with `q`, and after the last one with any key.
  ///
  /// A terminal without a cursor gets the last screen only.
  ///
  /// - Throws: `TerminalError` if the terminal cannot be set up.
  func run() async throws {
    try terminal.begin()
    defer { terminal.end() }
    guard terminal.capabilities.movesCursor else { return terminal.present(playback.lastScreen) }
    var shown = Canvas(size: terminal.size)
    for frame in playback {
      guard try await wait(frame.pause, showing: shown) else { return }
      shown = frame.canvas
      present(shown)
    }
    while true {
      let events = terminal.events.takeWaiting()
      if events.contains(where: \.endsPlayback) || events.contains(where: \.isKey) { return }
      if !events.isEmpty { present(shown) }
      try await sleep(Self.step)
    }
  }

  /// Waits, longer while the user has stopped the playback.
  ///
  /// - Returns: Whether to go on.
  private func wait(_ pause: Duration, showing canvas: Canvas) async throws -> Bool {
    var (left, isStopped) = (pause, false)
    while true {
      for event in terminal.events.takeWaiting() {
        if event.endsPlayback { return false }
        if event == .key(.space) { isStopped.toggle() }
        if case .resize = event { present(canvas) }
      }
      guard isStopped || left > .zero else { return true }
      let step = isStopped ? Self.step : min(left, Self.step)
      try await sleep(step)
      if !isStopped { left -= step }
    }
  }

  /// Shows as much of a screen as the terminal has room for.
  private func present(_ canvas: Canvas) { terminal.present(canvas.resized(to: terminal.size)) }
}

extension TerminalEvent {
  fileprivate var isKey: Bool { if case .key = self { true } else { false } }

  fileprivate var endsPlayback: Bool {
    switch self {
    case .key(let key): [.character("q"), .escape, .control("c")].contains(key)
    case .endOfInput, .signal: true
    case .paste, .mouse, .line, .focus, .resize: false
    }
  }
}

extension Canvas {
  /// The upper left part, or the canvas with blanks at the right and below it.
  func resized(to size: Size) -> Canvas {
    guard size != self.size else { return self }
    var result = Canvas(size: size)
    for row in 0..<min(size.rows, self.size.rows) {
      for column in 0..<min(size.columns, self.size.columns) {
        let point = Point(column: column, row: row)
        let columns = result.write(cluster(at: point), at: point, style: style(at: point))
        if let link = link(at: point) {
          result.link(Rect(column: column, row: row, columns: columns, rows: 1), to: link)
        }
      }
    }
    if let cursor, cursor.column < size.columns, cursor.row < size.rows { result.cursor = cursor }
    return result
  }
}
