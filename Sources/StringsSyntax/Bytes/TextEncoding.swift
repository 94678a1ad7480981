/// The character encoding of a file.
public struct TextEncoding: Sendable, Hashable {
  /// A Unicode encoding form with its byte order.
  public enum Form: Sendable, Hashable {
    /// UTF-8.
    case utf8
    /// UTF-16, low byte first.
    case utf16LittleEndian
    /// UTF-16, high byte first.
    case utf16BigEndian
    /// UTF-32, low byte first.
    case utf32LittleEndian
    /// UTF-32, high byte first.
    case utf32BigEndian
  }

  /// The encoding form.
  public var form: Form
  /// Whether the file starts with a byte order mark.
  public var hasByteOrderMark: Bool

  /// Creates an encoding from its parts.
  public init(form: Form, hasByteOrderMark: Bool) {
    self.form = form
    self.hasByteOrderMark = hasByteOrderMark
  }

  /// Detects an encoding from the byte order mark, or else from the first zero bytes.
  ///
  /// A translation file starts with ASCII (a quote, a word, a comment), whose zero bytes in UTF-16
  /// and UTF-32 reveal the form. Everything else is assumed to be UTF-8.
  public init(of bytes: [UInt8]) {
    let start = Array(bytes.prefix(4))
    switch start {
    case [0xFF, 0xFE, 0, 0]: self.init(form: .utf32LittleEndian, hasByteOrderMark: true)
    case [0, 0, 0xFE, 0xFF]: self.init(form: .utf32BigEndian, hasByteOrderMark: true)
    case _ where start.starts(with: [0xFF, 0xFE]):
      self.init(form: .utf16LittleEndian, hasByteOrderMark: true)
    case _ where start.starts(with: [0xFE, 0xFF]):
      self.init(form: .utf16BigEndian, hasByteOrderMark: true)
    default:
      let isMarked = start.starts(with: [0xEF, 0xBB, 0xBF])
      self.init(form: Self.form(ofZerosIn: start), hasByteOrderMark: isMarked)
    }
  }

  private static func form(ofZerosIn start: [UInt8]) -> Form {
    switch start.map({ $0 == 0 }) {
    case [false, true, true, true]: .utf32LittleEndian
    case [true, true, true, false]: .utf32BigEndian
    case let zeros where zeros.starts(with: [false, true]): .utf16LittleEndian
    case let zeros where zeros.starts(with: [true, false]): .utf16BigEndian
    default: .utf8
    }
  }

  /// Converts bytes in this encoding to UTF-8, byte order mark included.
  ///
  /// Ill-formed input stays ill-formed at its position, so that a reader of the UTF-8 reports the
  /// right column: a lone surrogate becomes its three bytes, a value above U+10FFFF or a truncated
  /// code unit the byte 0xFF.
  package func utf8(_ bytes: [UInt8]) -> [UInt8] {
    switch form {
    case .utf8: bytes
    case .utf16LittleEndian, .utf16BigEndian: utf8(ofUTF16: bytes)
    case .utf32LittleEndian, .utf32BigEndian: utf8(ofUTF32: bytes)
    }
  }

  private func utf8(ofUTF16 bytes: [UInt8]) -> [UInt8] {
    let low = form == .utf16LittleEndian ? 0 : 1
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 3 / 4)
    var high: UInt32?
    for offset in stride(from: 0, to: bytes.count - 1, by: 2) {
      let unit = UInt32(bytes[offset + 1 - low]) << 8 | UInt32(bytes[offset + low])
      if let first = high {
        high = nil
        if (0xDC00...0xDFFF).contains(unit) {
          Self.append(0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00), to: &text)
          continue
        }
        Self.append(first, to: &text)
      }
      if (0xD800...0xDBFF).contains(unit) { high = unit } else { Self.append(unit, to: &text) }
    }
    if let high { Self.append(high, to: &text) }
    if bytes.count % 2 != 0 { text.append(0xFF) }
    return text
  }

  private func utf8(ofUTF32 bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2)
    for offset in stride(from: 0, to: bytes.count - 3, by: 4) {
      let four = bytes[offset..<offset + 4]
      let value = (form == .utf32BigEndian ? Array(four) : four.reversed())
        .reduce(0) { $0 << 8 | UInt32($1) }
      if value <= 0x10FFFF { Self.append(value, to: &text) } else { text.append(0xFF) }
    }
    if bytes.count % 4 != 0 { text.append(0xFF) }
    return text
  }

  /// Appends the UTF-8 form of a code point, surrogates included.
  private static func append(_ value: UInt32, to text: inout [UInt8]) {
    func tail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(value >> shift & 0x3F) }
    switch value {
    case ..<0x80: text.append(UInt8(value))
    case ..<0x800: text += [0xC0 | UInt8(value >> 6), tail(0)]
    case ..<0x10000: text += [0xE0 | UInt8(value >> 12), tail(6), tail(0)]
    default: text += [0xF0 | UInt8(value >> 18 & 0x07), tail(12), tail(6), tail(0)]
    }
  }

  /// Encodes a text, without a byte order mark.
  package func bytes(_ text: String) -> [UInt8] {
    switch form {
    case .utf8: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .utf32LittleEndian: text.unicodeScalars.flatMap { TextEncoding.fourBytes($0).reversed() }
    case .utf32BigEndian: text.unicodeScalars.flatMap(TextEncoding.fourBytes)
    }
  }

  /// The offset in `bytes` that corresponds to an offset in `text`, which is `utf8(bytes)`, counted
  /// from a known one.
  func offset(
    ofUTF8 offset: Int, after known: (text: Int, bytes: Int) = (0, 0), in text: [UInt8],
    _ bytes: [UInt8]
  ) -> Int {
    if form == .utf8 { return offset }
    // Only the end of a file can have a truncated code unit.
    if offset == text.count { return bytes.count }
    let unit = form == .utf16LittleEndian || form == .utf16BigEndian ? 2 : 4
    return text[known.text..<offset].reduce(known.bytes) { count, byte in
      switch byte {
      case 0x80...0xBF: count
      case 0xF0...0xF4: count + 4
      default: count + unit
      }
    }
  }

  private static func fourBytes(_ scalar: Unicode.Scalar) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(scalar.value >> $0 & 0xFF) }
  }
}
