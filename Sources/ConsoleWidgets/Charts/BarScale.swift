internal import ConsoleUI

/// How long the bars of a chart are, and where its line at zero is.
@MainActor struct BarScale {
  private let columns: Int
  private let range: ClosedRange<Double>
  /// The columns for negative bars, before the line at zero; `nil` if there are no negative values.
  private let zeroColumn: Int?

  /// The parts of a cell that a bar to the right may end with.
  private static let eighths = Array("▏▎▍▌▋▊▉█")
  /// To the left there are only halves.
  private static let halves = Array("▐█")

  init(_ values: [Double], columns: Int) {
    self.columns = columns
    let finite = values.filter(\.isFinite)
    range = min(0, finite.min() ?? 0)...max(0, finite.max() ?? 0)
    guard columns > 0, values.contains(where: { $0 < 0 }) else {
      zeroColumn = nil
      return
    }
    // Only infinite values: both sides are the same.
    let isEmpty = range.lowerBound == range.upperBound
    let share = isEmpty ? 0.5 : range.fraction(of: 0)
    zeroColumn = Int((Double(columns - 1) * share).rounded())
  }

  func draw(_ value: Double, at origin: Point, of context: inout DrawingContext) {
    let negativeColumns = zeroColumn ?? 0
    if zeroColumn != nil {
      context.write(
        String(context.characters.vertical), at: origin.moved(by: negativeColumns),
        style: Style(foreground: .line))
    }
    let style = Style(foreground: .ornament)
    if value < 0 {
      let bar = bar(value, in: negativeColumns, Self.halves, of: context)
      let text = String(bar.reversed())
      context.write(text, at: origin.moved(by: negativeColumns - bar.count), style: style)
    } else {
      let start = zeroColumn.map { $0 + 1 } ?? 0
      context.write(
        String(bar(value, in: columns - start, Self.eighths, of: context)),
        at: origin.moved(by: start), style: style)
    }
  }

  /// The cells of a bar from zero on; any value but zero has a mark.
  private func bar(
    _ value: Double, in columns: Int, _ parts: [Character], of context: DrawingContext
  ) -> [Character] {
    guard value != 0, !value.isNaN, columns > 0 else { return [] }
    let isFine = context.isPainted && AmbiguousWidth.current == .narrow
    let parts = isFine ? parts : [context.characters.progressDone]
    let end = value < 0 ? -range.lowerBound : range.upperBound
    let units = (0...end).fraction(of: abs(value)) * Double(columns * parts.count)
    let count = max(1, Int(units.rounded()))
    let whole = repeatElement(parts[parts.count - 1], count: count / parts.count)
    let rest = count % parts.count
    return Array(whole) + (rest > 0 ? [parts[rest - 1]] : [])
  }
}

extension Point {
  fileprivate func moved(by columns: Int) -> Point { Point(column: column + columns, row: row) }
}
