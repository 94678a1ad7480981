import LocalizableStrings
import StringsSyntax

/// An XML property list of texts, such as a `.stringsdict` file: its entries, and where they and its comments stand.
struct PropertyListDocument: Sendable {
  typealias Pair = XMLValueReader.Pair

  struct Comment: Sendable {
    /// Where a comment is, as in a `.strings` file.
    enum Place: Sendable {
      /// Right above a key, or before it on its line.
      case above
      /// Behind a value on its line.
      case behind
      /// Between a key and the end of its value.
      case inside
      /// Above an empty line, such as the title of a section, or outside of the dictionary.
      case apart
    }

    /// Without the space around it.
    let text: String
    let range: Range<Int>
    fileprivate(set) var place: Place
    /// The index of the pair that it belongs to; for one that is apart, of the next one, if there is one.
    fileprivate(set) var pair: Int?
  }

  let file: String
  let encoding: TextEncoding
  let xml: XMLTokens
  /// The pairs of the dictionary, in their order.
  let pairs: [Pair]
  /// The token at which the dictionary begins.
  let dictionary: Int
  private(set) var comments: [Comment] = []
  /// Where each pair begins and ends.
  private let positions: [(start: SourcePosition, end: SourcePosition)]

  /// UTF-8 without a byte order mark.
  var text: [UInt8] { xml.text }

  /// Reads UTF-8, UTF-16 or UTF-32; the declaration may name another encoding.
  ///
  /// - Throws: The `Diagnostic` of a file that cannot be read, or that could do harm.
  init(bytes: [UInt8], file: String) throws(Diagnostic) {
    let encoding = TextEncoding(of: bytes)
    var text = encoding.utf8(bytes)
    if encoding.hasByteOrderMark { text.replaceSubrange(0..<3, with: []) }
    try self.init(text: text, encoding, file: file)
  }

  init(text: [UInt8], _ encoding: TextEncoding, file: String) throws(Diagnostic) {
    self.file = file
    self.encoding = encoding
    xml = XMLTokens(text)
    var reader = XMLValueReader(xml)
    do throws(XMLTokens.Problem) {
      try reader.read()
    } catch {
      throw .invalidPropertyList(
        "XML property list: \(error.message)", in: file,
        at: Self.position(of: error.offset, in: text),
        key: reader.key)
    }
    guard let dictionary = reader.dictionary else {
      throw .invalidPropertyList("the property list is not a dictionary", in: file)
    }
    self.dictionary = dictionary
    pairs = reader.pairs
    positions = text.withUnsafeBufferPointer { [xml, pairs] buffer in
      var cursor = PositionCursor(SourceBytes(buffer))
      return pairs.map { pair in
        let start = cursor.position(at: xml.tokens[pair.keyToken].range.lowerBound)
        return (start, cursor.position(at: xml.element(pair.valueToken).upperBound))
      }
    }
    readComments()
  }

  /// The values of the keys; of equal ones, the last counts.
  var values: [String: PropertyListValue] {
    Dictionary(pairs.map { ($0.key, $0.value) }) { _, last in last }
  }

  /// The bytes of a key and its value, from tag to tag.
  func range(of pair: Int) -> Range<Int> {
    let (key, value) = (pairs[pair].keyToken, pairs[pair].valueToken)
    return xml.tokens[key].range.lowerBound..<xml.element(value).upperBound
  }

  /// The bytes of the end tag of the dictionary, or of `<dict/>`.
  var end: Range<Int> { xml.tokens[xml.tokens[dictionary].last].range }

  /// The comments of the tokens, each with its place: between the pairs, in one of them, or outside of the dictionary.
  private mutating func readComments() {
    let last = xml.tokens[dictionary].last
    addComments(in: 0..<dictionary, .apart, of: nil)
    var start = dictionary + 1
    for pair in pairs.indices {
      addComments(in: start..<pairs[pair].keyToken, before: pair)
      start = xml.tokens[pairs[pair].valueToken].last + 1
      addComments(in: pairs[pair].keyToken..<start, .inside, of: pair)
    }
    if start < last { addComments(in: start..<last, before: nil) }
    addComments(in: last..<xml.tokens.count, .apart, of: nil)
  }

  private mutating func addComments(
    in tokens: Range<Int>, _ place: Comment.Place, of pair: Int?
  ) {
    for index in tokens where xml.tokens[index].kind == .comment {
      let content = xml.text[xml.content(of: index)]
      let start = content.firstIndex { !XMLText.isSpace($0) } ?? content.endIndex
      let end = content.lastIndex { !XMLText.isSpace($0) } ?? start - 1
      comments.append(
        Comment(
          text: String(decoding: xml.text[start..<end + 1], as: UTF8.self),
          range: xml.tokens[index].range, place: place, pair: pair))
    }
  }

  /// Adds the comments between two pairs: those on the line of the value before belong to it, and those right above the next key to
  /// that.
  private mutating func addComments(in tokens: Range<Int>, before next: Int?) {
    let first = comments.count
    addComments(in: tokens, .apart, of: next)
    guard first < comments.count else { return }
    let limit = next.map { xml.tokens[pairs[$0].keyToken].range.lowerBound } ?? end.lowerBound
    xml.text.withUnsafeBufferPointer { buffer in
      let bytes = SourceBytes(buffer)
      var below = limit
      for index in comments[first...].indices.reversed() where next != nil {
        if bytes.hasEmptyLine(in: comments[index].range.upperBound..<below) { break }
        comments[index].place = .above
        below = comments[index].range.lowerBound
      }
      let previous = (next ?? pairs.count) - 1
      guard previous >= 0 else { return }
      let value = range(of: previous).upperBound
      let line = bytes.lineEnd(from: value, limit: limit)
      let end = next == nil ? limit : bytes.lastLineEnd(in: value..<limit) ?? value
      for index in comments[first...].indices {
        let range = comments[index].range
        guard range.lowerBound <= line, range.upperBound <= end else { return }
        comments[index].place = .behind
        comments[index].pair = previous
      }
    }
  }

  static func position(of offset: Int, in text: [UInt8]) -> SourcePosition {
    text.withUnsafeBufferPointer { buffer in
      var cursor = PositionCursor(SourceBytes(buffer))
      return cursor.position(at: offset)
    }
  }
}

/// What programs and checks read.
extension PropertyListDocument {
  /// The entries in their order.
  var entries: [TranslationEntry] {
    let above = commentsAbove
    return zip(pairs.indices, positions).map { index, position in
      TranslationEntry(
        key: pairs[index].key, value: pairs[index].value, file: file, position: position.start,
        comment: above[index].map { $0.map(\.text).joined(separator: "\n") })
    }
  }

  var diagnostics: [Diagnostic] {
    var first: [String: SourcePosition] = [:]
    var found: [Diagnostic] = []
    for (pair, position) in zip(pairs, positions) {
      guard let known = first[pair.key] else {
        first[pair.key] = position.start
        continue
      }
      found.append(
        Diagnostic(
          file: file, position: position.start, severity: .warning, code: .duplicateKey,
          message: "this key was defined before, at \(known); the last one counts", related: known,
          key: pair.key))
    }
    return found
  }

  var ignoreComments: [IgnoreComment] {
    comments.filter { $0.text.contains(IgnoreComment.marker) }.flatMap { comment in
      let pair = comment.place == .apart ? nil : comment.pair
      return IgnoreComment.all(
        in: comment.text, at: Self.position(of: comment.range.lowerBound, in: text),
        entry: pair.map { positions[$0].start...positions[$0].end })
    }
  }
}

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
