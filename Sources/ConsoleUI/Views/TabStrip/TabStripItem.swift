/// A single tab with its number; without colours in brackets if it is selected.
struct TabStripItem: Element {
  /// The columns of the brackets.
  private static let bracketColumns = 2

  let number: String
  let title: String
  let isSelected: Bool
  /// Whether the number stands for the title, for which there is no room.
  var isShort = false

  var semantics: Semantics { Semantics(.tab, label: title, isSelected: isSelected) }

  /// The ideal width.
  var columns: Int { caption.columns + Self.bracketColumns }

  func extent(along axis: Axis, in room: Size) -> Extent {
    .fixed(axis == .horizontal ? columns : 1)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let room = rect.size.columns
    guard room >= number.columns + Self.bracketColumns else {
      return context.write(
        number.truncated(to: room), at: rect.origin, style: isSelected ? .focus : .muted)
    }
    let caption = caption(in: room - Self.bracketColumns)
    if isSelected {
      let text = context.isPainted ? " \(caption) " : "[\(caption)]"
      return context.write(text, at: rect.origin, style: .focus)
    }
    context.write(" \(caption) ", at: rect.origin, style: Style(foreground: .muted))
    guard context.isPainted else { return }
    context.write(
      number, at: Point(column: rect.origin.column + 1, row: rect.origin.row),
      style: Style(foreground: .faint))
  }

  private var caption: String { isShort ? number : number + " " + title }

  /// The caption truncated to a width, or the number alone if nothing of the title would be readable.
  private func caption(in columns: Int) -> String {
    columns < min(number.columns + 3, caption.columns) ? number : caption.truncated(to: columns)
  }
}
