internal import StringsSyntax

/// A text of a table as it is shown, made when it is first looked up.
final class TableText: Sendable {
  /// What has to be done to show it.
  enum Content: BitwiseCopyable {
    /// A text without `%`.
    case plain
    /// A text with `%`, perhaps for an argument.
    case format
    case plural
    /// A value that is no message.
    case invalid
  }

  let content: Content
  /// The text as written; empty for a plural.
  let text: String
  private let plural: PluralMessage?
  private let program = FirstUse<MessageProgram>()

  init(_ text: String) {
    content = text.utf8.contains(UInt8(ascii: "%")) ? .format : .plain
    self.text = text
    plural = nil
  }

  convenience init(_ value: PropertyListValue) {
    let value = value.chosenVariant
    if case .string(let text) = value {
      self.init(PermanentText.string(text))
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

  /// The message ready to be shown, made when first needed.
  @inline(__always)
  func messageProgram() -> Unmanaged<MessageProgram> {
    program.object { MessageProgram(plural.map(Message.plural) ?? .text(Format(text))) }
  }
}
