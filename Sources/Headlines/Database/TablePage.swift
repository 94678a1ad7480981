/// A page of a table: either rows, or the numbers of pages that lead to rows.
///
/// Source: https://www.sqlite.org/fileformat2.html, sections 1.6 and 2.1.
struct TablePage {
  static let size = 4_096

  /// What a value of a row is.
  enum Value: Equatable { case null, text, other }

  /// The pages to which this page leads, in the order of their rows; empty if it has rows.
  let children: [Int]
  /// What the values of the first row are; empty if the page leads to others.
  let firstRow: [Value]

  /// Fails if the bytes are not a page of a table in a file of `pageCount` pages.
  init?(_ bytes: [UInt8], pageCount: Int) {
    guard bytes.count == Self.size, let type = PageType(rawValue: bytes[0]) else { return nil }
    var reader = PageReader(bytes: bytes, position: 3)
    let cellCount = reader.number(of: 2)
    reader.position = 8
    let last = type == .interior ? reader.number(of: 4) : nil
    let cells = (0..<cellCount).map { _ in reader.number(of: 2) }
    guard reader.isInside, cells.allSatisfy((reader.position..<Self.size).contains) else {
      return nil
    }
    switch type {
    case .interior:
      firstRow = []
      children =
        cells.map { cell in
          reader.position = cell
          return reader.number(of: 4)
        } + [last].compactMap(\.self)
    case .leaf:
      children = []
      firstRow = cells.first.map { reader.row(at: $0) } ?? []
    }
    guard reader.isInside, children.allSatisfy({ 2...pageCount ~= $0 }) else { return nil }
  }

  private enum PageType: UInt8 {
    case interior = 5
    case leaf = 13
  }
}
