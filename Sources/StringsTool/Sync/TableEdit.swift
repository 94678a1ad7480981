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
  /// All keys of the source, in its order.
  let sourceKeys: [String]

  private let addedKeys: Set<String>

  init(
    added: [TranslationEntry], removed: Set<String>, present: Set<String>, deletes: Bool,
    sourceKeys: [String]
  ) {
    self.added = added
    self.removed = removed
    self.present = present
    self.deletes = deletes
    self.sourceKeys = sourceKeys
    addedKeys = Set(added.map(\.key))
  }

  func adds(_ key: String) -> Bool { addedKeys.contains(key) }

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
      if let old, added.isEmpty, removed.isEmpty { return (old, "") }
      throw Diagnostic(
        file: file, position: nil, severity: .error, code: .notEdited,
        message: "not synced: a binary property list cannot be edited")
    }
  }

  private func applyToStrings(
    _ old: [UInt8]?, _ sources: [SourceFile], _ file: String
  ) throws -> (bytes: [UInt8], summary: String) {
    var sources = sources
    let bytes = old ?? sources.removeFirst().bytes
    var document = StringsDocument(bytes: bytes, file: file)
    if old == nil {
      try document.remove(Set(document.entries.map(\.key)).subtracting(addedKeys))
    }
    for source in sources {
      let entries = added.filter { $0.file == source.path }
      if PropertyListFormat(of: source.bytes) == .oldStyle {
        let origin = StringsDocument(bytes: source.bytes, file: source.path)
        try document.add(copiesOf: Set(entries.map(\.key)), from: origin)
        continue
      }
      for entry in entries {
        guard let text = entry.value.string else {
          throw Diagnostic(
            file: file, position: nil, severity: .error, code: .notEdited,
            message: "not synced: the plural \"\(entry.key)\" cannot be added to this format")
        }
        try document.add(text, forKey: entry.key, comment: entry.comment)
      }
    }
    let beforeRemoval = document.bytes
    if deletes {
      try document.remove(removed)
    } else {
      try document.mark(removed, with: TranslationTable.removedComment)
    }
    let beforeReturn = document.bytes
    // A copy may bring the comment of the source.
    try document.unmark(present.union(addedKeys), with: TranslationTable.removedComment)
    return (
      document.bytes,
      summary(removes: beforeRemoval != beforeReturn, unmarks: beforeReturn != document.bytes)
    )
  }

  private func applyToXML(
    _ old: [UInt8]?, _ sources: [SourceFile], _ file: String
  ) throws -> (bytes: [UInt8], summary: String) {
    var editor = try XMLPropertyListEditor(bytes: old ?? sources[0].bytes, file: file)
    if old == nil { try editor.remove(Set(editor.keys).subtracting(addedKeys)) }
    let known = Set(editor.keys)
    try editor.add(added.filter { !known.contains($0.key) }, order: sourceKeys)
    let beforeRemoval = editor.bytes
    if deletes {
      try editor.remove(removed)
    } else {
      try editor.mark(removed, with: TranslationTable.removedComment)
    }
    let beforeReturn = editor.bytes
    try editor.unmark(present, with: TranslationTable.removedComment)
    return (
      editor.bytes,
      summary(removes: beforeRemoval != beforeReturn, unmarks: beforeReturn != editor.bytes)
    )
  }

  private func summary(removes: Bool, unmarks: Bool) -> String {
    let parts = [
      Self.counted(added.count, "added"),
      removes ? Self.counted(removed.count, deletes ? "removed" : "marked as removed") : "",
      unmarks ? "marks removed" : "",
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
