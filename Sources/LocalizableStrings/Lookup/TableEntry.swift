/// A key of a table and its text.
struct TableEntry: ~Copyable {
  let hash: UInt64
  // Safe because the bytes belong to the index the entry is in.
  let key: UnsafeBufferPointer<UInt8>
  /// What has to be done to show it.
  let content: Content
  /// The text as written; empty for a plural.
  let text: String
  private let plural: PluralMessage?
  private let program = FirstUse<MessageProgram>()

  enum Content: BitwiseCopyable {
    /// A text without `%`.
    case plain
    /// A text with `%`, perhaps for an argument.
    case format
    case plural
    /// A value that is no message.
    case invalid
  }

  /// `keepsTexts` says that the entry is never freed, so that its text needs no reference count.
  init(
    hash: UInt64, key: UnsafeBufferPointer<UInt8>, _ value: PropertyListValue, keepsTexts: Bool
  ) {
    self.hash = hash
    self.key = key
    switch value {
    case .string(let text):
      content = text.utf8.contains(UInt8(ascii: "%")) ? .format : .plain
      self.text = keepsTexts ? PermanentText.string(text) : text
      plural = nil
    default:
      if case .plural(let message) = Message(value) { plural = message } else { plural = nil }
      content = plural == nil ? .invalid : .plural
      text = ""
    }
  }

  /// The message ready to be shown, made when first needed.
  @inline(__always)
  func messageProgram() -> Unmanaged<MessageProgram> {
    program.object { MessageProgram(message) }
  }

  private var message: Message {
    plural.map(Message.plural) ?? .text(Format(text))
  }
}
