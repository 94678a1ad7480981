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

  init(hash: UInt64, key: UnsafeBufferPointer<UInt8>, _ value: PropertyListValue) {
    switch value.chosenVariant {
    case .string(let text):
      let isFormat = text.utf8.contains(UInt8(ascii: "%"))
      self.init(
        hash: hash, key: key, text: PermanentText.string(text), isFormat: isFormat)
    default:
      var plural: PluralMessage?
      if case .plural(let message) = Message(value) { plural = message }
      self.init(
        hash: hash, key: key, text: "", plural == nil ? .invalid : .plural, plural: plural)
    }
  }

  init(hash: UInt64, key: UnsafeBufferPointer<UInt8>, text: String, isFormat: Bool) {
    self.init(hash: hash, key: key, text: text, isFormat ? .format : .plain, plural: nil)
  }

  private init(
    hash: UInt64, key: UnsafeBufferPointer<UInt8>, text: String, _ content: Content,
    plural: PluralMessage?
  ) {
    self.hash = hash
    self.key = key
    self.text = text
    self.content = content
    self.plural = plural
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
