public import LocalizableStrings

/// A `.strings` or `.stringsdict` file in any format: old-style, XML or binary property list.
///
/// The format is told by how the bytes begin, not by the name.
public struct TranslationFile: Sendable {
  /// The name that diagnostics mention.
  public let file: String
  /// In the order of the file, as far as the format has one; of equal keys the last one counts.
  public let entries: [TranslationEntry]
  public let diagnostics: [Diagnostic]

  public init(bytes: [UInt8], file: String) {
    self.file = file
    switch Format(of: bytes) {
    case .oldStyle:
      let document = StringsDocument(bytes: bytes, file: file)
      entries = document.entries.map {
        TranslationEntry(
          key: $0.key, value: $0.value, position: $0.position, comment: $0.comment)
      }
      diagnostics = document.diagnostics
    case .xml:
      (entries, diagnostics) = XMLPropertyList.entries(of: bytes, file: file)
    case .binary:
      (entries, diagnostics) = BinaryPropertyList.entries(of: bytes, file: file)
    }
  }

  /// The value of each key.
  public var values: [String: PropertyListValue] {
    Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
  }
}
