public import ConsoleUI

/// A bar that shows how much of some work is completed.
///
/// ```
/// ███████████░░░░░░░░░░░  12 of 24
/// ```
public struct ProgressBar: View {
  private let value: Double
  private let label: String

  /// Creates a bar; `value` is the completed part, from 0 to 1, and `label` says it in words.
  ///
  /// A value outside that range is clamped; one that is not finite counts as 0.
  public init(_ value: Double, label: String = "") {
    self.value = value
    self.label = label
  }

  public func addElements(to tree: inout ElementTree) {
    tree.add(ProgressElement(value: value.isFinite ? min(1, max(0, value)) : 0, label: label))
  }
}

private struct ProgressElement: Element {
  let value: Double
  let label: String

  private static let gap = 2
  private static let minimumBarColumns = 4
  private static let wholePercent = 100.0

  var semantics: Semantics {
    Semantics(
      .progress, label: label, value: "\(Int(value * Self.wholePercent)) %", fraction: value)
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical ? .fixed(1) : .filling(minimum: Self.minimumBarColumns)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let text = label.truncated(to: max(0, rect.size.columns - Self.minimumBarColumns - Self.gap))
    let bar = rect.inset(right: text.isEmpty ? 0 : text.columns + Self.gap)
    let done = Int(Double(bar.size.columns) * value)
    let characters = context.characters
    context.fill(
      bar, with: characters.progressRemaining,
      style: context.isPainted ? Style(foreground: .line) : .plain)
    context.fill(
      Rect(origin: bar.origin, size: Size(columns: done, rows: bar.size.rows)),
      with: characters.progressDone,
      style: Style(foreground: .ornament))
    context.write(
      text, at: Point(column: rect.columns.upperBound - text.columns, row: rect.origin.row))
  }
}
