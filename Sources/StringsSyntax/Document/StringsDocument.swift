/// A `.strings` file: its entries, their positions, and diagnostics.
///
/// The document is lossless: it keeps its bytes, and an edit changes nothing else.
///
/// ```swift
/// var document = StringsDocument(text: "\"greeting\" = \"Hello\";", file: "en.strings")
/// document.entries.map(\.key)  // ["greeting"]
/// try document.setValue("Good morning", forKey: "greeting")
/// ```
public struct StringsDocument: Sendable {
  /// The file name used in diagnostics.
  public let file: String
  /// The content of the file, including the edits so far.
  public private(set) var bytes: [UInt8]
  /// The encoding of `bytes`.
  public let encoding: TextEncoding

  private(set) var content: DocumentContent

  /// Reads a file in UTF-8, UTF-16 or UTF-32; `diagnostics` reports what cannot be read.
  public init(bytes: [UInt8], file: String = "Localizable.strings") {
    self.init(bytes: bytes, encoding: TextEncoding(of: bytes), file: file)
  }

  /// Reads a text, which is encoded as UTF-8.
  public init(text: String, file: String = "Localizable.strings") {
    self.init(bytes: Array(text.utf8), file: file)
  }

  /// Writes entries with the texts of the comments above them.
  package init(
    entries: [(key: String, value: PropertyListValue, comments: [String])],
    file: String = "Localizable.strings"
  ) {
    let lines = entries.flatMap { key, value, comments in
      comments.flatMap(NewEntry.commentLines)
        + NewEntry(key: key, .double, value: value, comment: nil).lines
    }
    self.init(text: lines.map { $0 + "\n" }.joined(), file: file)
  }

  package init(bytes: [UInt8], encoding: TextEncoding, file: String) {
    self.file = file
    self.bytes = bytes
    self.encoding = encoding
    content = DocumentContent(text: encoding.utf8(bytes), file: file)
  }

  /// The content of the file in UTF-8, including a byte order mark if it has one.
  public var text: [UInt8] { content.text }

  /// The valid entries in the order of the file; of entries with equal keys the last one counts.
  public var entries: StringsEntries { StringsEntries(content: content) }

  /// The diagnostics in the order of the file.
  public var diagnostics: [Diagnostic] { content.diagnostics }

  /// The values by key.
  public var values: [String: PropertyListValue] {
    Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
  }
}
