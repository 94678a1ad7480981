/// A key of a table and its text.
struct TableEntry: ~Copyable {
  let hash: UInt64
  // Safe because the bytes belong to the index the entry is in.
  let key: UnsafeBufferPointer<UInt8>
  /// The text as written; empty for a plural.
  let text: String
  /// What has to be done to show it.
  let content: Content
  let program = FirstUse<MessageProgram>()

  enum Content {
    /// A text without `%`.
    case plain
    /// A text with `%`, perhaps for an argument.
    case format
    case plural(PluralMessage)
    /// A value that is no message.
    case invalid
  }

  /// The message ready to be shown, made when first needed.
  @inline(__always)
  func messageProgram() -> Unmanaged<MessageProgram> {
    program.object { MessageProgram(message) }
  }

  private var message: Message {
    switch content {
    case .plural(let message): .plural(message)
    case .plain, .format, .invalid: .text(Format(text))
    }
  }
}
