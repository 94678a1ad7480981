import StringsSyntax
import Testing

@Suite struct `Random edits` {
  @Test(arguments: 0..<150)
  func `an edit of a random document changes no other entry`(seed: UInt64) {
    var random = Randomness(seed: seed)
    var document = StringsDocument(bytes: random.document())

    for _ in 0..<5 {
      let before = document
      let key = random.key()
      let text = random.text()
      let exists = before.entries.contains { $0.key == key }
      let choice = random.number(below: 3)

      let error = edit(&document, choice, key, text, comment: random.text())

      if let error {
        #expect(document.bytes == before.bytes)
        if case .noSuchKey = error { #expect(!exists) }
        if case .keyExists = error { #expect(exists) }
      } else {
        #expect(others(than: key, document) == others(than: key, before))
        let value = document.entries.last { $0.key == key }?.value
        #expect(value == (choice == 2 ? nil : .string(text)))
      }
      let read = StringsDocument(bytes: document.bytes)
      #expect(read.entries.map(\.range) == document.entries.map(\.range))
      #expect(read.entries.map(\.valuePosition) == document.entries.map(\.valuePosition))
    }
  }

  private func edit(
    _ document: inout StringsDocument, _ choice: Int, _ key: String, _ text: String,
    comment: String
  ) -> StringsEditError? {
    do throws(StringsEditError) {
      switch choice {
      case 0: try document.setValue(text, forKey: key)
      case 1: try document.add(text, forKey: key, comment: comment)
      default: try document.remove(key)
      }
      return nil
    } catch {
      return error
    }
  }

  private func others(than key: String, _ document: StringsDocument) -> [[String]] {
    document.entries.filter { $0.key != key }.map {
      [
        $0.key, "\($0.value)", $0.comment ?? "none",
        String(decoding: document.text[$0.range], as: UTF8.self),
      ]
    }
  }
}
