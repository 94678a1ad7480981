import LocalizableStrings
import StringsSyntax

/// Edits as text: all changes are collected, copied through once, and the result is read again and compared with what it should be.
extension PropertyListDocument: EditableTexts {
  var languages: [Language?] { [nil] }

  var looseComments: [SourcePosition] {
    comments.filter { $0.place != .above }.map { Self.position(of: $0.range.lowerBound, in: text) }
  }

  var bytes: [UInt8] {
    let mark = encoding.hasByteOrderMark ? "\u{FEFF}" : ""
    return encoding.bytes(mark + String(decoding: text, as: UTF8.self))
  }

  func entries(in language: Language?) -> [EditableEntry] {
    let above = commentsAbove
    return pairs.indices.map { index in
      let comments = above[index] ?? []
      var entry = EditableEntry(
        key: pairs[index].key, value: .propertyList(pairs[index].value),
        comments: comments.map(\.text).filter { !$0.hasPrefix(IgnoreComment.marker) })
      entry.isMarkedRemoved = comments.contains { $0.text == TranslationTable.removedComment }
      return entry
    }
  }

  mutating func apply(
    _ edits: [TextEdit], like source: (any EditableTexts)?
  ) throws(Diagnostic) {
    let indices = Dictionary(grouping: pairs.indices) { pairs[$0].key }
    let layout = PropertyListLayout(self)
    var changes: [ByteEdit] = []
    var expected = values
    var removed: Set<Int> = []
    var names: [String: String] = [:]
    for edit in edits {
      if case .add(let entry) = edit.change {
        guard case .propertyList(let value) = entry.value, indices[edit.key] == nil else {
          throw .notEdited("\"\(edit.key)\" cannot be added", in: file)
        }
        expected[edit.key] = value
        continue
      }
      guard let places = indices[edit.key], let last = places.last else {
        throw .notEdited("\"\(edit.key)\" is not in it", in: file)
      }
      switch edit.change {
      case .add: break
      case .copy: throw .notEdited("\"\(edit.key)\" has another structure", in: file)
      case .setForms(let forms):
        for form in forms {
          changes += try layout.setting(form.text, at: form.path, of: last)
          expected[edit.key] = expected[edit.key]?.setting(form.text, at: form.path)
        }
      case .replace(let value):
        guard case .propertyList(let value) = value else {
          throw .notEdited("\"\(edit.key)\" has another structure", in: file)
        }
        changes += layout.replacing(last, by: value)
        expected[edit.key] = value
      case .rename(let new):
        guard indices[new] == nil else {
          throw .notEdited("\"\(new)\" is in it already", in: file)
        }
        changes += places.flatMap { layout.renaming($0, to: new) }
        names[edit.key] = new
      case .remove:
        changes += places.map(layout.removing)
        removed.formUnion(places)
        expected[edit.key] = nil
      case .setComments(let texts): changes += layout.setting(comments: texts, of: last)
      case .markRemoved(let isRemoved):
        changes += places.flatMap { layout.marking($0, isRemoved) }
      }
    }
    changes += layout.adding(edits.added, in: source?.entries(in: nil).map(\.key), without: removed)
    for (key, new) in names { expected[new] = expected.removeValue(forKey: key) }
    try apply(changes, expecting: expected)
  }

  mutating func sort() throws(Diagnostic) {
    let layout = PropertyListLayout(self)
    let places = pairs.indices.map(layout.block)
    let starts = Set(comments.filter { $0.place == .apart }.compactMap(\.pair))
    var section = 0
    let sections = pairs.indices.map { index in
      if starts.contains(index) { section += 1 }
      return section
    }
    let order = pairs.indices.sorted { left, right in
      if sections[left] != sections[right] { return left < right }
      let (first, second) = (pairs[left].key, pairs[right].key)
      return first.isSorted(before: second) || (left < right && !second.isSorted(before: first))
    }
    try apply(
      zip(places, order).filter { places[$1] != $0 }.map { place, index in
        ByteEdit(place, String(decoding: text[places[index]], as: UTF8.self))
      }, expecting: values)
  }

  mutating func format() {}

  mutating func removeComments(beginningWith marker: String) throws(Diagnostic) {
    let layout = PropertyListLayout(self)
    try apply(
      comments.filter { $0.text.hasPrefix(marker) }.map { layout.removing($0) }, expecting: values)
  }

  /// The comments that belong to each pair.
  var commentsAbove: [Int: [Comment]] {
    Dictionary(grouping: comments.filter { $0.place == .above }) { $0.pair ?? -1 }
  }

  private mutating func apply(
    _ edits: [ByteEdit], expecting expected: [String: PropertyListValue]
  ) throws(Diagnostic) {
    if edits.isEmpty { return }
    guard let edited = edits.applied(to: text),
      let new = try? PropertyListDocument(text: edited, encoding, file: file),
      new.values.mapValues({ StableHash($0).text }) == expected.mapValues({ StableHash($0).text })
    else { throw .notEdited("its layout is unusual", in: file) }
    self = new
  }
}
