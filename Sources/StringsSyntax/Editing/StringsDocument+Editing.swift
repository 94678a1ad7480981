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
    try setValues([(key, text)])
  }

  /// Replaces the values of several entries as ``setValue(_:forKey:)`` does, or none, and reads the file again once.
  ///
  /// - Throws: ``StringsEditError/noSuchKey(_:)`` or ``StringsEditError/brokenFile(_:)``.
  package mutating func setValues(
    _ texts: [(key: String, text: String)]
  ) throws(StringsEditError) {
    // Keys that are canonically equivalent are different ones.
    let indices = Dictionary(zip(entries.lazy.map { Array($0.key.utf8) }, entries.indices)) {
      _, last in last
    }
    var expected = entries.indices.map(ExpectedEntry.unchanged)
    var edits: [TextEdit] = []
    for (key, text) in texts {
      guard let index = indices[Array(key.utf8)] else { throw .noSuchKey(key) }
      if case .string(let old) = content.value(index), old.utf8.elementsEqual(text.utf8) {
        continue
      }
      expected[index] = .new(key: key, value: .string(text))
      edits.append(valueEdit(of: index, text))
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
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
    if lastEntry(withKey: key) != nil { throw .keyExists(key) }
    let new = NewEntry(key: key, text: text, comment: comment)
    let added = ExpectedEntry.new(key: key, value: .string(text))
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
    let areApart = zip(edits, edits.dropFirst()).allSatisfy {
      $0.range.upperBound <= $1.range.lowerBound
    }
    let removed = Set(indices)
    let kept = entries.indices.filter { !removed.contains($0) }.map(ExpectedEntry.unchanged)
    if areApart, let edited = edited(edits, expecting: kept) {
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

  private func valueEdit(of index: Int, _ text: String) -> TextEdit {
    let token = content.entries[index].token
    switch token.value {
    case .string where token.isKeyOnly:
      let quoting = Quoting.double
      let end = token.key.range.upperBound
      return TextEdit(range: end..<end, replacement: " = " + quoting.quote(text))
    case .string(let value):
      let quoting = content.withBytes { Quoting(of: value, in: $0) }
      return TextEdit(range: value.range, replacement: quoting.quote(text))
    case .nested(let range):
      return TextEdit(range: range, replacement: Quoting.double.quote(text))
    }
  }
}
