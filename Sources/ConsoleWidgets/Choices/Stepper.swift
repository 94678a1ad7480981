public import ConsoleUI

/// A number in a range; the left and right arrows, `-` and `+`, and clicks on the signs change it.
///
/// The page keys change it by ten steps, Home and End go to the ends. A sign is missing where the range ends.
///
/// ```
/// > Copies  − 3 +
/// ```
public struct Stepper: View {
  private let label: String
  private let value: Int
  private let range: ClosedRange<Int>
  private let step: Int
  private let didChange: (Int) -> Void

  /// Creates a stepper; `didChange` gets the new value, which the program must keep.
  ///
  /// A value outside of the range is shown as the nearest end, and the last step may be shorter. A step below 1 counts
  /// as 1.
  public init(
    _ label: String, value: Int, in range: ClosedRange<Int>, step: Int = 1,
    didChange: @escaping (Int) -> Void
  ) {
    self.label = label
    self.value = value.clamped(to: range)
    self.range = range
    self.step = max(1, step)
    self.didChange = didChange
  }

  public func addElements(to tree: inout ElementTree) {
    tree.addControl(
      StepperElement(label: label, value: value, range: range, step: step, didChange: didChange))
  }
}

private struct StepperElement: ChoiceControl, MouseControl {
  let label: String
  let value: Int
  let range: ClosedRange<Int>
  let step: Int
  let didChange: (Int) -> Void

  private static let gap = 2
  private static let pageSteps = 10
  /// A sign and the blank between it and the number.
  private static let signColumns = 2

  var semantics: Semantics {
    Semantics(.picker, label: label, value: String(value), hint: possibleValues)
  }

  /// The range, as a hint where the user types a number; empty if it has no end.
  private var possibleValues: String {
    range.lowerBound == .min || range.upperBound == .max
      ? "" : "\(range.lowerBound)…\(range.upperBound)"
  }

  // There may be too many numbers for a list, so the user types one.
  var choiceCount: Int { 0 }

  var listsChoices: Bool { false }

  func choice(at index: Int) -> any Element { SemanticsElement(.option, label: String(value)) }

  func choose(_ index: Int) {}

  func takeAnswer(_ line: String) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let number = Int(words[0]) else { return false }
    let target = number.clamped(to: range)
    if target != value { didChange(target) }
    return true
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    guard axis == .horizontal else { return .fixed(1) }
    return Extent(
      minimum: FocusMarker.columns,
      ideal: FocusMarker.columns + label.columns + Self.gap + caption.columns)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    FocusMarker.draw(in: rect, of: &context)
    let room = rect.inset(left: FocusMarker.columns)
    let layout = layout(in: room.size.columns)
    let isHeading = context.isFocused && context.isPainted
    context.write(layout.name, at: room.origin, style: isHeading ? .heading : .plain)
    context.write(
      layout.caption, at: room.inset(left: layout.indent).origin,
      style: context.isFocused ? .focus : .plain)
  }

  func response(to key: KeyPress) -> KeyResponse {
    switch key {
    case .left, .character("-"): changing(to: value(after: -1))
    case .right, .character("+"): changing(to: value(after: 1))
    case .pageDown: changing(to: value(after: -Self.pageSteps))
    case .pageUp: changing(to: value(after: Self.pageSteps))
    case .home: changing(to: range.lowerBound)
    case .end: changing(to: range.upperBound)
    // Else Space would be Page Down.
    case .space: .atEnd
    default: .unused
    }
  }

  func click(_ click: Click) {
    let (point, size) = (click.point, click.size)
    let layout = layout(in: max(0, size.columns - FocusMarker.columns))
    guard layout.hasSigns else { return }
    let column = point.column - FocusMarker.columns - layout.indent
    let steps =
      switch column {
      case 0..<Self.signColumns: -1
      case (caption.columns - Self.signColumns)..<caption.columns: 1
      default: 0
      }
    let target = value(after: steps)
    if target != value { didChange(target) }
  }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] { [KeyHint("←→", strings.change)] }

  func allHints(_ strings: ConsoleStrings) -> [KeyHint] {
    [KeyHint("←→ - +", strings.change)] + KeyHint.paging(strings)
  }

  private func changing(to target: Int) -> KeyResponse {
    target == value ? .atEnd : .perform { didChange(target) }
  }

  private func value(after steps: Int) -> Int {
    let end = steps < 0 ? range.lowerBound : range.upperBound
    let (distance, isTooFar) = step.multipliedReportingOverflow(by: steps)
    let (target, isTooMuch) = value.addingReportingOverflow(distance)
    return isTooFar || isTooMuch ? end : target.clamped(to: range)
  }

  /// The number between its signs, as wide as the longest number, so that the signs stay under the mouse.
  private var caption: String {
    let longest = max("\(range.lowerBound)".columns, "\(range.upperBound)".columns)
    let number = String(repeating: " ", count: longest - "\(value)".columns) + "\(value)"
    let (hasLess, hasMore) = (value > range.lowerBound, value < range.upperBound)
    return (hasLess ? "− " : "  ") + number + (hasMore ? " +" : "  ")
  }

  /// What there is room for: the number without its signs in few columns, and as much of the label as fits before it.
  private func layout(in columns: Int) -> Layout {
    let hasSigns = caption.columns <= columns
    let caption = hasSigns ? caption : "\(value)".truncated(to: columns)
    let name = label.truncated(to: max(0, columns - caption.columns - Self.gap))
    let indent = name.isEmpty ? 0 : name.columns + Self.gap
    return Layout(name: name, indent: indent, caption: caption, hasSigns: hasSigns)
  }

  private struct Layout {
    let name: String
    /// The columns before the caption.
    let indent: Int
    let caption: String
    let hasSigns: Bool
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
