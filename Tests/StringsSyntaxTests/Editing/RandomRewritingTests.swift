import StringsSyntax
import TestCases
import Testing

@Suite struct `Random rewriting` {
  private static let seeds = Seed.few(15, many: 150)

  @Test(arguments: seeds)
  func `formatting keeps keys, values and comments, and is done once`(seed: Seed) throws {
    var random = Randomness(generator: seed.generator)
    let before = StringsDocument(bytes: random.document())
    var document = before

    let isDone = changing(&document, from: before) { document throws(StringsEditError) in
      try document.format()
    }

    #expect(contents(document) == contents(before))
    guard isDone, !hasErrors(before) else { return }
    let formatted = document.bytes
    try document.format()
    #expect(document.bytes == formatted)
  }

  @Test(arguments: seeds)
  func `sorting keeps all entries, and is done once`(seed: Seed) throws {
    var random = Randomness(generator: seed.generator)
    let before = StringsDocument(bytes: random.document())
    var document = before

    let isDone = changing(&document, from: before) { document throws(StringsEditError) in
      try document.sort(by: <)
    }

    #expect(
      contents(document).sorted { $0.lexicographicallyPrecedes($1) }
        == contents(before).sorted { $0.lexicographicallyPrecedes($1) })
    guard isDone else { return }
    let sorted = document.bytes
    try document.sort(by: <)
    #expect(document.bytes == sorted)
  }

  @Test(arguments: seeds)
  func `a mark is there once, and leaves no trace`(seed: Seed) throws {
    var random = Randomness(generator: seed.generator)
    let before = StringsDocument(bytes: random.document())
    var document = before
    let keys: Set = [random.key(), random.key()]

    let isDone = changing(&document, from: before) { document throws(StringsEditError) in
      try document.mark(keys, with: "gone")
    }

    guard isDone, !hasErrors(before) else { return }
    let marked = document.bytes
    try document.mark(keys, with: "gone")
    #expect(document.bytes == marked)
    try document.unmark(keys, with: "gone")
    #expect(document.bytes == before.bytes)
  }

  @Test(arguments: seeds)
  func `copies come between the entries that are there`(seed: Seed) {
    var random = Randomness(generator: seed.generator)
    let before = StringsDocument(bytes: random.document())
    let source = StringsDocument(bytes: random.document())
    let known = Set(before.entries.map(\.key))
    let new = Set(source.entries.map(\.key)).subtracting(known)
    var document = before

    let isDone = changing(&document, from: before) { document throws(StringsEditError) in
      try document.add(copiesOf: new, from: source)
    }

    #expect(
      document.entries.filter { known.contains($0.key) }.map(text) == before.entries.map(text))
    guard isDone else { return }
    for key in new { #expect(document.values[key] == source.values[key]) }
  }

  @Test(arguments: seeds)
  func `a renamed key keeps its value`(seed: Seed) {
    var random = Randomness(generator: seed.generator)
    let before = StringsDocument(bytes: random.document())
    let (key, new) = (random.key(), random.text())
    var document = before

    let isDone = changing(&document, from: before) { document throws(StringsEditError) in
      try document.rename(key, to: new)
    }

    let renamed = before.entries.map { entry in
      [isDone && entry.key == key ? new : entry.key, "\(entry.value)"]
    }
    #expect(document.entries.map { [$0.key, "\($0.value)"] } == renamed)
  }

  /// Whether an edit was possible; one that was not has changed nothing.
  private func changing(
    _ document: inout StringsDocument, from before: StringsDocument,
    _ edit: (inout StringsDocument) throws(StringsEditError) -> Void
  ) -> Bool {
    do throws(StringsEditError) {
      try edit(&document)
      return true
    } catch {
      #expect(document.bytes == before.bytes)
      return false
    }
  }

  private func hasErrors(_ document: StringsDocument) -> Bool {
    document.diagnostics.contains { $0.severity == .error }
  }

  private func contents(_ document: StringsDocument) -> [[String]] {
    document.entries.map { [$0.key, "\($0.value)", $0.comment ?? "none"] }
  }

  private func text(_ entry: StringsEntry) -> [String] { [entry.key, "\(entry.value)"] }
}
