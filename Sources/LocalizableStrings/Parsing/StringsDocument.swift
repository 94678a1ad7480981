/// A `.strings` file as it was read: entries with their places, and what is wrong with it.
///
/// The document keeps its bytes, so an unedited one is written back exactly as it was.
///
/// ```swift
/// let document = StringsDocument(text: "\"greeting\" = \"Hello\";", file: "en.strings")
/// document.entries.map(\.key)  // ["greeting"]
/// ```
public struct StringsDocument: Sendable {
  /// The name that diagnostics mention.
  public let file: String
  /// The file as it was given.
  public let bytes: [UInt8]
  public let encoding: TextEncoding
  /// The file in UTF-8, with its byte order mark if it has one.
  public let text: [UInt8]
  /// Every entry that is whole, in the order of the file; of equal keys the last one counts.
  public let entries: [StringsEntry]
  /// In the order of their places.
  public let diagnostics: [Diagnostic]

  /// Reads a text in UTF-8, UTF-16 or UTF-32; what cannot be read is told by `diagnostics`.
  public init(bytes: [UInt8], file: String = "Localizable.strings") {
    let encoding = TextEncoding(of: bytes)
    let text = encoding.utf8(bytes)
    self.file = file
    self.bytes = bytes
    self.encoding = encoding
    self.text = text
    (entries, diagnostics) = text.withUnsafeBufferPointer { buffer in
      var reading = DocumentReading(buffer)
      reading.run()
      return (reading.entries, reading.diagnostics(file: file))
    }
  }

  public init(text: String, file: String = "Localizable.strings") {
    self.init(bytes: Array(text.utf8), file: file)
  }

  /// The value of each key.
  public var values: [String: PropertyListValue] {
    Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
  }
}
