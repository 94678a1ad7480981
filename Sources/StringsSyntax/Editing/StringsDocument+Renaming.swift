extension StringsDocument {
  /// Renames all entries with a key; only the bytes of the key change.
  ///
  /// The key keeps its kind of quotes if it allows them, and `"key";` becomes `"new" = "key";`.
  /// - Throws: ``StringsEditError/noSuchKey(_:)``, ``StringsEditError/keyExists(_:)`` or
  ///   ``StringsEditError/brokenFile(_:)``.
  public mutating func rename(_ key: String, to new: String) throws(StringsEditError) {
    try rename([key: new])
  }

  /// Renames several keys as ``rename(_:to:)`` does, or none.
  package mutating func rename(_ names: [String: String]) throws(StringsEditError) {
    if names.isEmpty { return }
    // Keys that are canonically equivalent are different ones.
    let indices = Dictionary(grouping: entries.indices) { Array(content.key($0).utf8) }
    var new: [Int: String] = [:]
    var used: Set<[UInt8]> = []
    for (key, name) in names {
      guard let renamed = indices[Array(key.utf8)] else { throw .noSuchKey(key) }
      guard indices[Array(name.utf8)] == nil, used.insert(Array(name.utf8)).inserted else {
        throw .keyExists(name)
      }
      for index in renamed { new[index] = name }
    }
    let edits = content.withBytes { bytes in
      new.map { index, name in
        let token = content.entries[index].token
        let written = Quoting(of: token.key, in: bytes).quote(name)
        let value = token.isKeyOnly ? " = " + Quoting.double.quote(content.key(index)) : ""
        return ByteEdit(token.key.range, written + value)
      }
    }
    try apply(
      edits,
      expecting: entries.indices.map { index in
        new[index].map { .new(key: $0, value: content.value(index)) } ?? .unchanged(index)
      })
  }
}
