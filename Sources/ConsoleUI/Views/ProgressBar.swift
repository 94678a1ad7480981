/// How much of something is done.
///
/// ```
/// ███████████░░░░░░░░░░░  12 of 24
/// ```
public struct ProgressBar: View {
  private let value: Double
  private let label: String

  /// Makes a bar; `value` is the part that is done, from 0 to 1, and the label tells it in words.
  public init(_ value: Double, label: String = "") {
    self.value = value
    self.label = label
  }

  public func addElements(to tree: inout ElementTree) {
    tree.add(ProgressElement(value: value.isFinite ? min(1, max(0, value)) : 0, label: label))
  }
}

struct ProgressElement: Element {
  let value: Double
  let label: String

  private static let gap = 2
  private static let leastBar = 4
  private static let wholePercent = 100.0

  var semantics: Semantics {
    Semantics(
      .progress, label: label, value: "\(Int(value * Self.wholePercent)) %", fraction: value)
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical ? .fixed(1) : .filling(minimum: Self.leastBar)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let words = label.truncated(to: max(0, rect.size.columns - Self.leastBar - Self.gap))
    let bar = rect.inset(right: words.isEmpty ? 0 : words.columns + Self.gap)
    let done = Int(Double(bar.size.columns) * value)
    let ornaments = DrawingCharacters.current
    context.fill(bar, with: ornaments.progressRemaining, style: context.theme.border)
    context.fill(
      Rect(origin: bar.origin, size: Size(columns: done, rows: bar.size.rows)),
      with: ornaments.progressDone,
      style: context.theme.progress)
    context.write(
      words, at: Point(column: rect.columns.upperBound - words.columns, row: rect.origin.row))
  }
}
