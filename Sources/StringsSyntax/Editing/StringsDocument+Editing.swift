extension StringsDocument {
  /// Replaces the value of an entry; only the bytes of the value change.
  ///
  /// Of entries with equal keys the last one is changed, which is the one that counts. The entry
  /// keeps its kind of quotes if the text allows it. A value that is not a string is replaced too,
  /// and `"key";` becomes `"key" = "text";`. The file is read again, so positions are up to date.
  /// - Throws: ``StringsEditError/noSuchKey(_:)`` or ``StringsEditError/brokenFile(_:)``.
  public mutating func setValue(
    _ text: String, forKey key: String
  ) throws(StringsEditError) {
    try setValues([(key, .string(text))])
  }

  /// Replaces the values of several entries as ``setValue(_:forKey:)`` does, or none, and reads the file again once.
  ///
  /// Of a dictionary, only the texts that differ change, and what is added or removed.
  /// - Throws: ``StringsEditError/noSuchKey(_:)`` or ``StringsEditError/brokenFile(_:)``.
  package mutating func setValues(
    _ values: [(key: String, value: PropertyListValue)]
  ) throws(StringsEditError) {
    // Keys that are canonically equivalent are different ones.
    let indices = Dictionary(zip(entries.lazy.map { Array($0.key.utf8) }, entries.indices)) {
      _, last in last
    }
    var expected = entries.indices.map(ExpectedEntry.unchanged)
    var edits: [ByteEdit] = []
    for (key, value) in values {
      guard let index = indices[Array(key.utf8)] else { throw .noSuchKey(key) }
      if content.value(index).isSpelled(value) { continue }
      expected[index] = .new(key: key, value: value)
      edits.append(valueEdit(of: index, value))
    }
    if !edits.isEmpty { try apply(edits, expecting: expected) }
  }

  /// Adds an entry on a line of its own, with a comment above it.
  ///
  /// The entry is added after the one with the key `other`, or at the end of the file. It is indented
  /// and separated by an empty line like the entry before it.
  /// - Throws: ``StringsEditError/keyExists(_:)``, ``StringsEditError/noSuchKey(_:)`` for the other
  ///   key, or ``StringsEditError/brokenFile(_:)``.
  public mutating func add(
    _ text: String, forKey key: String, comment: String? = nil, after other: String? = nil
  ) throws(StringsEditError) {
    try add(.string(text), forKey: key, comment: comment, after: other)
  }

  /// Adds an entry with a value of any type.
  package mutating func add(
    _ value: PropertyListValue, forKey key: String, _ quoting: Quoting = .double,
    comment: String? = nil, after other: String? = nil
  ) throws(StringsEditError) {
    if lastEntry(withKey: key) != nil { throw .keyExists(key) }
    let new = NewEntry(key: key, quoting, value: value, comment: comment)
    let added = ExpectedEntry.new(key: key, value: value)
    guard let other else { return try append([new], expecting: [added]) }
    guard let neighbour = lastEntry(withKey: other) else { throw .noSuchKey(other) }
    var expected = entries.indices.map(ExpectedEntry.unchanged)
    expected.insert(added, at: neighbour + 1)
    try apply([layout { $0.adding([new], after: neighbour) }], expecting: expected)
  }

  /// Adds entries at the end of the file, or below the last entry if a brace encloses the file.
  mutating func append(
    _ new: [NewEntry], expecting added: [ExpectedEntry]
  ) throws(StringsEditError) {
    let last = entries.indices.last
    let expected = entries.indices.map(ExpectedEntry.unchanged) + added
    // This fails in a brace, or after a string or comment without end.
    let end = layout { $0.adding(new, atEndAfter: last) }
    if let edited = edited([end], expecting: expected) {
      self = edited
    } else {
      try apply([layout { $0.adding(new, after: last) }], expecting: expected)
    }
  }

  /// Removes all entries with a key, with their comments and the lines that would be left empty.
  ///
  /// - Throws: ``StringsEditError/noSuchKey(_:)`` or ``StringsEditError/brokenFile(_:)``.
  public mutating func remove(_ key: String) throws(StringsEditError) {
    let indices = entries.indices.filter { content.hasKey(key, $0) }
    if indices.isEmpty { throw .noSuchKey(key) }
    try removeEntries(at: indices)
  }

  /// Removes all entries with some of the keys, as ``remove(_:)-(String)`` does; ignores keys that no entry has.
  ///
  /// - Throws: ``StringsEditError/brokenFile(_:)``.
  public mutating func remove(_ keys: Set<String>) throws(StringsEditError) {
    try removeEntries(at: entries.indices.filter { keys.contains(content.key($0)) })
  }

  private mutating func removeEntries(at indices: [Int]) throws(StringsEditError) {
    let edits = layout { layout in indices.map(layout.removing) }
    let removed = Set(indices)
    let kept = entries.indices.filter { !removed.contains($0) }.map(ExpectedEntry.unchanged)
    if let edited = edited(edits, expecting: kept) {
      self = edited
      return
    }
    // Entries on one line share spaces.
    var edited = self
    for index in indices.reversed() {
      let kept = edited.entries.indices.filter { $0 != index }.map(ExpectedEntry.unchanged)
      try edited.apply([edited.layout { $0.removing(index) }], expecting: kept)
    }
    self = edited
  }

  func layout<Result>(_ body: (EntryLayout) -> Result) -> Result {
    content.withBytes { body(EntryLayout(content, $0)) }
  }

  func lastEntry(withKey key: String) -> Int? {
    entries.indices.last { content.hasKey(key, $0) }
  }

  private func valueEdit(of index: Int, _ value: PropertyListValue) -> ByteEdit {
    let token = content.entries[index].token
    let space = layout { $0.lineEnd + $0.indent(of: index) }
    let new = NewEntry.text(of: value).replacing("\n", with: space)
    switch token.value {
    case .string where token.isKeyOnly:
      let end = token.key.range.upperBound
      return ByteEdit(end..<end, " = " + new)
    case .string(let old):
      let text = value.string.map { text in
        content.withBytes { Quoting(of: old, in: $0) }.quote(text)
      }
      return ByteEdit(old.range, text ?? new)
    case .nested(let range):
      return ByteEdit(range, dictionary(at: range, value, space) ?? new)
    }
  }

  /// The dictionary at a range with another value, in its own layout, or with the space between lines if it has only one;
  /// `nil` if it is to be written anew.
  private func dictionary(
    at range: Range<Int>, _ value: PropertyListValue, _ space: String
  ) -> String? {
    guard let pairs = value.pairs, text[range].first == UInt8(ascii: "{") else { return nil }
    // The reader takes a brace for one that encloses a file.
    var inner = StringsDocument(text: String(decoding: text[range], as: UTF8.self), file: file)
    do throws(StringsEditError) {
      try inner.setPairs(pairs)
      let new = String(decoding: inner.text, as: UTF8.self)
      let isOneLine = !text[range].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      return isOneLine ? new.replacing("\n", with: space) : new
    } catch {
      return nil
    }
  }

  /// Makes these the entries; new plural forms are added in their usual order, behind all others.
  private mutating func setPairs(_ pairs: [PropertyListPair]) throws(StringsEditError) {
    try remove(Set(entries.map(\.key)).subtracting(pairs.map(\.key)))
    let known = Set(entries.map(\.key))
    let quoting = content.withBytes { bytes in
      content.entries.first.map { Quoting(of: $0.token.key, in: bytes) } ?? .none
    }
    try setValues(pairs.filter { known.contains($0.key) }.map { ($0.key, $0.value) })
    let forms = PluralCategory.allCases.flatMap { category in
      pairs.filter { $0.key == category.rawValue }
    }
    var previous: String?
    for pair in pairs.filter({ PluralCategory(rawValue: $0.key) == nil }) + forms {
      if !known.contains(pair.key) {
        try add(pair.value, forKey: pair.key, quoting, after: previous)
      }
      previous = pair.key
    }
  }
}
