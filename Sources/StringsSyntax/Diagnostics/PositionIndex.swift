/// The line and column of every 256th byte, so that finding any position takes a short walk.
package final class PositionIndex: Sendable {
  private static let step = 256

  private let cursors: [PositionCursor.State]

  package init(_ bytes: SourceBytes) {
    var cursor = PositionCursor(bytes)
    cursors = stride(from: 0, through: bytes.count, by: PositionIndex.step).map { offset in
      _ = cursor.position(at: offset)
      return cursor.state
    }
  }

  /// The position of an offset in the bytes that the index was created from.
  package func position(at offset: Int, in bytes: SourceBytes) -> SourcePosition {
    let number = min(max(0, offset) / PositionIndex.step, cursors.count - 1)
    var cursor = PositionCursor(bytes, from: cursors[number])
    return cursor.position(at: offset)
  }
}
