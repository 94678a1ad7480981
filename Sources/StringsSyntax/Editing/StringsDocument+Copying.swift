extension StringsDocument {
  /// Adds copies of another document's entries, with their comments.
  ///
  /// Each is added in the order of the other document: below the entry that precedes it there, or above the one that
  /// follows it if only that is in the same section. A comment with an empty line below it begins a section. A copy has
  /// the quotes, spaces, indentation and line ends of the entry beside it.
  /// - Throws: ``StringsEditError/keyExists(_:)``, ``StringsEditError/noSuchKey(_:)`` for a key that the other document
  ///   lacks, or ``StringsEditError/brokenFile(_:)``.
  public mutating func add(
    copiesOf keys: Set<String>, from source: StringsDocument
  ) throws(StringsEditError) {
    let own = Dictionary(zip(entries.lazy.map(\.key), entries.indices)) { _, last in last }
    if let known = keys.filter({ own[$0] != nil }).min() { throw .keyExists(known) }
    let places = CopyPlaces(of: keys, in: source, among: own)
    if let unknown = keys.subtracting(places.keys).min() { throw .noSuchKey(unknown) }
    guard !keys.isEmpty else { return }
    guard places.alone.isEmpty else {
      let last = entries.indices.last
      let style = content.withBytes { bytes in
        last.map { EntryStyle(of: content.entries[$0].token, in: bytes) } ?? EntryStyle()
      }
      return try append(
        places.alone.map { NewEntry(copying: $0, of: source, style) },
        expecting: expected(places.alone, from: source))
    }

    let edits = content.withBytes { bytes in
      let layout = EntryLayout(content, bytes)
      func copies(_ sources: [Int], like neighbour: Int) -> [NewEntry] {
        let style = EntryStyle(of: content.entries[neighbour].token, in: bytes)
        return sources.map { NewEntry(copying: $0, of: source, style) }
      }
      var edits: [ByteEdit] = []
      for index in entries.indices {
        if let above = places.above[index] {
          edits.append(layout.adding(copies(above, like: index), above: index))
        }
        if let below = places.below[index] {
          edits.append(layout.adding(copies(below, like: index), after: index))
        }
      }
      return edits
    }
    try apply(
      edits,
      expecting: entries.indices.flatMap { index in
        expected(places.above[index] ?? [], from: source) + [.unchanged(index)]
          + expected(places.below[index] ?? [], from: source)
      })
  }

  private func expected(_ sources: [Int], from source: StringsDocument) -> [ExpectedEntry] {
    sources.map { .new(key: source.entries[$0].key, value: source.entries[$0].value) }
  }
}
