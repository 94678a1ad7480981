extension EntryReader {
  /// Reads the next entry if it is a simple one; reads nothing but what is before it otherwise.
  ///
  /// Entries that tools write are simple, `"key" = "text";`, with comments between them.
  package mutating func nextSimple() -> SimpleEntry? {
    skipSimpleWhitespace()
    let start = offset
    guard bytes[start] == UInt8(ascii: "\""), let keyEnd = endOfSimpleString(from: start &+ 1),
      let textStart = startOfText(after: keyEnd),
      let textEnd = endOfSimpleString(from: textStart &+ 1),
      bytes[textEnd &+ 1] == UInt8(ascii: ";")
    else { return nil }
    offset = textEnd &+ 2
    isAfterMissingSemicolon = false
    return SimpleEntry(start: start, keyEnd: keyEnd, textStart: textStart, textEnd: textEnd)
  }

  /// Skips whitespace and comments, with a short way for block comments.
  @inline(__always)
  private mutating func skipSimpleWhitespace() {
    var end = offset
    while true {
      switch bytes[end] {
      case UInt8(ascii: "\""):
        offset = end
        return
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " "):
        end &+= 1
      default:
        guard let endOfComment = endOfSimpleComment(at: end) else {
          offset = end
          return skipMoreWhitespace()
        }
        if keepsComments { comments.append(end..<endOfComment) }
        end = endOfComment
      }
    }
  }

  /// The end of a block comment without other asterisks or long sequences; `nil` for anything else.
  @inline(__always)
  private func endOfSimpleComment(at start: Int) -> Int? {
    let asterisk = UInt8(ascii: "*")
    guard bytes[start] == UInt8(ascii: "/"), bytes[start &+ 1] == asterisk else { return nil }
    let end = bytes.endOfPlainText(from: start &+ 2, before: asterisk, or: asterisk)
    let isClosed = bytes[end] == asterisk && bytes[end &+ 1] == UInt8(ascii: "/")
    return isClosed ? end &+ 2 : nil
  }

  /// The offset of the closing quote of a string without escapes; `nil` for any other string.
  @inline(__always)
  private func endOfSimpleString(from start: Int) -> Int? {
    var end = start
    while true {
      end = bytes.endOfPlainText(from: end, quote: UInt8(ascii: "\""))
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") { return end }
      guard byte >= 0x80, let length = bytes.sequenceLength(at: end) else { return nil }
      end &+= length
    }
  }

  /// The offset of the opening quote of the text after a key, which ends with a quote.
  @inline(__always)
  private func startOfText(after keyEnd: Int) -> Int? {
    // `" = "`, as all tools write it.
    let usual: UInt64 = 0x22_203D_2022
    if let eight = bytes.eightBytes(at: keyEnd), eight.bits & 0xFF_FFFF_FFFF == usual {
      return keyEnd &+ 4
    }
    let equals = endOfSpaces(from: keyEnd &+ 1)
    guard bytes[equals] == UInt8(ascii: "=") else { return nil }
    let start = endOfSpaces(from: equals &+ 1)
    return bytes[start] == UInt8(ascii: "\"") ? start : nil
  }

  @inline(__always)
  private func endOfSpaces(from start: Int) -> Int {
    var end = start
    while bytes[end] == UInt8(ascii: " ") { end &+= 1 }
    return end
  }
}
