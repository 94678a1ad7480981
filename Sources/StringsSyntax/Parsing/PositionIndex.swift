/// The line and column of every so many bytes, so that each place is found by a short walk.
final class PositionIndex: Sendable {
  private static let step = 256

  private let cursors: [PositionCursor.State]

  init(_ bytes: SourceBytes) {
    var cursor = PositionCursor(bytes)
    cursors = stride(from: 0, through: bytes.count, by: PositionIndex.step).map { offset in
      _ = cursor.position(at: offset)
      return cursor.state
    }
  }

  /// The place of an offset into the bytes that the index was made of.
  func position(at offset: Int, in bytes: SourceBytes) -> SourcePosition {
    let number = min(max(0, offset) / PositionIndex.step, cursors.count - 1)
    var cursor = PositionCursor(bytes, from: cursors[number])
    return cursor.position(at: offset)
  }
}
