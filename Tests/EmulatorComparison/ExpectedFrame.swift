import ConsoleUI
import Foundation

/// The bytes sent to a terminal and what it must show afterwards; cells outside of all runs are blank.
struct ExpectedFrame: Encodable {
  let sequence: UInt64
  let frame: Int
  let columns: Int
  let rows: Int
  let bytes: Data
  /// The row and column, zero-based; nil if the cursor is hidden.
  let cursor: [Int]?
  let runs: [ExpectedRun]

  init(sequence: UInt64, frame: Int, colors: Capabilities.Colors, canvas: Canvas, bytes: Data) {
    self.sequence = sequence
    self.frame = frame
    self.bytes = bytes
    columns = canvas.size.columns
    rows = canvas.size.rows
    cursor = canvas.cursor.flatMap {
      canvas.bounds.contains($0) ? [$0.row, $0.column] : nil
    }
    runs = (0..<canvas.size.rows).flatMap { row in
      ExpectedRun.runs(ofRow: row, in: canvas, colors: colors)
    }
  }
}
