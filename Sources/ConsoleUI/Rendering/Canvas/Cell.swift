/// One cell of a canvas: its grapheme cluster and style, in two machine words without a reference.
///
/// A cluster of one Unicode scalar is stored as that scalar, a longer one as an index into the canvas'
/// ``ClusterTable``. A wide cluster is a leading cell of two columns and a trailing cell of zero columns.
package struct Cell: Sendable, Hashable {
  /// The scalar or index in the low 32 bits, columns and flags above them.
  private var word: UInt64
  /// The style of the cluster.
  package var style: Style

  private static let tableFlag: UInt64 = 0x8000_0000
  private static let contentMask: UInt64 = 0xFFFF_FFFF
  private static let columnsShift: UInt64 = 32
  private static let contestedFlag: UInt64 = 1 << 40
  private static let isolatedFlag: UInt64 = 1 << 41
  private static let isolateStartFlag: UInt64 = 1 << 42

  private static let linkShift: UInt64 = 43
  private static let linkMask: UInt64 = 0xFFFF << linkShift

  /// Makes a cell with a cluster of one scalar.
  package init(scalar: UInt32, columns: UInt8, isContested: Bool, style: Style) {
    word =
      UInt64(scalar) | UInt64(columns) << Self.columnsShift
      | (isContested ? Self.contestedFlag : 0)
    self.style = style
  }

  /// Makes a cell with a cluster in the canvas' table.
  package init(tableIndex: Int, columns: UInt8, isContested: Bool, style: Style) {
    word =
      UInt64(truncatingIfNeeded: tableIndex) & (Self.tableFlag - 1) | Self.tableFlag
      | UInt64(columns) << Self.columnsShift | (isContested ? Self.contestedFlag : 0)
    self.style = style
  }

  /// A cell with a space.
  package static func blank(_ style: Style = .plain) -> Cell {
    Cell(scalar: 0x20, columns: 1, isContested: false, style: style)
  }

  /// The right half of a wide cluster.
  package static func trailing(_ style: Style) -> Cell {
    Cell(scalar: 0, columns: 0, isContested: false, style: style)
  }

  /// The only scalar of the cluster; meaningless if there is a ``tableIndex``.
  package var scalar: UInt32 { UInt32(truncatingIfNeeded: word) }

  /// The columns that the cluster takes; zero for the right half of a wide one.
  package var columns: Int { Int(word >> Self.columnsShift & 0xFF) }

  /// Whether terminals disagree about the width, so that the cursor must be positioned after it.
  package var isContested: Bool { word & Self.contestedFlag != 0 }

  /// Whether the cell belongs to a text with right-to-left letters, which was written in one call.
  package var isIsolated: Bool { word & Self.isolatedFlag != 0 }

  /// Whether such a text starts in this cell.
  package var startsIsolate: Bool { word & Self.isolateStartFlag != 0 }

  /// Marks the cell as part of a text with right-to-left letters.
  package mutating func isolate(isStart: Bool) {
    word |= Self.isolatedFlag | (isStart ? Self.isolateStartFlag : 0)
  }

  /// Whether the cell is the right half of a wide cluster.
  package var isTrailing: Bool { columns == 0 }

  /// Whether the cell shows a space.
  package var isBlank: Bool { word & Self.contentMask == 0x20 }

  /// Whether the cell shows one ASCII character.
  package var isASCII: Bool { word & Self.contentMask < 0x80 && !isTrailing }

  /// Whether the cluster has more than one scalar.
  package var isInTable: Bool { word & Self.tableFlag != 0 }

  /// The cluster's index in the canvas' table, if it has more than one scalar.
  package var tableIndex: Int? {
    isInTable ? Int(word & (Self.tableFlag - 1)) : nil
  }

  /// One more than the index of the cell's link in the canvas' table; zero for no link.
  package var linkNumber: Int {
    get { Int(word >> Self.linkShift & 0xFFFF) }
    set {
      word =
        word & ~Self.linkMask | UInt64(truncatingIfNeeded: newValue) << Self.linkShift
        & Self.linkMask
    }
  }

  /// Whether the cell refers to tables of its canvas, so that its bits mean nothing to another one.
  package var usesTables: Bool { word & (Self.tableFlag | Self.linkMask) != 0 }

  /// Whether some of several pairs of cells differ; found without a branch for each pair.
  struct Difference {
    // One for each word of a cell, so that a pair is one operation on vectors.
    private var words: UInt64 = 0
    private var styles: UInt64 = 0

    @inline(__always)
    mutating func add(_ cell: Cell, _ other: Cell) {
      words |= cell.word ^ other.word
      styles |= cell.style.bits ^ other.style.bits
    }

    @inline(__always) var isFound: Bool { words | styles != 0 }
  }

  /// A hash that is equal for cells that look the same, for cells that use no tables only.
  package var fingerprint: UInt64 { word &* 0x9E37_79B9_7F4A_7C15 ^ style.bits }
}
