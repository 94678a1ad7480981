public import ConsoleUI

/// A value in a range as a bar, with its label and its text; levels say what the value means, by a sign, a word and a colour.
///
/// ```
/// Disk  █████████████████░░░░░  ! 81 GB, nearly full
/// ```
///
/// ```swift
/// Gauge(
///   "Disk", value: 81, in: 0...100, text: "81 GB",
///   levels: [Gauge.Level(from: 80, .warning, "nearly full"), Gauge.Level(from: 95, .error, "full")])
/// ```
public struct Gauge: View {
  /// What a value means from a lower end on.
  public struct Level: Sendable, Hashable {
    let start: Double
    let kind: Toast.Kind
    let text: String

    /// Creates a level; `text` is its meaning in a word or two, since a colour never speaks alone.
    public init(from start: Double, _ kind: Toast.Kind, _ text: String) {
      self.start = start
      self.kind = kind
      self.text = text
    }
  }

  private let label: String
  private let value: Double
  private let range: ClosedRange<Double>
  private let text: String
  private let levels: [Level]

  /// Creates a gauge; `text` is the value in words.
  ///
  /// The level with the greatest start that the value has reached counts. A value outside of the range is drawn as the
  /// nearest end; one that is not a number as the lower end, without a level.
  public init(
    _ label: String, value: Double, in range: ClosedRange<Double> = 0...1, text: String,
    levels: [Level] = []
  ) {
    self.label = label
    self.value = value
    self.range = range
    self.text = text
    self.levels = levels
  }

  public func addElements(to tree: inout ElementTree) {
    tree.add(
      GaugeElement(
        label: label, fraction: range.fraction(of: value), text: text,
        level: levels.filter { value >= $0.start }.max { $0.start < $1.start }))
  }
}

private struct GaugeElement: Element {
  let label: String
  /// The part of the bar that is filled, from 0 to 1.
  let fraction: Double
  let text: String
  let level: Gauge.Level?

  private static let gap = 2
  private static let minimumBarColumns = 4

  var semantics: Semantics { Semantics(.text, label: label, value: words) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical ? .fixed(1) : .filling(minimum: Self.minimumBarColumns)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let sign = level.map { "\($0.kind.sign(context.characters)) " } ?? ""
    let value = words.truncated(to: max(0, rect.size.columns - sign.columns))
    let columns = min(sign.columns + value.columns, rect.size.columns)
    let space = columns == 0 ? 0 : columns + Self.gap
    // The words say more than the bar, which gives way to them, and so does the label.
    let rest = rect.size.columns - space
    let hasBar = rest >= Self.minimumBarColumns
    let room = hasBar ? rest - Self.minimumBarColumns - Self.gap : rest
    let name = hasBar || label.columns <= room ? label.chartLabel(in: room) : ""
    context.write(name, at: rect.origin)
    let origin = Point(column: rect.columns.upperBound - columns, row: rect.origin.row)
    if let level { context.write(sign, at: origin, style: level.kind.signStyle) }
    context.write(value, at: Point(column: origin.column + sign.columns, row: origin.row))
    guard hasBar else { return }
    var bar = rect.inset(left: name.isEmpty ? 0 : name.columns + Self.gap, right: space)
    drawBar(in: bar.takeFirstRow(), of: &context)
  }

  private func drawBar(in rect: Rect, of context: inout DrawingContext) {
    let characters = context.characters
    let done = Int((Double(rect.size.columns) * fraction).rounded(.down))
    context.fill(
      rect, with: characters.progressRemaining,
      style: context.isPainted ? Style(foreground: .line) : .plain)
    context.fill(
      Rect(origin: rect.origin, size: Size(columns: done, rows: rect.size.rows)),
      with: characters.progressDone,
      style: Style(foreground: level?.kind.color ?? .ornament))
  }

  private var words: String {
    [text, level?.text ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Toast.Kind {
  fileprivate var signStyle: Style {
    self == .error ? .errorSign : Style(foreground: color, attributes: .bold)
  }
}
