/// The tabs of a bar in one line.
///
/// Where they do not fit, the chosen one stays in sight, and a mark at the edge tells that more lie there.
struct TabsElement: Element {
  let titles: [String]
  let selection: Int

  private static let leftMark = "‹"
  private static let rightMark = "›"

  var semantics: Semantics {
    Semantics(
      .tabs, value: titles.indices.contains(selection) ? titles[selection] : nil,
      position: Semantics.Position(index: selection, count: titles.count))
  }

  var children: [any Element] { titles.indices.map(tab) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    guard axis == .horizontal else { return .fixed(1) }
    return Extent(minimum: 1, ideal: widths.reduce(0, +))
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let layout = layout(in: rect.size)
    let start = rect.origin.column
    context.clipped(to: rect) { context in
      for (index, columns) in layout.tabs.enumerated() {
        let place = Rect(
          column: start + columns.lowerBound, row: rect.origin.row, columns: columns.count, rows: 1)
        context.draw(tab(index), in: place)
      }
      let style = context.theme.muted
      if layout.hidesLeft { context.write(Self.leftMark, at: rect.origin, style: style) }
      if layout.hidesRight {
        let edge = Point(column: rect.columns.upperBound - 1, row: rect.origin.row)
        context.write(Self.rightMark, at: edge, style: style)
      }
    }
  }

  /// The tabs as they stand in the drawn bar, as far as they are seen; one below a mark has it too.
  func targets(in rect: Rect) -> [BarClickTarget] {
    layout(in: rect.size).tabs.enumerated().map { index, columns in
      let tab = Rect(
        column: rect.origin.column + columns.lowerBound, row: rect.origin.row,
        columns: columns.count, rows: 1)
      return BarClickTarget(rect: tab.intersection(rect), action: .tab(index))
    }
  }

  /// The tab that covers a column of the drawn bar, zero-based; that below a mark is the one that it hides.
  func index(at column: Int, in size: Size) -> Int? {
    layout(in: size).tabs.firstIndex { $0.contains(column) }
  }

  private var widths: [Int] { titles.indices.map { tab($0).columns } }

  private func layout(in size: Size) -> TabsLayout {
    TabsLayout(widths: widths, selection: selection, columns: size.columns)
  }

  func tab(_ index: Int) -> TabElement {
    TabElement(number: "\(index + 1)", title: titles[index], isSelected: index == selection)
  }
}
