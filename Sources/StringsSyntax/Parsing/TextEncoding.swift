/// How the characters of a file are kept in bytes.
public struct TextEncoding: Sendable, Hashable {
  public enum Form: Sendable, Hashable {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
    case utf32LittleEndian
    case utf32BigEndian
  }

  public var form: Form
  public var hasByteOrderMark: Bool

  public init(form: Form, hasByteOrderMark: Bool) {
    self.form = form
    self.hasByteOrderMark = hasByteOrderMark
  }

  /// Recognizes an encoding by its byte order mark, or else by where the first zero bytes stand.
  ///
  /// A translation file starts with ASCII (a quote, a word, a comment), which in UTF-16 and UTF-32
  /// has zero bytes in places that tell the form. Everything else is taken for UTF-8.
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
}
