public import StringsSyntax

/// A `.strings` or `.stringsdict` file in any format: old-style, XML or binary property list.
///
/// The format is told by how the bytes begin, not by the name.
public struct TranslationFile: Sendable {
  /// The name that diagnostics mention.
  public let file: String
  /// In the order of the file, as far as the format has one; of equal keys the last one counts.
  public let entries: [TranslationEntry]
  /// What is wrong, but for what a comment in the file silences.
  public let diagnostics: [Diagnostic]

  /// The comments in the file that silence checks.
  let silencers: Silencers
  /// Whether values that are no messages were told of already.
  let namesOddValues: Bool

  public init(bytes: [UInt8], file: String) {
    let format = PropertyListFormat(of: bytes)
    var found: [Diagnostic]
    var comments: [Silencer] = []
    switch format {
    case .oldStyle:
      let document = StringsDocument(bytes: bytes, file: file)
      entries = document.entries.map {
        TranslationEntry(
          key: $0.key, value: $0.value, position: $0.position, comment: $0.comment)
      }
      let chosen = Set(
        document.entries.filter { $0.value.variants != nil }.map(\.valuePosition))
      found = document.diagnostics.filter { diagnostic in
        diagnostic.code != .nonStringValue
          || diagnostic.position.map { !chosen.contains($0) } ?? true
      }
      comments = StringsComments.silencers(in: document)
    case .xml:
      (entries, found, comments) = XMLPropertyList.contents(of: bytes, file: file)
    case .binary:
      (entries, found) = BinaryPropertyList.entries(of: bytes, file: file)
    }
    if format != .binary { found += Self.encodingProblems(of: bytes, file: file) }
    var silencers = Silencers(comments)
    diagnostics = silencers.keep(found, file: file)
    self.file = file
    self.silencers = silencers
    namesOddValues = format == .oldStyle
  }

  /// One language of a file that was read as a whole.
  init(file: String, entries: [TranslationEntry], silencers: Silencers) {
    self.file = file
    self.entries = entries
    self.silencers = silencers
    diagnostics = []
    namesOddValues = false
  }

  /// The value of each key.
  public var values: [String: PropertyListValue] {
    Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
  }

  private static func encodingProblems(of bytes: [UInt8], file: String) -> [Diagnostic] {
    let encoding = TextEncoding(of: bytes)
    guard encoding.form != .utf8, !encoding.hasByteOrderMark else { return [] }
    return [
      Diagnostic(
        file: file, position: SourcePosition(line: 1, column: 1), severity: .warning,
        code: .missingByteOrderMark,
        message: "this text in UTF-16 or UTF-32 begins without a byte order mark")
    ]
  }
}
