import StringsSyntax
import TestCases
import Testing

@Suite struct `Random edits` {
  @Test(arguments: Seed.few(15, many: 150))
  func `an edit of a random document changes no other entry`(seed: Seed) {
    var random = Randomness(generator: seed.generator)
    var document = StringsDocument(bytes: random.document())

    for _ in 0..<5 {
      let before = document
      let key = random.key()
      let text = random.text()
      let exists = before.entries.contains { $0.key == key }
      let choice = random.number(below: 4)
      let comment = random.text()

      let error = edit(&document, choice, key, text, comment: comment)

      if let error {
        #expect(document.bytes == before.bytes)
        if case .noSuchKey = error { #expect(!exists) }
        if case .keyExists = error { #expect(exists) }
      } else {
        #expect(others(than: key, document) == others(than: key, before))
        let values = [document, before].map { $0.entries.last { $0.key == key }?.value }
        switch choice {
        case 0, 1: #expect(values[0] == .string(text))
        case 2: #expect(values[0] == nil)
        default:
          #expect(values[0] == values[1])
          let index = document.entries.indices.last { document.entries[$0].key == key }
          let comments = index.map { document.comments[$0] }
          #expect(comments.map(lines) == (exists ? lines([text, comment]) : nil))
        }
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
      case 2: try document.remove(key)
      default: try document.setComments([key: [text, comment]], except: "-")
      }
      return nil
    } catch {
      return error
    }
  }

  /// The lines that have more than space.
  private func lines(_ comments: [String]) -> [String] {
    comments.flatMap { $0.split(whereSeparator: \.isNewline) }
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
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
