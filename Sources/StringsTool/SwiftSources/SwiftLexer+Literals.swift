import StringsFormats

/// String literals: in one line or several, raw, with escapes and interpolations.
extension SwiftLexer {
  /// Reads the literal that begins here, and returns its parts; `nil` if none begins here.
  ///
  /// A literal without an end stops at the end of its line, or of the file if it has several lines; that is noted.
  mutating func readLiteral() -> [String]? {
    let hashes = bytes[offset...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = offset + hashes
    guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { return nil }
    let start = offset
    offset = quote
    let isLong = starts("\"\"\"") && !endsOnLine(hashes: hashes)
    offset += isLong ? 3 : 1
    let raw = Array(repeating: UInt8(ascii: "#"), count: hashes)
    let end = Array(repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1) + raw
    let escape = [UInt8(ascii: "\\")] + raw
    var parts = LiteralParts()
    var isOpen = true
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\""), bytes[offset...].starts(with: end) {
        offset += end.count
        isOpen = false
        break
      }
      if byte == UInt8(ascii: "\\"), bytes[offset...].starts(with: escape) {
        offset += escape.count
        readEscape(into: &parts)
        continue
      }
      let isLineEnd = byte == 0x0A || byte == 0x0D
      if isLineEnd, !isLong { break }
      offset += isLineEnd && starts("\r\n") ? 2 : 1
      if isLineEnd { parts.endLine() } else { parts.append(byte) }
    }
    if isLong, isOpen { openLiterals.append(start) }
    return parts.texts(withoutIndentation: isLong)
  }

  /// Whether the quotes here begin a raw literal of one line, such as `#"""#`: its end follows on the line.
  private func endsOnLine(hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    let end = [UInt8(ascii: "\"")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
    let line = bytes[(offset + 1)...].prefix { $0 != 0x0A && $0 != 0x0D }
    return line.indices.contains { line[$0...].starts(with: end) }
  }

  /// Reads what follows the backslash of an escape.
  private mutating func readEscape(into parts: inout LiteralParts) {
    guard offset < bytes.count else { return }
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "("):
      parts.split()
      readInterpolation()
    case UInt8(ascii: "n"): parts.append(0x0A)
    case UInt8(ascii: "r"): parts.append(0x0D)
    case UInt8(ascii: "t"): parts.append(0x09)
    case UInt8(ascii: "0"): parts.append(0x00)
    case UInt8(ascii: "u") where offset < bytes.count && bytes[offset] == UInt8(ascii: "{"):
      let digits = bytes[(offset + 1)...].prefix { $0 != UInt8(ascii: "}") && $0 > 0x20 }.prefix(8)
      offset = min(digits.endIndex + 1, bytes.count)
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      if let scalar = value.flatMap(Unicode.Scalar.init) {
        for byte in String(scalar).utf8 { parts.append(byte) }
      }
    case 0x0A, 0x0D, 0x20, 0x09: skipLineEnd(from: offset - 1, &parts)
    default: parts.append(byte)
    }
  }

  /// A backslash at the end of a line joins it with the next one.
  private mutating func skipLineEnd(from start: Int, _ parts: inout LiteralParts) {
    let blanks = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    offset = blanks.endIndex
    guard offset < bytes.count, bytes[offset] == 0x0A || bytes[offset] == 0x0D else { return }
    offset += starts("\r\n") ? 2 : 1
    parts.joinLine()
  }
}

/// The text of a literal while it is read.
private struct LiteralParts {
  private var parts: [[UInt8]] = [[]]
  /// Where lines begin: the part, and the offset in it.
  private var lineStarts: [(part: Int, offset: Int)] = []

  mutating func append(_ byte: UInt8) { parts[parts.count - 1].append(byte) }

  mutating func split() { parts.append([]) }

  mutating func endLine() {
    append(0x0A)
    joinLine()
  }

  /// Begins a line of the source that is none of the text.
  mutating func joinLine() { lineStarts.append((parts.count - 1, parts[parts.count - 1].count)) }

  /// The texts; a literal of several lines has neither the first and last line end nor the indentation of its end.
  func texts(withoutIndentation isLong: Bool) -> [String] {
    var parts = parts
    if isLong, let last = lineStarts.last, last.part == parts.count - 1 {
      let indentation = parts[last.part][last.offset...]
      for start in lineStarts.reversed() {
        let line = parts[start.part][start.offset...]
        if line.starts(with: indentation) {
          parts[start.part].removeSubrange(start.offset..<start.offset + indentation.count)
        }
      }
      if parts[parts.count - 1].last == 0x0A { parts[parts.count - 1].removeLast() }
      if parts[0].first == 0x0A, lineStarts.count > 1 { parts[0].removeFirst() }
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }
}
