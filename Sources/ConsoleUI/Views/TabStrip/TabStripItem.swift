/// A single tab with its number, in brackets if it is selected.
struct TabStripItem: Element {
  /// The columns of the brackets.
  private static let bracketColumns = 2

  let number: String
  let title: String
  let isSelected: Bool

  var semantics: Semantics { Semantics(.tab, label: title, isSelected: isSelected) }

  /// The ideal width.
  var columns: Int { caption.columns + Self.bracketColumns }

  func extent(along axis: Axis, in room: Size) -> Extent {
    .fixed(axis == .horizontal ? columns : 1)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let room = rect.size.columns
    let text =
      room < number.columns + Self.bracketColumns
      ? number.truncated(to: room) : bracketed(caption(in: room - Self.bracketColumns))
    context.write(
      text, at: rect.origin, style: isSelected ? context.theme.selectedTab : .plain)
  }

  private var caption: String { number + " " + title }

  /// The caption truncated to a width, or the number alone if nothing of the title would be readable.
  private func caption(in columns: Int) -> String {
    columns < min(number.columns + 3, caption.columns) ? number : caption.truncated(to: columns)
  }

  private func bracketed(_ text: String) -> String { isSelected ? "[\(text)]" : " \(text) " }
}
