/// A key of a table and its text.
struct TableEntry: ~Copyable {
  let hash: UInt64
  // Safe because the bytes are kept by the index the entry is in, or as long as the process lives.
  let key: UnsafeBufferPointer<UInt8>
  /// The text as written; empty for a plural.
  let text: String
  private let plural: KeptPlural?
  private let program = FirstUse<MessageProgram>()
  /// What has to be done to show it.
  let content: Content

  enum Content: BitwiseCopyable {
    /// A text without `%`.
    case plain
    /// A text with `%`, perhaps for an argument.
    case format
    case plural
    /// A value that is no message.
    case invalid
  }

  /// A plural in an object of its own, as most entries have none.
  private final class KeptPlural: Sendable {
    let message: PluralMessage

    init(_ message: PluralMessage) { self.message = message }
  }

  init(key: UnsafeBufferPointer<UInt8>, _ value: PropertyListValue) {
    if case .string(let text) = value {
      let isFormat = text.utf8.contains(UInt8(ascii: "%"))
      self.init(key: key, text: text, isFormat ? .format : .plain, plural: nil)
    } else if case .plural(let message) = Message(value) {
      self.init(key: key, text: "", .plural, plural: KeptPlural(message))
    } else {
      self.init(key: key, text: "", .invalid, plural: nil)
    }
  }

  @inline(__always)
  init(key: UnsafeBufferPointer<UInt8>, text: PermanentTexts.Text) {
    self.init(key: key, text: text.string, text.hasPercent ? .format : .plain, plural: nil)
  }

  @inline(__always)
  private init(
    key: UnsafeBufferPointer<UInt8>, text: String, _ content: Content, plural: KeptPlural?
  ) {
    hash = TableHash.of(key)
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
    plural.map { .plural($0.message) } ?? .text(Format(text))
  }
}
