import StringsFormats
import StringsSyntax

/// The changes of a file of one language that follow its source.
struct TableEdit {
  /// The entries of the source to add, with the values that they are to have.
  let added: [TranslationEntry]
  /// The entries of the source whose copies have an old text.
  var refreshed: [TranslationEntry] = []
  /// The new texts of the comments above the keys whose comments change.
  var comments: [String: [String]] = [:]
  /// The copies whose keys the source now has in a file of another format.
  var moved: Set<String> = []
  /// The keys that the source no longer has.
  var removed: Set<String> = []
  /// The keys that both have.
  var present: Set<String> = []
  /// Whether the removed keys are deleted, and not marked.
  var deletes = false

  /// The keys that have a copy of the source text after the edit, and had none or another one before.
  var copiedKeys: Set<String> { Set((added + refreshed).map(\.key)) }

  private var isEmpty: Bool {
    added.isEmpty && refreshed.isEmpty && comments.isEmpty && moved.isEmpty && removed.isEmpty
  }

  /// The content after the edit, and what it has changed.
  ///
  /// `old` is `nil` for a new file, which becomes a copy of the source. `sources` are the files that have the added
  /// entries.
  func apply(
    to old: [UInt8]?, sources: [SourceFile], file: String
  ) throws(Diagnostic) -> (bytes: [UInt8], summary: String) {
    if let old, isEmpty, PropertyListFormat(of: old) == .binary { return (old, "") }
    var sources = sources
    var texts: any EditableTexts
    if let old {
      texts = try TranslationFile.editable(bytes: old, name: file)
    } else if sources.isEmpty {
      return ([], "")
    } else {
      texts = try copy(of: sources.removeFirst(), file)
    }
    let known = texts.entries(in: nil)
    let marked = Set(known.filter(\.isMarkedRemoved).map(\.key))
    let toMark = deletes ? removed : removed.subtracting(marked)
    let toUnmark = marked.intersection(present)
    for source in sources {
      // Entries of a binary file have neither an order nor comments.
      let origin = try? TranslationFile.editable(bytes: source.bytes, name: source.path)
      let comments = Dictionary(
        (origin?.entries(in: nil) ?? []).map { ($0.key, $0.comments) }
      ) { _, last in last }
      try texts.apply(
        added.filter { $0.file == source.path }.map { entry in
          let comments = comments[entry.key] ?? []
          return TextEdit(
            entry.key,
            .add(
              EditableEntry(key: entry.key, value: .propertyList(entry.value), comments: comments)))
        }, like: origin)
    }
    try texts.apply(
      comments.filter { !moved.contains($0.key) }.map { TextEdit($0.key, .setComments($0.value)) }
        + moved.map { TextEdit($0, .remove) }
        + refreshed.map(\.replacement)
        + toMark.map { TextEdit($0, deletes ? .remove : .markRemoved(true)) }
        + toUnmark.map { TextEdit($0, .markRemoved(false)) })
    return (texts.bytes, summary(marks: !toMark.isEmpty, unmarks: !toUnmark.isEmpty))
  }

  /// A file with the added entries of a file of the source alone.
  private func copy(of source: SourceFile, _ file: String) throws(Diagnostic) -> any EditableTexts {
    var texts = try TranslationFile.editable(bytes: source.bytes, name: file)
    let own = Dictionary(added.filter { $0.file == source.path }.map { ($0.key, $0) }) { _, last in
      last
    }
    // They are about the text of the source.
    try texts.removeComments(beginningWith: SourceComment.ownMarker)
    let keys = Set(texts.entries(in: nil).map(\.key))
    try texts.apply(
      own.values.map(\.replacement)
        + keys.filter { own[$0] == nil }.map { TextEdit($0, .remove) })
    return texts
  }

  private func summary(marks: Bool, unmarks: Bool) -> String {
    let parts = [
      Self.counted(added.count, "added"),
      Self.counted(refreshed.count, "with the new text"),
      Self.counted(comments.count, "with the new comment"), Self.counted(moved.count, "moved"),
      marks ? Self.counted(removed.count, deletes ? "removed" : "marked as removed") : "",
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

extension TranslationEntry {
  fileprivate var replacement: TextEdit { TextEdit(key, .replace(.propertyList(value))) }
}
