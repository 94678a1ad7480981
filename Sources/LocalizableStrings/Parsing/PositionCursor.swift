/// Finds the line and column of offsets that are asked for in ascending order.
///
/// It walks over the text once, however many offsets are asked for.
package struct PositionCursor {
  private let bytes: SourceBytes
  private var offset = 0
  private var position = SourcePosition(line: 1, column: 1)

  package init(_ bytes: SourceBytes) {
    self.bytes = bytes
    if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
  }

  /// The place of an offset that is not before the ones asked for so far.
  package mutating func position(at target: Int) -> SourcePosition {
    while offset < min(target, bytes.count) {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\r") where bytes[offset] == UInt8(ascii: "\n"):
        break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position.line += 1
        position.column = 1
      case 0x80...0xBF:
        break
      default:
        position.column += 1
      }
    }
    return position
  }
}
