internal import Coordinators

/// The columns of a split view that are drawn, and where.
@MainActor struct VisibleColumns {
  /// The indices of the columns: neighbours, with the one in front among them.
  let indices: Range<Int>
  /// The rectangle of each of these columns.
  let rects: [Rect]
  /// The lines between them.
  let dividers: [Rect]

  /// Finds the columns that fit into `rect`: the rightmost neighbours with the column at the index `front` among them.
  init(of split: SplitViewController, front: Int, in rect: Rect, isLimitedToOne: Bool) {
    let widths = split.widths
    let isNarrow = rect.size.rows < split.layout.minRows || isLimitedToOne
    indices =
      isNarrow
      ? front..<(front + 1) : Self.indices(of: widths, front: front, in: rect.size.columns)
    var (left, rects, dividers) = (rect, [Rect](), [Rect]())
    for index in indices.dropLast() {
      let rest = widths[(index + 1)..<indices.upperBound].map { $0.min + 1 }.reduce(0, +)
      let wanted = rect.size.columns * widths[index].percent / 100
      let width = min(
        left.size.columns - rest, max(widths[index].min, min(widths[index].max, wanted)))
      rects.append(left.takeFirstColumns(width))
      dividers.append(left.takeFirstColumns(1))
    }
    self.rects = rects + [left]
    self.dividers = dividers
  }

  private static func indices(
    of widths: [ColumnLayout.Width], front: Int, in room: Int
  ) -> Range<Int> {
    for count in stride(from: widths.count, to: 1, by: -1) {
      let end = min(widths.count, front + count)
      let candidates = (end - count)..<end
      if widths[candidates].map({ $0.min + 1 }).reduce(-1, +) <= room { return candidates }
    }
    return front..<(front + 1)
  }
}

extension SplitViewController {
  /// The width of each column, within what a terminal may have.
  fileprivate var widths: [ColumnLayout.Width] {
    let widths = (sidebar == nil ? [] : [layout.sidebar]) + [layout.list, layout.detail]
    return widths.map {
      ColumnLayout.Width(
        min: $0.min.clamped(1, Int(UInt16.max)), max: $0.max.clamped(1, .max),
        percent: $0.percent.clamped(0, 100))
    }
  }

  /// The titles of the top screen of a column and the one below it in the one stack that the columns to its left and it
  /// form together, the top one last.
  func titles(of index: Int, from first: Int = 0) -> [String] {
    let own = columns[index].topScreens
    if own.count > 1 { return own.map(\.displayTitle) }
    let previous = columns[first..<index].last { $0.topScreen != nil }?.topScreen
    return ([previous] + own).compactMap { $0?.displayTitle }
  }
}

extension Int {
  fileprivate func clamped(_ least: Int, _ greatest: Int) -> Int {
    Swift.min(Swift.max(self, least), greatest)
  }
}
