/// Finds the line and column of byte offsets given in ascending order, in one pass over the text.
package struct PositionCursor {
  /// The last offset that was reached, with its position.
  struct State {
    var offset: Int
    var position: SourcePosition
  }

  private(set) var state: State
  private let bytes: SourceBytes

  package init(_ bytes: SourceBytes) {
    let start = SourcePosition(line: 1, column: 1)
    self.init(bytes, from: State(offset: bytes.startOfText, position: start))
  }

  init(_ bytes: SourceBytes, from state: State) {
    self.bytes = bytes
    self.state = state
  }

  /// The position of an offset, which must not be less than the previous ones.
  package mutating func position(at target: Int) -> SourcePosition {
    let end = min(target, bytes.count)
    while state.offset < end {
      let byte = bytes[state.offset]
      state.offset += 1
      switch byte {
      case UInt8(ascii: "\r") where bytes[state.offset] == UInt8(ascii: "\n"):
        break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        state.position.line += 1
        state.position.column = 1
      case 0x80...0xBF:
        break
      default:
        state.position.column += 1
      }
    }
    return state.position
  }
}
