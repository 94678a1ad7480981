extension StringsDocument {
  /// Renames all entries with a key; only the bytes of the key change.
  ///
  /// The key keeps its kind of quotes if it allows them, and `"key";` becomes `"new" = "key";`.
  /// - Throws: ``StringsEditError/noSuchKey(_:)``, ``StringsEditError/keyExists(_:)`` or
  ///   ``StringsEditError/brokenFile(_:)``.
  public mutating func rename(_ key: String, to new: String) throws(StringsEditError) {
    let renamed = entries.indices.filter { content.hasKey(key, $0) }
    guard !renamed.isEmpty else { throw .noSuchKey(key) }
    if lastEntry(withKey: new) != nil { throw .keyExists(new) }
    let edits = content.withBytes { bytes in
      renamed.map { index in
        let token = content.entries[index].token
        let name = Quoting(of: token.key, in: bytes).quote(new)
        let value = token.isKeyOnly ? " = " + Quoting.double.quote(key) : ""
        return ByteEdit(token.key.range, name + value)
      }
    }
    let indices = Set(renamed)
    try apply(
      edits,
      expecting: entries.indices.map {
        indices.contains($0) ? .new(key: new, value: content.value($0)) : .unchanged($0)
      })
  }
}
