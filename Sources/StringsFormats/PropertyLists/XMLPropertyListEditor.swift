package import StringsSyntax

/// Edits an XML property list of texts, such as a `.stringsdict` file: all bytes that need not change stay.
package struct XMLPropertyListEditor {
  let file: String
  private let encoding: TextEncoding
  /// UTF-8 without a byte order mark.
  var text: [UInt8]
  private(set) var outline: XMLOutline

  /// Reads a file.
  ///
  /// - Throws: The `Diagnostic` of a file that cannot be read.
  package init(bytes: [UInt8], file: String) throws(Diagnostic) {
    self.file = file
    encoding = TextEncoding(of: bytes)
    text = encoding.utf8(bytes)
    if encoding.hasByteOrderMark { text.replaceSubrange(0..<3, with: []) }
    outline = XMLOutline(text)
    if let problem = outline.problem {
      throw .invalidPropertyList(problem.message, in: file, at: problem.position)
    }
    let known = Set(outline.keys.map(\.text))
    if let key = Self.values(of: text, file).keys.filter({ !known.contains($0) }).min() {
      throw notEdited("the tag of the key \"\(key)\" is written in an unusual way")
    }
  }

  /// The content after the edits so far.
  package var bytes: [UInt8] {
    let mark = encoding.hasByteOrderMark ? "\u{FEFF}" : ""
    return encoding.bytes(mark + String(decoding: text, as: UTF8.self))
  }

  /// The keys in the order of the file.
  package var keys: [String] { outline.keys.map(\.text) }

  /// Adds entries with the texts of the comments above them, each below the one that comes before it in `order`, or else
  /// above the next.
  ///
  /// - Throws: The `Diagnostic` of a file that cannot be edited.
  package mutating func add(
    _ entries: [TranslationEntry], comments: [String: [String]], order: [String]
  ) throws(Diagnostic) {
    var added = Dictionary(entries.map { ($0.key, $0) }) { _, last in last }
    let layout = XMLLayout(text, outline)
    let own = Dictionary(zip(outline.keys.lazy.map(\.text), outline.keys.indices)) { _, last in last
    }
    var edits: [ByteEdit] = []
    var previous: Int?
    var waiting: [String] = []
    for key in order {
      if let index = own[key] {
        let start = layout.start(of: index)
        for new in waiting { edits.append(ByteEdit(start..<start, new)) }
        waiting = []
        previous = layout.block(of: index).upperBound
      } else if let entry = added.removeValue(forKey: key) {
        let pair = PropertyListPair(key: entry.key, value: entry.value)
        let lines = layout.lines(
          XMLPropertyListText.entry(pair, comments: comments[entry.key] ?? []))
        if let previous {
          edits.append(ByteEdit(previous..<previous, layout.lineEnd + lines))
        } else {
          waiting.append(lines + layout.lineEnd)
        }
      }
    }
    if !waiting.isEmpty { edits.append(try end(with: waiting, layout)) }
    try apply(edits, expecting: entries)
  }

  /// Adds a comment above each of the keys that does not have it.
  package mutating func mark(
    _ keys: Set<String>, with comment: String
  ) throws(Diagnostic) {
    let layout = XMLLayout(text, outline)
    let marks = marks(comment)
    let edits = outline.keys.indices.compactMap { index -> ByteEdit? in
      let key = outline.keys[index]
      guard keys.contains(key.text), marks[index] == nil else { return nil }
      let start = key.range.lowerBound
      let space = layout.indentation(at: start).map { layout.lineEnd + $0 } ?? " "
      return ByteEdit(start..<start, "<!-- \(comment) -->" + space)
    }
    try apply(edits)
  }

  /// Removes a comment above the keys.
  package mutating func unmark(
    _ keys: Set<String>, with comment: String
  ) throws(Diagnostic) {
    let layout = XMLLayout(text, outline)
    let marks = marks(comment)
    let edits = outline.keys.indices.filter { keys.contains(outline.keys[$0].text) }
      .flatMap { marks[$0] ?? [] }.map { ByteEdit(layout.withSpaceAfter($0.range), "") }
    try apply(edits)
  }

  /// Removes keys with their values, comments and lines.
  package mutating func remove(_ keys: Set<String>) throws(Diagnostic) {
    let layout = XMLLayout(text, outline)
    let edits = outline.keys.indices.filter { keys.contains(outline.keys[$0].text) }.map { index in
      ByteEdit(
        layout.line(from: layout.start(of: index), to: layout.block(of: index).upperBound), "")
    }
    try apply(edits, without: keys)
  }

  /// Renames a key.
  package mutating func rename(_ key: String, to new: String) throws(Diagnostic) {
    var edits: [ByteEdit] = []
    for known in outline.keys where known.text == key {
      let start = known.range.lowerBound + "<key>".utf8.count
      let end = text[start...].firstIndex(of: UInt8(ascii: "<")) ?? start
      edits.append(ByteEdit(start..<end, XMLPropertyListText.escaped(new)))
    }
    guard let value = Self.values(of: text, file)[key] else { return }
    try apply(
      edits, expecting: [TranslationEntry(key: new, value: value, file: file)], without: [key])
  }

  /// Sorts the keys with their values and comments within each section; equal ones keep their order.
  ///
  /// A comment with an empty line below it begins a section.
  package mutating func sort(
    by isOrdered: (String, String) -> Bool
  ) throws(Diagnostic) {
    let layout = XMLLayout(text, outline)
    let places = outline.keys.indices.map { layout.block(of: $0) }
    var section = 0
    let sections = outline.keys.indices.map { index in
      if layout.beginsSection(index) { section += 1 }
      return section
    }
    let order = outline.keys.indices.sorted { left, right in
      if sections[left] != sections[right] { return left < right }
      let (first, second) = (outline.keys[left].text, outline.keys[right].text)
      return isOrdered(first, second) || (left < right && !isOrdered(second, first))
    }
    var edits: [ByteEdit] = []
    for (place, index) in zip(places, order) where places[index] != place {
      edits.append(ByteEdit(place, String(decoding: text[places[index]], as: UTF8.self)))
    }
    try apply(edits)
  }

  /// The comments above keys that have a text, by the index of the key.
  private func marks(_ text: String) -> [Int: [XMLOutline.Comment]] {
    Dictionary(grouping: outline.comments.filter { $0.place == .above && $0.text == text }) {
      $0.key ?? -1
    }
  }

  /// The entries at the end of a dictionary that has none of their neighbours.
  private func end(with entries: [String], _ layout: XMLLayout) throws(Diagnostic) -> ByteEdit {
    guard let end = outline.end else { throw notEdited("it has no dictionary") }
    let lines = entries.joined()
    let outer = layout.indentation(at: end.lowerBound)
    if text[end].starts(with: "</".utf8) {
      let start = end.lowerBound - (outer?.utf8.count ?? 0)
      return ByteEdit(start..<start, outer == nil ? layout.lineEnd + lines : lines)
    }
    return ByteEdit(end, "<dict>" + layout.lineEnd + lines + (outer ?? "") + "</dict>")
  }

  /// Applies edits if the file then has the entries that it should have.
  mutating func apply(
    _ edits: [ByteEdit], expecting added: [TranslationEntry] = [], without removed: Set<String> = []
  ) throws(Diagnostic) {
    guard !edits.isEmpty || !added.isEmpty || !removed.isEmpty else { return }
    var expected = Self.values(of: text, file)
    for key in removed { expected[key] = nil }
    for entry in added { expected[entry.key] = entry.value }
    guard let edited = edits.applied(to: text) else { throw notEdited("its layout is unusual") }
    let values = Self.values(of: edited, file)
    guard values.mapValues({ StableHash($0).text }) == expected.mapValues({ StableHash($0).text })
    else { throw notEdited("its layout is unusual") }
    text = edited
    outline = XMLOutline(text)
  }

  static func values(of text: [UInt8], _ file: String) -> [String: PropertyListValue] {
    var text = text
    // The declaration may name another encoding.
    XMLOutline(text).blankDeclaration(in: &text)
    let (entries, _, _) = XMLPropertyList.contents(of: text, file: file)
    return Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
  }

  func notEdited(_ reason: String) -> Diagnostic {
    Diagnostic(
      file: file, position: nil, severity: .error, code: .notEdited,
      message: "not edited: \(reason)")
  }
}
