public import ConsoleUI

/// Labelled values as horizontal bars, one row each.
///
/// It is as high as it has bars; put a long chart into a `ScrollView`. Negative values have bars to the left of a line at
/// zero.
///
/// ```
/// Apples   ███████████████████  34
/// Pears    █████████            16
/// Quinces                        0
/// ```
public struct BarChart: View {
  /// A value with its label.
  public struct Bar: Sendable, Hashable {
    let label: String
    let value: Double
    let text: String

    /// Creates a bar; `text` is the value in words, by default with two decimals at most.
    ///
    /// Infinite values are as long as the chart allows, and what is not a number has no bar.
    public init(_ label: String, _ value: Double, text: String? = nil) {
      self.label = label
      self.value = value
      self.text = text ?? value.chartText
    }
  }

  private let bars: [Bar]

  /// Creates a chart whose longest bar takes all room between the labels and the values.
  public init(_ bars: [Bar]) { self.bars = bars }

  public func addElements(to tree: inout ElementTree) { tree.add(BarChartElement(bars: bars)) }
}

private struct BarChartElement: Element {
  let bars: [BarChart.Bar]

  private static let gap = 2
  private static let minimumBarColumns = 4

  var semantics: Semantics { Semantics(.group) }

  var children: [any Element] {
    bars.map { SemanticsElement(.text, label: $0.label, value: $0.text) }
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical ? .fixed(bars.count) : .filling(minimum: Self.minimumBarColumns)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let labelColumns = bars.reduce(0) { max($0, $1.label.columns) }
    let textColumns = min(bars.reduce(0) { max($0, $1.text.columns) }, rect.size.columns)
    let room = rect.size.columns - (textColumns == 0 ? 0 : textColumns + Self.gap)
    let nameRoom = min(labelColumns, max(0, room - Self.minimumBarColumns - Self.gap))
    let nameColumns = nameRoom < min(labelColumns, 2) ? 0 : nameRoom
    let indent = nameColumns == 0 ? 0 : nameColumns + Self.gap
    let scale = BarScale(bars.map(\.value), columns: max(0, room - indent))
    let visible = rect.intersection(context.clip).rows
    for row in visible where bars.indices.contains(row - rect.origin.row) {
      let bar = bars[row - rect.origin.row]
      var line = Rect(column: rect.origin.column, row: row, columns: rect.size.columns, rows: 1)
      context.write(bar.label.truncated(to: nameColumns), at: line.origin)
      let text = bar.text.truncated(to: textColumns)
      context.write(text, at: Point(column: line.columns.upperBound - text.columns, row: row))
      line = line.inset(left: indent)
      scale.draw(bar.value, at: line.origin, of: &context)
    }
  }
}
