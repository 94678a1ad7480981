import TestCases
import Testing

@testable import StringsSyntax

struct `Edits of bytes` {
  @Test func `are applied in the order of the text, and what is added before what is replaced`() {
    let text = Array("abcdef".utf8)
    let edits = [
      ByteEdit(4..<6, "E"), ByteEdit(1..<1, "1"), ByteEdit(1..<3, ""), ByteEdit(1..<1, "2"),
      ByteEdit(6..<6, "!"),
    ]

    #expect(edits.applied(to: text) == Array("a12dE!".utf8))
    #expect([ByteEdit]().applied(to: text) == text)
  }

  @Test(arguments: [
    [ByteEdit(1..<3, "x"), ByteEdit(2..<4, "y")], [ByteEdit(1..<3, "x"), ByteEdit(2..<2, "y")],
    [ByteEdit(3..<7, "")],
  ])
  func `that replace the same bytes, or more than there are, are refused`(edits: [ByteEdit]) {
    #expect(edits.applied(to: Array("abcdef".utf8)) == nil)
  }

  @Test(arguments: Seed.few(4, many: 40))
  func `are what single replacements from the end give`(seed: Seed) {
    var random = seed.generator
    let text = (0..<40).map { _ in UInt8.random(in: 97...122, using: &random) }
    var edits: [ByteEdit] = []
    var end = 0
    while let start = (end..<min(end + 9, 41)).randomElement(using: &random) {
      let length = Int.random(in: 0...min(3, 40 - start), using: &random)
      edits.append(
        ByteEdit(
          start..<start + length, String(repeating: "+", count: .random(in: 0...3, using: &random)))
      )
      end = start + max(1, length)
    }

    let expected = edits.reversed().reduce(into: text) {
      $0.replaceSubrange($1.range, with: $1.replacement.utf8)
    }
    #expect(edits.shuffled(using: &random).applied(to: text) == expected)
  }
}
