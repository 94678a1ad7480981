import StringsFormats
import StringsSyntax

/// The keys to add to a file of a translation, and to remove from it.
struct TableEdit {
  /// The entries of the source, with the values that they are to have.
  let added: [TranslationEntry]
  /// The entries of the source whose copies have an old text.
  let refreshed: [TranslationEntry]
  /// The new texts of the comments above the keys whose comments change.
  let comments: [String: [String]]
  /// The copies whose keys the source now has in a file of another format.
  let moved: Set<String>
  /// The keys that the source no longer has.
  let removed: Set<String>
  /// The keys that both have.
  let present: Set<String>
  let deletes: Bool
  /// All keys of the source, in its order.
  let sourceKeys: [String]

  private let addedKeys: Set<String>
  private let copiedKeys: Set<String>

  init(
    added: [TranslationEntry], refreshed: [TranslationEntry] = [],
    comments: [String: [String]] = [:], moved: Set<String> = [], removed: Set<String>,
    present: Set<String>, deletes: Bool, sourceKeys: [String]
  ) {
    self.added = added
    self.refreshed = refreshed
    self.comments = comments
    self.moved = moved
    self.removed = removed
    self.present = present
    self.deletes = deletes
    self.sourceKeys = sourceKeys
    addedKeys = Set(added.map(\.key))
    copiedKeys = addedKeys.union(refreshed.map(\.key))
  }

  /// Whether a key has a copy of the source text after the edit, and had none or another one before.
  func copies(_ key: String) -> Bool { copiedKeys.contains(key) }

  /// Whether a file stays as it is.
  private var isEmpty: Bool {
    added.isEmpty && refreshed.isEmpty && comments.isEmpty && moved.isEmpty && removed.isEmpty
  }

  /// The content after the edit, and what it has changed.
  ///
  /// `old` is `nil` for a new file, which becomes a copy of the source. `sources` are the files that have the added
  /// entries.
  func apply(
    to old: [UInt8]?, sources: [SourceFile], file: String
  ) throws -> (bytes: [UInt8], summary: String) {
    guard let format = (old ?? sources.first?.bytes).map(PropertyListFormat.init) else {
      return ([], "")
    }
    switch format {
    case .oldStyle: return try applyToStrings(old, sources, file)
    case .xml: return try applyToXML(old, sources, file)
    case .binary:
      if let old, isEmpty { return (old, "") }
      throw Diagnostic(
        file: file, position: nil, severity: .error, code: .notEdited,
        message: "not edited: a binary property list cannot be edited")
    }
  }

  private func applyToStrings(
    _ old: [UInt8]?, _ sources: [SourceFile], _ file: String
  ) throws -> (bytes: [UInt8], summary: String) {
    var sources = sources
    let copied = old == nil ? sources.removeFirst() : nil
    let bytes = old ?? copied?.bytes ?? []
    var document = StringsDocument(bytes: bytes, file: file)
    if old == nil {
      try document.remove(
        Set(document.entries.map(\.key)).subtracting(entries(in: copied).map(\.key)))
      try document.removeComments(beginningWith: SourceComment.ownMarker)
      try document.setValues(entries(in: copied).map { ($0.key, $0.value) })
    }
    try document.setComments(comments, except: SourceComment.ownMarker)
    if !moved.isEmpty { try document.remove(moved) }
    try document.setValues(refreshed.map { ($0.key, $0.value) })
    for source in sources {
      let entries = added.filter { $0.file == source.path }
      if PropertyListFormat(of: source.bytes) == .oldStyle {
        var origin = StringsDocument(bytes: source.bytes, file: source.path)
        // They are about the text of the source.
        try origin.removeComments(beginningWith: SourceComment.ownMarker)
        try document.add(copiesOf: Set(entries.map(\.key)), from: origin)
        try document.setValues(entries.map { ($0.key, $0.value) })
        continue
      }
      for entry in entries {
        try document.add(entry.value, forKey: entry.key, comment: entry.comment)
      }
    }
    return try finish(&document)
  }

  /// The added entries that a file of the source has.
  private func entries(in source: SourceFile?) -> [TranslationEntry] {
    added.filter { $0.file == source?.path }
  }

  private func applyToXML(
    _ old: [UInt8]?, _ sources: [SourceFile], _ file: String
  ) throws -> (bytes: [UInt8], summary: String) {
    var editor = try XMLPropertyListEditor(bytes: old ?? sources[0].bytes, file: file)
    if old == nil {
      try editor.remove(Set(editor.keys).subtracting(entries(in: sources.first).map(\.key)))
      try editor.removeComments(beginningWith: SourceComment.ownMarker)
      try editor.setValues(entries(in: sources.first))
    }
    try editor.setComments(comments, except: SourceComment.ownMarker)
    if !moved.isEmpty { try editor.remove(moved) }
    let known = Set(editor.keys)
    try editor.setValues(refreshed.filter { known.contains($0.key) })
    let new = (added + refreshed).filter { !known.contains($0.key) }
    try editor.add(new, comments: Self.comments(of: new, in: sources), order: sourceKeys)
    return try finish(&editor)
  }

  /// The comments above the entries in their files.
  private static func comments(
    of entries: [TranslationEntry], in sources: [SourceFile]
  ) -> [String: [String]] {
    let byFile = Dictionary(
      sources.map { ($0.path, SourceComments.texts(in: $0.bytes, $0.path) ?? [:]) }
    ) { first, _ in first }
    return Dictionary(entries.map { ($0.key, byFile[$0.file]?[$0.key] ?? []) }) { _, last in last }
  }

  /// Removes or marks the keys that the source no longer has, and removes the marks of those that it has.
  private func finish(
    _ texts: inout some MarkableTexts
  ) throws -> (bytes: [UInt8], summary: String) {
    let beforeRemoval = texts.bytes
    if deletes {
      try texts.remove(removed)
    } else {
      try texts.mark(removed, with: TranslationTable.removedComment)
    }
    let beforeReturn = texts.bytes
    // A copy may bring the comment of the source.
    try texts.unmark(present.union(addedKeys), with: TranslationTable.removedComment)
    return (
      texts.bytes,
      summary(removes: beforeRemoval != beforeReturn, unmarks: beforeReturn != texts.bytes)
    )
  }

  private func summary(removes: Bool, unmarks: Bool) -> String {
    let parts = [
      Self.counted(added.count, "added"),
      Self.counted(refreshed.count, "with the new text"),
      Self.counted(comments.count, "with the new comment"), Self.counted(moved.count, "moved"),
      removes ? Self.counted(removed.count, deletes ? "removed" : "marked as removed") : "",
      unmarks ? "keys that are back are no longer marked as removed" : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  static func counted(_ count: Int, _ what: String) -> String {
    count == 0 ? "" : "\(count) \(count == 1 ? "key" : "keys") \(what)"
  }
}

/// A file of the source.
struct SourceFile {
  let path: String
  let bytes: [UInt8]
}

/// The texts of a file whose keys can be marked by comments.
private protocol MarkableTexts {
  var bytes: [UInt8] { get }
  mutating func remove(_ keys: Set<String>) throws
  mutating func mark(_ keys: Set<String>, with comment: String) throws
  mutating func unmark(_ keys: Set<String>, with comment: String) throws
}

extension StringsDocument: MarkableTexts {}
extension XMLPropertyListEditor: MarkableTexts {}
