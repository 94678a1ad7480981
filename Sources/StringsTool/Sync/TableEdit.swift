import StringsFormats
import StringsSyntax

/// The keys to add to a file of a translation, and to remove from it.
struct TableEdit {
  /// The entries of the source.
  let added: [TranslationEntry]
  /// The keys that the source no longer has.
  let removed: Set<String>
  /// The keys that both have.
  let present: Set<String>
  let deletes: Bool

  private let addedKeys: Set<String>

  init(added: [TranslationEntry], removed: Set<String>, present: Set<String>, deletes: Bool) {
    self.added = added
    self.removed = removed
    self.present = present
    self.deletes = deletes
    addedKeys = Set(added.map(\.key))
  }

  func adds(_ key: String) -> Bool { addedKeys.contains(key) }

  /// The content after the edit, and what it has changed.
  ///
  /// `old` is `nil` for a new file, which becomes a copy of the source. `sources` are the files that have the added
  /// entries.
  func apply(
    to old: [UInt8]?, sources: [(path: String, bytes: [UInt8])], file: String
  ) throws -> (bytes: [UInt8], summary: String) {
    if isEmpty(old) { return (old ?? [], "") }
    let formats = ([old].compactMap { $0 } + sources.map(\.bytes)).map(PropertyListFormat.init)
    guard formats.allSatisfy({ $0 == .oldStyle }) else {
      throw Diagnostic(
        file: file, position: nil, severity: .error, code: .notEdited,
        message: "not synced: property lists in XML or binary form cannot be edited")
    }
    var document: StringsDocument
    var sources = sources
    if let old {
      document = StringsDocument(bytes: old, file: file)
    } else {
      document = try copy(of: sources.removeFirst())
    }
    for source in sources {
      let origin = StringsDocument(bytes: source.bytes, file: source.path)
      try document.add(copiesOf: keys(from: source.path), from: origin)
    }
    let summary: String
    if deletes {
      for key in removed.sorted() { try document.remove(key) }
      summary = Self.counted(removed.count, "removed")
    } else {
      let before = document.bytes
      try document.mark(removed, with: TranslationTable.removedComment)
      summary = before == document.bytes ? "" : Self.counted(removed.count, "marked as removed")
    }
    let before = document.bytes
    try document.unmark(present, with: TranslationTable.removedComment)
    let parts = [
      Self.counted(added.count, "added"), summary,
      before == document.bytes ? "" : "marks taken away",
    ]
    return (document.bytes, parts.filter { !$0.isEmpty }.joined(separator: ", "))
  }

  /// Whether nothing is to be done; a mark may have to be taken away.
  private func isEmpty(_ old: [UInt8]?) -> Bool {
    added.isEmpty && removed.isEmpty
      && old.map { PropertyListFormat(of: $0) != .oldStyle } ?? true
  }

  /// The source without the entries that are not for the translation.
  private func copy(of source: (path: String, bytes: [UInt8])) throws -> StringsDocument {
    var document = StringsDocument(bytes: source.bytes, file: source.path)
    let wanted = keys(from: source.path)
    for key in Set(document.entries.map(\.key)).subtracting(wanted).sorted() {
      try document.remove(key)
    }
    return document
  }

  private func keys(from path: String) -> Set<String> {
    Set(added.filter { $0.file == path }.map(\.key))
  }

  static func counted(_ count: Int, _ what: String) -> String {
    count == 0 ? "" : "\(count) \(count == 1 ? "key" : "keys") \(what)"
  }
}
