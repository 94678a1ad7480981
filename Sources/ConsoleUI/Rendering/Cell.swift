/// One cell of a canvas: what it shows and how, in sixteen bytes without a reference.
///
/// A cluster of one Unicode scalar is kept as that scalar; longer ones are an index into the canvas'
/// table. A wide cluster is a leading cell of two columns and a trailing one of none.
package struct Cell: Sendable, Hashable {
  package private(set) var content: UInt32
  /// Columns that the cluster takes; zero marks the right half of a wide one.
  package private(set) var columns: UInt8
  /// Whether terminals disagree about the width, so that the cursor must be placed anew after it.
  package private(set) var isContested: Bool
  package var style: Style

  private static let tableFlag: UInt32 = 0x8000_0000

  package init(scalar: UInt32, columns: UInt8, isContested: Bool, style: Style) {
    content = scalar
    self.columns = columns
    self.isContested = isContested
    self.style = style
  }

  package init(tableIndex: Int, columns: UInt8, isContested: Bool, style: Style) {
    content = Self.tableFlag | UInt32(truncatingIfNeeded: tableIndex)
    self.columns = columns
    self.isContested = isContested
    self.style = style
  }

  /// An empty cell.
  package static func blank(_ style: Style = .plain) -> Cell {
    Cell(scalar: 0x20, columns: 1, isContested: false, style: style)
  }

  /// The right half of a wide cluster.
  package static func trailing(_ style: Style) -> Cell {
    Cell(scalar: 0, columns: 0, isContested: false, style: style)
  }

  package var isTrailing: Bool { columns == 0 }

  package var isBlank: Bool { content == 0x20 }

  /// Where the cluster is in the canvas' table, if it has more than one scalar.
  package var tableIndex: Int? {
    content & Self.tableFlag == 0 ? nil : Int(content & ~Self.tableFlag)
  }
}
