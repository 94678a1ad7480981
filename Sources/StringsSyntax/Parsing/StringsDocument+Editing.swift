extension StringsDocument {
  /// Gives an entry another text; nothing but the bytes of its value changes.
  ///
  /// Of entries with the same key it is the last one, which counts. Its quotes stay what they are
  /// where the text can be written with them. A value that is no string gives way to the text, and
  /// `"key";` becomes `"key" = "text";`. The whole file is read again: positions are right afterwards.
  /// - Throws: `StringsEditError.noSuchKey`, or `brokenFile`.
  public mutating func setValue(
    _ text: String, forKey key: String
  ) throws(StringsEditError) {
    guard let number = lastEntry(withKey: key) else { throw .noSuchKey(key) }
    if case .string(let old) = content.value(number), old.utf8.elementsEqual(text.utf8) { return }
    var expected = entries.indices.map(EditedEntry.same)
    expected[number] = .new(key: key, text: text)
    try apply(valueEdit(of: number, text), expecting: expected)
  }

  /// Adds an entry, on a line of its own, with the comment above it.
  ///
  /// It comes behind the entry with another key, or at the end of the file. It is indented, and set
  /// off by an empty line, as its neighbour is.
  /// - Throws: `StringsEditError.keyExists`, `noSuchKey` for the other key, or `brokenFile`.
  public mutating func add(
    _ text: String, forKey key: String, comment: String? = nil, after other: String? = nil
  ) throws(StringsEditError) {
    if lastEntry(withKey: key) != nil { throw .keyExists(key) }
    var neighbour = entries.indices.last
    if let other {
      neighbour = lastEntry(withKey: other)
      if neighbour == nil { throw .noSuchKey(other) }
    }
    let new = NewEntry(key: key, text: text, comment: comment)
    var expected = entries.indices.map(EditedEntry.same)
    expected.insert(.new(key: key, text: text), at: neighbour.map { $0 + 1 } ?? 0)
    if other == nil {
      // Behind a brace that encloses the file, or what does not end, there is no place for it.
      let end = layout { $0.adding(new, atEndAfter: neighbour) }
      if let edited = edited(end, expecting: expected) {
        self = edited
        return
      }
    }
    try apply(layout { $0.adding(new, after: neighbour) }, expecting: expected)
  }

  /// Removes an entry, its comment, and its lines where nothing else stands on them.
  ///
  /// Of entries with the same key all are removed: else an earlier one would count again.
  /// - Throws: `StringsEditError.noSuchKey`, or `brokenFile`.
  public mutating func remove(_ key: String) throws(StringsEditError) {
    var edited = self
    guard var number = lastEntry(withKey: key) else { throw .noSuchKey(key) }
    while true {
      let kept = edited.entries.indices.filter { $0 != number }.map(EditedEntry.same)
      try edited.apply(edited.layout { $0.removing(number) }, expecting: kept)
      guard let next = edited.lastEntry(withKey: key) else { break }
      number = next
    }
    self = edited
  }

  private func layout<Result>(_ body: (EntryLayout) -> Result) -> Result {
    content.withBytes { body(EntryLayout(content, $0)) }
  }

  private func lastEntry(withKey key: String) -> Int? {
    entries.indices.last { content.hasKey(key, $0) }
  }

  private func valueEdit(of number: Int, _ text: String) -> TextEdit {
    let raw = content.outlines[number].entry
    switch raw.value {
    case .string where raw.isShort:
      let quoting = Quoting.double
      let end = raw.key.range.upperBound
      return TextEdit(range: end..<end, replacement: " = " + quoting.written(text))
    case .string(let token):
      let quoting = content.withBytes { Quoting(of: token, in: $0) }
      return TextEdit(range: token.range, replacement: quoting.written(text))
    case .nested(let range):
      return TextEdit(range: range, replacement: Quoting.double.written(text))
    }
  }
}
