extension StringsDocument {
  /// Applies an edit if it leads to the expected entries.
  mutating func apply(
    _ edit: TextEdit, expecting expected: [ExpectedEntry]
  ) throws(StringsEditError) {
    guard let edited = edited(edit, expecting: expected) else {
      throw .brokenFile(content.position(at: edit.range.lowerBound))
    }
    self = edited
  }

  /// The document after an edit; `nil` if it would not have the expected entries.
  func edited(_ edit: TextEdit, expecting expected: [ExpectedEntry]) -> StringsDocument? {
    var newBytes = bytes
    var newText = text
    newText.replaceSubrange(edit.range, with: edit.replacement.utf8)
    let start = encoding.offset(ofUTF8: edit.range.lowerBound, in: text, bytes)
    let end = encoding.offset(ofUTF8: edit.range.upperBound, in: text, bytes)
    newBytes.replaceSubrange(start..<end, with: encoding.bytes(edit.replacement))
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
    case .new(let key, let text):
      guard case .string(let value) = content.value(index) else { return false }
      return content.hasKey(key, index) && value.utf8.elementsEqual(text.utf8)
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

/// A replacement of a byte range of a text.
struct TextEdit {
  var range: Range<Int>
  var replacement: String
}

/// An entry that a document must have after an edit.
enum ExpectedEntry {
  /// The entry that had this index before the edit.
  case unchanged(Int)
  case new(key: String, text: String)
}
