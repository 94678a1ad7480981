internal import StringsSyntax

/// The decoded value of a table entry, with its compiled message.
final class TableText: Sendable {
  /// The kind of value, which decides how it is rendered.
  enum Content: BitwiseCopyable {
    /// A text without `%`.
    case plain
    /// A text with `%`, perhaps in a placeholder.
    case format
    case plural
    /// A value that is neither a text nor a plural.
    case invalid
  }

  let content: Content
  /// The text as written; empty for a plural.
  let text: String
  private let plural: PluralMessage?
  private let program = LazyReference<MessageProgram>()

  init(_ text: String) {
    content = text.utf8.contains(UInt8(ascii: "%")) ? .format : .plain
    self.text = text
    plural = nil
  }

  convenience init(_ value: PropertyListValue) {
    let value = value.chosenVariant
    if case .string(let text) = value {
      self.init(ImmortalString.string(text))
    } else if case .plural(let message) = Message(value) {
      self.init(.plural, message)
    } else {
      self.init(.invalid, nil)
    }
  }

  private init(_ content: Content, _ plural: PluralMessage?) {
    self.content = content
    text = ""
    self.plural = plural
  }

  /// The compiled message, created on first use.
  @inline(__always)
  func messageProgram() -> Unmanaged<MessageProgram> {
    program.load { MessageProgram(plural.map(Message.plural) ?? .text(Format(text))) }
  }
}
