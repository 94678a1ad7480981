/// The tabs of a bar in one line; where they do not fit, the chosen one stays in sight.
struct TabsElement: Element {
  let titles: [String]
  let selection: Int

  var semantics: Semantics {
    Semantics(
      .tabs, value: titles.indices.contains(selection) ? titles[selection] : nil,
      position: Position(index: selection, count: titles.count))
  }

  var children: [any Element] { titles.indices.map(tab) }

  func tab(_ index: Int) -> any Element {
    TabElement(
      title: titles[index], caption: caption(index), isSelected: index == selection)
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    guard axis == .horizontal else { return .fixed(1) }
    return Extent(minimum: 1, ideal: titles.indices.reduce(0) { $0 + width($1) })
  }

  func draw(in rect: Rect, of picture: inout Picture) {
    var column = rect.origin.column - hidden(in: rect.size)
    picture.clipped(to: rect) { picture in
      for (index, tab) in children.enumerated() {
        let width = width(index)
        picture.draw(tab, in: Rect(column: column, row: rect.origin.row, columns: width, rows: 1))
        column += width
      }
    }
  }

  /// The tab that covers a column of the drawn bar, zero-based.
  func index(at column: Int, in size: Size) -> Int? {
    var end = -hidden(in: size)
    return titles.indices.first { index in
      let start = end
      end += width(index)
      return (start..<end).contains(column)
    }
  }

  /// The columns to the left that are not seen, so that the chosen tab is.
  private func hidden(in size: Size) -> Int {
    let end = titles.indices.prefix { $0 <= selection }.reduce(0) { $0 + width($1) }
    return max(0, end - size.columns)
  }

  private func width(_ index: Int) -> Int { caption(index).columns + TabElement.edges }

  private func caption(_ index: Int) -> String { "\(index + 1) " + titles[index] }
}

struct TabElement: Element {
  /// The columns of the brackets.
  static let edges = 2

  let title: String
  let caption: String
  let isSelected: Bool

  var semantics: Semantics { Semantics(.tab, label: title, isSelected: isSelected) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    .fixed(axis == .horizontal ? caption.columns + Self.edges : 1)
  }

  func draw(in rect: Rect, of picture: inout Picture) {
    picture.write(
      isSelected ? "[" + caption + "]" : " " + caption + " ", at: rect.origin,
      style: isSelected ? picture.theme.selectedTab : .plain)
  }
}
