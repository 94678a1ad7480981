extension StringsDocument {
  /// Applies edits if they lead to the expected entries.
  mutating func apply(
    _ edits: [ByteEdit], expecting expected: [ExpectedEntry]
  ) throws(StringsEditError) {
    guard let edited = edited(edits, expecting: expected) else {
      throw .brokenFile(content.position(at: edits.map(\.range.lowerBound).min() ?? 0))
    }
    self = edited
  }

  /// The document after edits; `nil` if it would not have the expected entries.
  func edited(_ edits: [ByteEdit], expecting expected: [ExpectedEntry]) -> StringsDocument? {
    guard let edits = edits.inOrder, let newText = edits.applied(to: text) else { return nil }
    var newBytes: [UInt8] = []
    var end = (text: 0, bytes: 0)
    for edit in edits {
      let start = encoding.offset(ofUTF8: edit.range.lowerBound, after: end, in: text, bytes)
      newBytes += bytes[end.bytes..<start]
      newBytes += encoding.bytes(edit.replacement)
      end.bytes = encoding.offset(
        ofUTF8: edit.range.upperBound, after: (edit.range.lowerBound, start), in: text, bytes)
      end.text = edit.range.upperBound
    }
    newBytes += bytes[end.bytes...]
    let edited = StringsDocument(bytes: newBytes, encoding: encoding, file: file)
    guard newBytes.isEmpty || TextEncoding(of: newBytes) == encoding, edited.text == newText,
      edited.entries.count == expected.count,
      !edited.hasErrors(beyond: self),
      zip(edited.entries.indices, expected).allSatisfy({ edited.hasEntry($0, $1, of: self) })
    else { return nil }
    return edited
  }

  /// Whether the document has more errors of any code than another one.
  private func hasErrors(beyond old: StringsDocument) -> Bool {
    var allowed: [Diagnostic.Code: Int] = [:]
    for error in old.diagnostics where error.severity == .error {
      allowed[error.code, default: 0] += 1
    }
    for error in diagnostics where error.severity == .error {
      allowed[error.code, default: 0] -= 1
    }
    return allowed.values.contains { $0 < 0 }
  }

  private func hasEntry(
    _ index: Int, _ expected: ExpectedEntry, of old: StringsDocument
  ) -> Bool {
    switch expected {
    case .unchanged(let before):
      return content.bytes(of: index).elementsEqual(old.content.bytes(of: before))
        && content.comment(index) == old.content.comment(before)
    case .commented(let before):
      return content.bytes(of: index).elementsEqual(old.content.bytes(of: before))
    case .rewritten(let before):
      return content.hasKey(old.content.key(before), index)
        && content.value(index) == old.content.value(before)
        && content.comment(index) == old.content.comment(before)
    case .new(let key, let expected):
      return content.hasKey(key, index) && content.value(index).isSpelled(expected)
    }
  }
}

extension DocumentContent {
  /// Whether an entry has exactly this key, not just a canonically equivalent one.
  func hasKey(_ key: String, _ index: Int) -> Bool {
    let token = entries[index].token.key
    if token.hasEscapes { return self.key(index).utf8.elementsEqual(key.utf8) }
    return text[token.content].elementsEqual(key.utf8)
  }

  fileprivate func bytes(of index: Int) -> ArraySlice<UInt8> {
    text[entries[index].token.range]
  }
}

/// An entry that a document must have after an edit.
enum ExpectedEntry {
  /// The entry that had this index before the edit.
  case unchanged(Int)
  /// The same with other comments.
  case commented(Int)
  /// The same key, value and comments, written in another way.
  case rewritten(Int)
  case new(key: String, value: PropertyListValue)
}
