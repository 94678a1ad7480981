/// Collects the bytes of a bracketed paste up to the sequence that ends it.
struct BracketedPasteDecoder: Sendable {
  enum Step {
    case partial
    /// The text so far, which has reached the memory limit.
    case chunk(String)
    case end(String)
  }

  private var bytes: [UInt8] = []
  /// The number of bytes to keep at most.
  private let maxChunkSize: Int

  private static let endSequence = Array("\u{1B}[201~".utf8)
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let lineFeed = UInt8(ascii: "\n")

  init(maxChunkSize: Int = 1 << 20) {
    self.maxChunkSize = maxChunkSize
  }

  var count: Int { bytes.count }

  mutating func consume(_ byte: UInt8) -> Step {
    bytes.append(byte)
    if byte == Self.endSequence.last,
      bytes.suffix(Self.endSequence.count).elementsEqual(Self.endSequence)
    {
      return .end(Self.text(of: bytes.dropLast(Self.endSequence.count)))
    }
    guard bytes.count >= maxChunkSize else { return .partial }
    let chunk = bytes[..<chunkEnd]
    bytes.removeFirst(chunk.count)
    return .chunk(Self.text(of: chunk))
  }

  /// The offset of a cut that splits neither the end sequence, a scalar nor a line end.
  private var chunkEnd: Int {
    var end = bytes.count - Self.endSequence.count
    for _ in 0..<3 where bytes[end] & 0xC0 == 0x80 { end -= 1 }
    if bytes[end - 1] == Self.carriageReturn { end -= 1 }
    return end
  }

  /// The text with all line ends as LF; invalid bytes become U+FFFD.
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
