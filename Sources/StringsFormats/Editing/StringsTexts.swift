import LocalizableStrings
import StringsSyntax

/// A file in the old style of property lists, which `StringsDocument` edits.
struct StringsTexts: EditableTexts {
  private(set) var document: StringsDocument

  init(bytes: [UInt8], file: String) { document = StringsDocument(bytes: bytes, file: file) }

  var languages: [Language?] { [nil] }
  var looseComments: [SourcePosition] { document.looseComments }
  var bytes: [UInt8] { document.bytes }

  func entries(in language: Language?) -> [EditableEntry] {
    zip(document.entries, document.comments).map { entry, comments in
      var editable = EditableEntry(
        key: entry.key, value: .propertyList(entry.value),
        comments: comments.filter { !$0.hasPrefix(IgnoreComment.marker) })
      editable.isMarkedRemoved = comments.contains(TranslationTable.removedComment)
      return editable
    }
  }

  mutating func apply(
    _ edits: [TextEdit], like source: (any EditableTexts)?
  ) throws(Diagnostic) {
    var values: [String: PropertyListValue] = [:]
    let known = document.values
    var comments: [String: [String]] = [:]
    var names: [String: String] = [:]
    var (removed, marked, unmarked): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for edit in edits {
      let key = edit.key
      if known[key] == nil, !edit.isAddition {
        throw .notEdited("\"\(key)\" is not in it", in: document.file)
      }
      switch edit.change {
      case .setForms(let forms):
        for form in forms {
          values[key] = (values[key] ?? known[key])?.setting(form.text, at: form.path)
          guard values[key] != nil else {
            throw .notEdited("\"\(key)\" has another structure", in: document.file)
          }
        }
      case .replace(.propertyList(let value)): values[key] = value
      case .add(let entry) where entry.value.isPropertyList: break
      case .replace, .add, .copy:
        throw .notEdited("\"\(key)\" has another structure", in: document.file)
      case .rename(let new): names[key] = new
      case .remove: removed.insert(key)
      case .setComments(let texts): comments[key] = texts
      case .markRemoved(true): marked.insert(key)
      case .markRemoved(false): unmarked.insert(key)
      }
    }
    let mark = TranslationTable.removedComment
    try edit {
      [comments, removed, values, names, marked, unmarked] document throws(StringsEditError) in
      try document.setComments(comments, except: IgnoreComment.marker)
      if !removed.isEmpty { try document.remove(removed) }
      try document.setValues(values.map { ($0.key, $0.value) })
      try Self.add(edits.added, to: &document, like: source)
      try document.mark(marked, with: mark)
      try document.unmark(unmarked, with: mark)
      try document.rename(names)
    }
  }

  mutating func sort() throws(Diagnostic) {
    try edit { document throws(StringsEditError) in
      try document.sort { $0.isSorted(before: $1) }
    }
  }

  mutating func format() throws(Diagnostic) {
    guard document.file.hasSuffix(".strings") else { return }
    try edit { document throws(StringsEditError) in try document.format() }
  }

  mutating func removeComments(beginningWith marker: String) throws(Diagnostic) {
    try edit { document throws(StringsEditError) in
      try document.removeComments(beginningWith: marker)
    }
  }

  private mutating func edit(
    _ body: (inout StringsDocument) throws(StringsEditError) -> Void
  ) throws(Diagnostic) {
    var edited = document
    do throws(StringsEditError) {
      try body(&edited)
    } catch {
      throw .notEdited("\(error)", in: document.file)
    }
    document = edited
  }

  /// Adds entries where they stand in the source; from one in the old style they are copied with its comments as they are written.
  private static func add(
    _ entries: [EditableEntry], to document: inout StringsDocument,
    like source: (any EditableTexts)?
  ) throws(StringsEditError) {
    if entries.isEmpty { return }
    let values = entries.compactMap { entry in
      entry.value.propertyList.map { (key: entry.key, value: $0) }
    }
    let new = Dictionary(entries.map { ($0.key, $0) }) { _, last in last }
    var origin: StringsDocument
    if let source = source as? StringsTexts {
      origin = source.document
      // They are about the text of the source.
      try origin.removeComments(beginningWith: IgnoreComment.marker)
    } else {
      let keys = source?.entries(in: nil).map(\.key) ?? entries.map(\.key)
      origin = StringsDocument(
        entries: keys.map { key in
          (key, new[key]?.value.propertyList ?? .string(""), new[key]?.comments ?? [])
        })
    }
    try document.add(copiesOf: Set(new.keys), from: origin)
    try document.setValues(values)
  }
}

extension EditableValue {
  fileprivate var isPropertyList: Bool { propertyList != nil }

  fileprivate var propertyList: PropertyListValue? {
    if case .propertyList(let value) = self { value } else { nil }
  }
}
