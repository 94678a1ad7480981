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
}
