#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// How big a terminal is.
enum WindowSize {
  static let standard = Size(columns: 80, rows: 24)
  /// Beyond this a size is taken for a mistake; it bounds the memory of a canvas.
  private static let most = 2_000

  /// The size that the system tells, else that of `COLUMNS` and `LINES`, else 80 by 24.
  static func current(of descriptor: Int32, environment: Environment) -> Size {
    var window = winsize()
    let answered = ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0
    let columns = answered && window.ws_col > 0 ? Int(window.ws_col) : nil
    let rows = answered && window.ws_row > 0 ? Int(window.ws_row) : nil
    return Size(
      columns: columns.map { min($0, most) } ?? number(environment["COLUMNS"]) ?? standard.columns,
      rows: rows.map { min($0, most) } ?? number(environment["LINES"]) ?? standard.rows)
  }

  private static func number(_ text: String?) -> Int? {
    guard let number = text.flatMap({ Int($0) }), (1...most).contains(number) else { return nil }
    return number
  }
}
