internal import Foundation
public import StringsSyntax

/// The entries of one language in one file.
///
/// The file is a property list (`.strings` or `.stringsdict`) in any format: old-style, XML or binary;
/// or one language of a ``StringCatalog``.
public struct TranslationFile: Sendable {
  /// The name of the file, as diagnostics give it.
  public let name: String
  /// In the order of the file, if its format has one; of equal keys the last entry counts.
  public let entries: [TranslationEntry]
  /// What is wrong with the file, except what its comments ignore.
  public let diagnostics: [Diagnostic]

  /// Whether each key is there once.
  let keysAreUnique: Bool
  let ignoreComments: IgnoreComments
  /// True if ``diagnostics`` already reports NUL and values that are not messages.
  let reportsUnusualValues: Bool

  /// Reads a property list; the format follows from the first bytes.
  public init(bytes: [UInt8], name: String) {
    let format = PropertyListFormat(of: bytes)
    var found: [Diagnostic]
    var comments: [IgnoreComment] = []
    switch format {
    case .oldStyle:
      let document = StringsDocument(bytes: bytes, file: name)
      entries = document.entries.map {
        TranslationEntry(
          key: $0.key, value: $0.value, file: name, position: $0.position, comment: $0.comment)
      }
      // The parser does not know variants of devices and widths.
      let variants = Set(
        document.entries.filter { $0.value.variants != nil }.map(\.valuePosition))
      found = document.diagnostics.filter { diagnostic in
        diagnostic.code != .nonStringValue
          || diagnostic.position.map { !variants.contains($0) } ?? true
      }
      comments = IgnoreCommentReader.comments(in: document)
    case .xml:
      do throws(Diagnostic) {
        let document = try PropertyListDocument(bytes: bytes, file: name)
        (entries, found) = (document.entries, document.diagnostics)
        comments = document.ignoreComments
      } catch {
        (entries, found) = ([], [error])
      }
    case .binary:
      (entries, found) = BinaryPropertyList.entries(of: bytes, file: name)
    }
    found += entries.compactMap(\.nestingDiagnostic)
    if format != .binary { found += Self.encodingDiagnostics(of: bytes, file: name) }
    keysAreUnique = Self.areUnique(entries)
    var ignoreComments = IgnoreComments(comments)
    diagnostics = ignoreComments.apply(to: found, file: name)
    self.name = name
    self.ignoreComments = ignoreComments
    reportsUnusualValues = format == .oldStyle
  }

  /// Creates a file of entries that are already read.
  package init(name: String, entries: [TranslationEntry]) {
    self.init(name: name, entries: entries, ignoreComments: IgnoreComments())
  }

  init(name: String, entries: [TranslationEntry], ignoreComments: IgnoreComments) {
    self.name = name
    self.entries = entries
    keysAreUnique = Self.areUnique(entries)
    var ignoreComments = ignoreComments
    diagnostics = ignoreComments.withoutIgnored(entries.compactMap(\.nestingDiagnostic))
    self.ignoreComments = ignoreComments
    reportsUnusualValues = false
  }

  /// The value of each key.
  public var values: [String: PropertyListValue] {
    Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
  }

  private static func areUnique(_ entries: [TranslationEntry]) -> Bool {
    Set(entries.lazy.map(\.key)).count == entries.count
  }

  private static func encodingDiagnostics(of bytes: [UInt8], file: String) -> [Diagnostic] {
    let encoding = TextEncoding(of: bytes)
    guard encoding.form != .utf8, !encoding.hasByteOrderMark else { return [] }
    return [
      Diagnostic(
        file: file, position: SourcePosition(line: 1, column: 1), severity: .warning,
        code: .missingByteOrderMark,
        message: "this text in UTF-16 or UTF-32 has no byte order mark")
    ]
  }
}

extension TranslationEntry {
  /// The error about variables that refer to each other endlessly or too deep, which no program can show; `nil` if there is none.
  fileprivate var nestingDiagnostic: Diagnostic? {
    guard value.pairs?.contains(where: { $0.value.refersToVariables }) == true else { return nil }
    var problems: [MessageProblem] = []
    for variant in value.variants?.map(\.value) ?? [value] {
      _ = Message(variant, problems: &problems)
    }
    return problems.first { $0.code == .nestedTooDeep }
      .map { diagnostic($0.code, $0.description, severity: .error) }
  }
}

extension PropertyListValue {
  /// Whether a text in this dictionary refers to a variable.
  fileprivate var refersToVariables: Bool {
    pairs?.contains { $0.value.string?.contains("#@") ?? $0.value.refersToVariables } ?? false
  }
}
