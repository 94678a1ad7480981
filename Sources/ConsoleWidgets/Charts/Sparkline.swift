public import ConsoleUI

/// How a value has changed, as one row of blocks: the newest values that fit, from the lowest to the highest of them.
///
/// ```
/// Visits  ▁▂▂▃▄▆▅▇█▆▃  12 today
/// ```
public struct Sparkline: View {
  private let label: String
  private let values: [Double]
  private let text: String
  private let describeRange: (ClosedRange<Double>) -> String

  /// Creates a sparkline of values in the order of time.
  ///
  /// A value that is not a number leaves a gap. `text` stands behind the values, such as the newest one in words.
  /// `describeRange` says the lowest and the highest of all values to screen readers, by default as `3–31`.
  public init(
    _ label: String = "", values: [Double], text: String = "",
    describeRange: ((ClosedRange<Double>) -> String)? = nil
  ) {
    self.label = label
    self.values = values
    self.text = text
    self.describeRange =
      describeRange ?? { $0.lowerBound.chartText + "–" + $0.upperBound.chartText }
  }

  public func addElements(to tree: inout ElementTree) {
    tree.add(
      SparklineElement(
        label: label, values: values, text: text, describeRange: describeRange))
  }
}

private struct SparklineElement: Element {
  let label: String
  let values: [Double]
  let text: String
  let describeRange: (ClosedRange<Double>) -> String

  private static let gap = 2
  private static let minimumValues = 4
  private static let blocks = Array("▁▂▃▄▅▆▇█")
  /// Where blocks are two columns wide.
  private static let asciiBlocks = Array(".:-=+*#")

  var semantics: Semantics {
    let range = values[...].finiteRange.map(describeRange) ?? ""
    let words = [text, range].filter { !$0.isEmpty }
    return Semantics(.text, label: label, value: words.joined(separator: ", "))
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    guard axis == .horizontal else { return .fixed(1) }
    let texts = [label, text].filter { !$0.isEmpty }
    return Extent(
      minimum: min(values.count, Self.minimumValues),
      ideal: values.count + texts.reduce(0) { $0 + $1.columns + Self.gap })
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    var room = rect.size.columns - min(values.count, Self.minimumValues)
    func fitted(_ text: String) -> String {
      let fitted = text.chartLabel(in: max(0, room - Self.gap))
      if !fitted.isEmpty { room -= fitted.columns + Self.gap }
      return fitted
    }
    let (text, name) = (fitted(text), fitted(label))
    let shown = values.suffix(max(0, room + min(values.count, Self.minimumValues)))
    context.write(name, at: rect.origin)
    let line = rect.inset(left: name.isEmpty ? 0 : name.columns + Self.gap)
    context.clipped(to: rect) {
      $0.write(Self.line(of: shown), at: line.origin, style: Style(foreground: .ornament))
    }
    context.write(text, at: line.inset(left: shown.count + Self.gap).origin)
  }

  private static func line(of values: ArraySlice<Double>) -> String {
    let blocks = AmbiguousWidth.current == .wide ? asciiBlocks : blocks
    let range = values.finiteRange ?? 0...0
    let middle = Double(blocks.count / 2 - 1)
    return String(
      values.map { value in
        if value.isNaN { return " " }
        let isFlat = range.lowerBound == range.upperBound && value.isFinite
        let height = isFlat ? middle : range.fraction(of: value) * Double(blocks.count - 1)
        return blocks[Int(height.rounded())]
      })
  }
}

extension ArraySlice<Double> {
  /// From the lowest to the highest value; `nil` if all of them are infinite or no numbers.
  fileprivate var finiteRange: ClosedRange<Double>? {
    let finite = filter(\.isFinite)
    guard let lowest = finite.min(), let highest = finite.max() else { return nil }
    return lowest...highest
  }
}
