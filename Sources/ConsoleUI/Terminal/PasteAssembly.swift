/// Pasted text put together from its bytes, up to the mark that ends it.
struct PasteAssembly: Sendable {
  enum Step {
    case partial
    /// So much text that it is not kept any longer.
    case piece(String)
    case end(String)
  }

  private var bytes: [UInt8] = []
  /// The number of bytes that are kept at most.
  private let longestPiece: Int

  private static let endMark = Array("\u{1B}[201~".utf8)
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let lineFeed = UInt8(ascii: "\n")

  init(longestPiece: Int = 1 << 20) {
    self.longestPiece = longestPiece
  }

  var count: Int { bytes.count }

  mutating func take(_ byte: UInt8) -> Step {
    bytes.append(byte)
    if byte == Self.endMark.last, bytes.suffix(Self.endMark.count).elementsEqual(Self.endMark) {
      return .end(Self.text(of: bytes.dropLast(Self.endMark.count)))
    }
    guard bytes.count >= longestPiece else { return .partial }
    let piece = bytes[..<pieceEnd]
    bytes.removeFirst(piece.count)
    return .piece(Self.text(of: piece))
  }

  /// Where to cut without halving the mark, a scalar or a line end.
  private var pieceEnd: Int {
    var end = bytes.count - Self.endMark.count
    for _ in 0..<3 where bytes[end] & 0xC0 == 0x80 { end -= 1 }
    if bytes[end - 1] == Self.carriageReturn { end -= 1 }
    return end
  }

  /// The text with line ends of one kind; invalid bytes become U+FFFD.
  private static func text(of bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == carriageReturn {
        result.append(lineFeed)
      } else if byte != lineFeed || previous != carriageReturn {
        result.append(byte)
      }
      previous = byte
    }
    return String(decoding: result, as: UTF8.self)
  }
}
