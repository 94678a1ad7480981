import CLibrary

/// The size of a terminal's window in cells.
enum WindowSize {
  static let fallback = Size(columns: 80, rows: 24)
  /// Larger values count as errors; this bounds the memory of a canvas.
  private static let limit = 2_000

  /// The size that the system reports, else that of `COLUMNS` and `LINES`, else 80 by 24.
  static func current(of descriptor: Int32, environment: EnvironmentVariables) -> Size {
    var window = winsize()
    let isKnown = Capture.withTerminal(of: descriptor) {
      ioctl($0, UInt(TIOCGWINSZ), &window) == 0
    }
    let columns = isKnown && window.ws_col > 0 ? Int(window.ws_col) : nil
    let rows = isKnown && window.ws_row > 0 ? Int(window.ws_row) : nil
    return Size(
      columns: columns.map { min($0, limit) } ?? number(environment["COLUMNS"])
        ?? fallback.columns,
      rows: rows.map { min($0, limit) } ?? number(environment["LINES"]) ?? fallback.rows)
  }

  private static func number(_ text: String?) -> Int? {
    guard let number = text.flatMap({ Int($0) }), (1...limit).contains(number) else { return nil }
    return number
  }
}
