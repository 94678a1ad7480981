extension StringsDocument {
  /// Makes an edit if the outcome is what is expected.
  mutating func apply(
    _ edit: TextEdit, expecting expected: [EditedEntry]
  ) throws(StringsEditError) {
    guard let edited = edited(edit, expecting: expected) else {
      throw .brokenFile(content.position(at: edit.range.lowerBound))
    }
    self = edited
  }

  /// The document with an edit; `nil` if it would not have the entries that are expected.
  func edited(_ edit: TextEdit, expecting expected: [EditedEntry]) -> StringsDocument? {
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

  /// Whether there are more errors of some kind than another document has.
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
    _ number: Int, _ expected: EditedEntry, of old: StringsDocument
  ) -> Bool {
    switch expected {
    case .same(let before):
      return content.bytes(of: number).elementsEqual(old.content.bytes(of: before))
        && content.comment(number) == old.content.comment(before)
    case .new(let key, let text):
      guard case .string(let value) = content.value(number) else { return false }
      return content.hasKey(key, number) && value.utf8.elementsEqual(text.utf8)
    }
  }
}

extension DocumentContent {
  /// Whether an entry has exactly this key, not just an equivalent one.
  func hasKey(_ key: String, _ number: Int) -> Bool {
    let token = outlines[number].entry.key
    if token.hasEscapes { return self.key(number).utf8.elementsEqual(key.utf8) }
    return text[token.content].elementsEqual(key.utf8)
  }

  fileprivate func bytes(of number: Int) -> ArraySlice<UInt8> {
    text[outlines[number].entry.range]
  }
}
