/// A `.strings` file as it was read: entries with their places, and what is wrong with it.
///
/// The document keeps its bytes, so an unedited one is written back exactly as it was, and an edited
/// one differs from it in nothing but the edit.
///
/// ```swift
/// var document = StringsDocument(text: "\"greeting\" = \"Hello\";", file: "en.strings")
/// document.entries.map(\.key)  // ["greeting"]
/// try document.setValue("Good morning", forKey: "greeting")
/// ```
public struct StringsDocument: Sendable {
  /// The name that diagnostics mention.
  public let file: String
  /// The file, as it was given or as it was edited since.
  public private(set) var bytes: [UInt8]
  public let encoding: TextEncoding

  private(set) var content: DocumentContent

  /// Reads a text in UTF-8, UTF-16 or UTF-32; what cannot be read is told by `diagnostics`.
  public init(bytes: [UInt8], file: String = "Localizable.strings") {
    self.init(bytes: bytes, encoding: TextEncoding(of: bytes), file: file)
  }

  public init(text: String, file: String = "Localizable.strings") {
    self.init(bytes: Array(text.utf8), file: file)
  }

  package init(bytes: [UInt8], encoding: TextEncoding, file: String) {
    self.file = file
    self.bytes = bytes
    self.encoding = encoding
    content = DocumentContent(text: encoding.utf8(bytes), file: file)
  }

  /// The file in UTF-8, with its byte order mark if it has one.
  public var text: [UInt8] { content.text }

  /// Every entry that is whole, in the order of the file; of equal keys the last one counts.
  public var entries: StringsEntries { StringsEntries(content: content) }

  /// In the order of their places.
  public var diagnostics: [Diagnostic] { content.diagnostics }

  /// The value of each key.
  public var values: [String: PropertyListValue] {
    Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
  }
}
