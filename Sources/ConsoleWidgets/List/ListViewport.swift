internal import ConsoleUI

/// The visible part of a list while it is drawn; each row in it is built once.
///
/// The header of the topmost section is always visible, even if the first visible row is not the first row
/// of its section.
@MainActor struct ListViewport {
  /// The columns at the right of the rows: a blank one, and one for the thumb.
  static let margin = 1 + ScrollThumb.columns

  /// Whether some rows do not fit, so that a thumb shows the visible part.
  private(set) var hasMore: Bool
  private let rows: ListRows
  private let size: Size
  /// The rows built so far, each at its index modulo the length of these arrays, so that visible rows do not
  /// collide: their elements, indices, and heights, which are at least one.
  private var elements: [(any Element)?]
  private var indices: [Int]
  private var heights: [Int]

  init(rows: ListRows, size: Size) {
    self.rows = rows
    self.size = size
    hasMore = rows.count > size.rows
    let capacity = min(rows.count, size.rows) + 1
    elements = Array(repeating: nil, count: capacity)
    indices = Array(repeating: -1, count: capacity)
    heights = Array(repeating: 0, count: capacity)
    if !hasMore {
      // At most one row per line, so measuring all of them is cheap.
      let height = (0..<rows.count).reduce(-rows.spacing) { height, index in
        height + self.height(ofRow: index) + headerHeight(above: index) + rows.spacing
      }
      hasMore = height > size.rows
    }
  }

  mutating func element(ofRow index: Int) -> any Element {
    let slot = builtSlot(ofRow: index)
    return elements[slot] ?? rows.build(index)
  }

  mutating func height(ofRow index: Int) -> Int { heights[builtSlot(ofRow: index)] }

  /// Where a row is, which this builds if necessary.
  private mutating func builtSlot(ofRow index: Int) -> Int {
    let slot = index % indices.count
    if indices[slot] == index { return slot }
    let element = rows.build(index)
    let room = Size(columns: columns - FocusMarker.columns, rows: size.rows)
    indices[slot] = index
    heights[slot] = max(1, element.extent(along: .vertical, in: room).ideal)
    elements[slot] = element
    return slot
  }

  /// The header above a row, if there is one, and its height in rows.
  func header(above index: Int, isTop: Bool) -> (element: any Element, height: Int)? {
    guard let sections = rows.sections, isTop || sections.isFirst(index) else { return nil }
    let element = sections.header(index)
    let room = Size(columns: columns, rows: size.rows)
    // At least one line is left for the row below the header.
    let height = min(element.extent(along: .vertical, in: room).ideal, size.rows - 1)
    return height > 0 ? (element, height) : nil
  }

  /// The first visible row, scrolled until the highlighted one is visible, and until no line below the last is empty.
  mutating func top(for position: ListPosition) -> Int {
    guard rows.count > 0 else { return 0 }
    let highlighted = position.highlighted
    var top = firstRow(endingAt: highlighted, notBefore: min(position.top, highlighted))
    if rows.count - top <= size.rows { top = min(top, firstRow(endingAt: rows.count - 1)) }
    return top
  }

  private var columns: Int { size.columns - Self.margin }

  private func headerHeight(above index: Int, isTop: Bool = false) -> Int {
    rows.sections == nil ? 0 : header(above: index, isTop: isTop)?.height ?? 0
  }

  /// The first visible row if `last` is the last one; builds no rows before `earliest`.
  private mutating func firstRow(endingAt last: Int, notBefore earliest: Int = 0) -> Int {
    var first = last
    // The height of the rows from `first` on with the headers between them, without the header at the top.
    var height = height(ofRow: last)
    while first > earliest, height < size.rows {
      height += headerHeight(above: first) + rows.spacing + self.height(ofRow: first - 1)
      guard height + headerHeight(above: first - 1, isTop: true) <= size.rows else { break }
      first -= 1
    }
    return first
  }
}
