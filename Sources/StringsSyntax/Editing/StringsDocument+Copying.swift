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

    let edits = content.withBytes { bytes in
      let layout = EntryLayout(content, bytes)
      func copies(_ sources: [Int], like neighbour: Int?) -> [NewEntry] {
        let style = neighbour.map { EntryStyle(of: content.entries[$0].token, in: bytes) }
        return sources.map { NewEntry(copying: $0, of: source, style ?? EntryStyle()) }
      }
      var edits: [TextEdit] = []
      for index in entries.indices {
        if let above = places.above[index] {
          edits.append(layout.adding(copies(above, like: index), above: index))
        }
        if let below = places.below[index] {
          edits.append(layout.adding(copies(below, like: index), after: index))
        }
      }
      if !places.alone.isEmpty {
        edits.append(layout.adding(copies(places.alone, like: nil), atEndAfter: nil))
      }
      return edits
    }
    try apply(edits, expecting: expected(places, from: source))
  }

  private func expected(_ places: CopyPlaces, from source: StringsDocument) -> [ExpectedEntry] {
    func copies(_ sources: [Int]?) -> [ExpectedEntry] {
      (sources ?? []).map { .new(key: source.entries[$0].key, value: source.entries[$0].value) }
    }
    return copies(places.alone)
      + entries.indices.flatMap { index in
        copies(places.above[index]) + [.unchanged(index)] + copies(places.below[index])
      }
  }
}
