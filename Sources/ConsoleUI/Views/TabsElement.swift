/// The tabs of a bar in one line; where they do not fit, the chosen one stays in sight.
struct TabsElement: Element {
  let titles: [String]
  let selection: Int

  var semantics: Semantics {
    Semantics(.tabs, value: titles.indices.contains(selection) ? titles[selection] : nil)
  }

  var children: [any Element] {
    titles.indices.map { TabElement(caption: caption($0), isSelected: $0 == selection) }
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    guard axis == .horizontal else { return .fixed(1) }
    return Extent(minimum: 1, ideal: titles.indices.reduce(0) { $0 + width($1) })
  }

  func draw(in rect: Rect, of picture: inout Picture) {
    var end = 0
    for index in titles.indices where index <= selection { end += width(index) }
    var column = rect.origin.column - max(0, end - rect.size.columns)
    picture.clipped(to: rect) { picture in
      for (index, tab) in children.enumerated() {
        let width = width(index)
        picture.draw(tab, in: Rect(column: column, row: rect.origin.row, columns: width, rows: 1))
        column += width
      }
    }
  }

  private func width(_ index: Int) -> Int { caption(index).columns + TabElement.edges }

  private func caption(_ index: Int) -> String { "\(index + 1) " + titles[index] }
}

struct TabElement: Element {
  /// The columns of the brackets.
  static let edges = 2

  let caption: String
  let isSelected: Bool

  var semantics: Semantics { Semantics(.tab, label: caption, isSelected: isSelected) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    .fixed(axis == .horizontal ? caption.columns + Self.edges : 1)
  }

  func draw(in rect: Rect, of picture: inout Picture) {
    picture.write(
      isSelected ? "[" + caption + "]" : " " + caption + " ", at: rect.origin,
      style: isSelected ? Style(attributes: [.bold, .inverse]) : .plain)
  }
}
