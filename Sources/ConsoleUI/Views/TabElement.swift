/// A tab with its number, in brackets when it is the chosen one.
struct TabElement: Element {
  /// The columns of the brackets.
  private static let edges = 2

  let number: String
  let title: String
  let isSelected: Bool

  var semantics: Semantics { Semantics(.tab, label: title, isSelected: isSelected) }

  /// The columns that it takes where there is room.
  var columns: Int { caption.columns + Self.edges }

  func extent(along axis: Axis, in room: Size) -> Extent {
    .fixed(axis == .horizontal ? columns : 1)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let room = rect.size.columns
    let text =
      room < number.columns + Self.edges
      ? number.truncated(to: room) : enclosed(caption(in: room - Self.edges))
    context.write(
      text, at: rect.origin, style: isSelected ? context.theme.selectedTab : .plain)
  }

  private var caption: String { number + " " + title }

  /// The caption in so many columns; where nothing of the title could be read, the number alone.
  private func caption(in columns: Int) -> String {
    columns < min(number.columns + 3, caption.columns) ? number : caption.truncated(to: columns)
  }

  private func enclosed(_ text: String) -> String { isSelected ? "[\(text)]" : " \(text) " }
}
