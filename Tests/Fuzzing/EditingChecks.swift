import StringsFormats
import StringsSyntax

/// An edit changes one entry or nothing.
func checkEditing(_ input: FuzzInput) {
  var input = input
  let choice = input.number(below: 4)
  let number = input.number(below: 8)
  let text = input.text()
  let key = input.text()
  var document = StringsDocument(bytes: Array(input.rest))
  let old = document
  let entry = old.entries.dropFirst(number).first
  do {
    switch choice {
    case 0:
      guard let entry else { return }
      try document.setValue(text, forKey: entry.key)
      checkValue(of: entry.key, text, document)
      checkOthers(than: entry.key, old, document)
      try document.setValue(text, forKey: entry.key)
    case 1:
      try document.add(text, forKey: key, comment: entry?.comment, after: entry?.key)
      checkValue(of: key, text, document)
      checkOthers(than: key, old, document)
      try document.remove(key)
      checkOthers(than: key, old, document)
    case 2:
      // Keys that differ in composition alone are one key here.
      guard let entry,
        !old.entries.contains(where: { $0.key == entry.key && !$0.key.isSpelled(entry.key) })
      else { return }
      let texts = text.isEmpty ? [] : [text, key]
      try document.setComments([entry.key: texts], except: "ignore")
      checkComments(of: entry.key, texts, document)
      precondition(old.entries.map(\.value) == document.entries.map(\.value), "values stay")
      checkOthers(than: entry.key, old, document)
    default:
      guard let entry else { return }
      try document.remove(entry.key)
      precondition(
        !document.entries.contains { $0.key.isSpelled(entry.key) }, "a removed entry is gone")
      checkOthers(than: entry.key, old, document)
    }
  } catch StringsEditError.brokenFile {
    precondition(!old.diagnostics.isEmpty, "only a broken file refuses edits")
  } catch StringsEditError.keyExists {
    precondition(old.entries.contains { $0.key.isSpelled(key) })
  } catch {
    preconditionFailure("\(error)")
  }
  let again = StringsDocument(bytes: document.bytes)
  precondition(document.bytes.isEmpty || again.encoding == document.encoding)
  precondition(
    document.bytes.isEmpty || again.text == document.text, "an edited document parses to itself")
  precondition(document.entries.map(\.position) == again.entries.map(\.position))
}

private func checkValue(of key: String, _ text: String, _ document: StringsDocument) {
  let value = document.entries.last { $0.key.isSpelled(key) }?.value.string
  precondition(value?.isSpelled(text) == true, "a value is the one that was set")
}

/// The comments are those that were set; space at the ends of lines does not count.
private func checkComments(of key: String, _ texts: [String], _ document: StringsDocument) {
  // Such a comment is one of the file.
  guard !texts.contains(where: { $0.contains("ignore") }) else { return }
  let index = document.entries.indices.last { document.entries[$0].key.isSpelled(key) }
  let found = index.map { document.comments[$0].filter { !$0.hasPrefix("ignore") } } ?? []
  precondition(SourceComment(found) == SourceComment(texts), "a comment is the one that was set")
}

/// All entries except one are unchanged.
private func checkOthers(than key: String, _ old: StringsDocument, _ new: StringsDocument) {
  let before = old.entries.filter { !$0.key.isSpelled(key) }
  let after = new.entries.filter { !$0.key.isSpelled(key) }
  precondition(before.count == after.count, "no entry comes or goes")
  for (one, other) in zip(before, after) {
    precondition(one.key.isSpelled(other.key) && one.value == other.value, "other entries stay")
    precondition(one.comment == other.comment, "comments stay")
    precondition(old.text[one.range].elementsEqual(new.text[other.range]), "bytes stay")
  }
}

extension String {
  /// Whether the bytes are the same; `==` compares canonical equivalents.
  func isSpelled(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
