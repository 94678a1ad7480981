import StringsSyntax
import Testing

@testable import LocalizableStrings

@Suite struct TableKeyTests {
  @Test(arguments: 0..<40)
  func `keys that differ in one byte are different`(length: Int) {
    let key = String(repeating: "k", count: length)
    let others = (0..<length).map { offset in
      String(key.enumerated().map { $0.offset == offset ? "x" : $0.element })
    }
    let keys = [key] + others
    let lines = keys.map { "\"\($0)\" = \"text of \($0)\";" }
    let whole = localizer(lines.joined(separator: "\n"))
    let halves = localizer(lines.enumerated().map { $0.offset % 2 == 0 ? $0.element : "" }.joined())

    // The keys are in memory in several ways: built, sliced, and in a longer string.
    let slices = keys.map { String("<\($0)>".dropFirst().dropLast()) }

    #expect(keys.map(whole.text) == keys.map { "text of \($0)" })
    #expect(slices.map(whole.text) == keys.map { "text of \($0)" })
    #expect(keys.map(halves.has) == keys.indices.map { $0 % 2 == 0 })
    #expect(!whole.has(key + "k") && !whole.has(key + "\u{0}") && (length == 0 || !whole.has("y")))
  }

  @Test func `a table of thousands of entries finds each`() {
    let keys = (0..<5_000).map { "k\($0 % 7).\($0)" }
    let text = keys.map { "\"\($0)\" = \"\($0)!\";" }.joined(separator: "\n")
    let localizer = localizer(text)

    #expect(keys.map(localizer.text) == keys.map { $0 + "!" })
    #expect(keys.map { localizer.has($0 + ".") } == keys.map { _ in false })
    #expect(StringsTable(language: "en", bytes: Array(text.utf8)).keys == keys)
  }

  @Test func `a table does not change with the array that it was made of`() {
    var bytes = Array("\"key\" = \"a text of more than fifteen bytes\";".utf8)
    let localizer = localizer(bytes)
    #expect(localizer.has("key"))

    for offset in bytes.indices { bytes[offset] = UInt8(ascii: "x") }
    bytes = []

    #expect(localizer.text("key") == "a text of more than fifteen bytes")
  }

  private func localizer(_ text: String) -> Localizer { localizer(Array(text.utf8)) }

  private func localizer(_ bytes: [UInt8]) -> Localizer {
    Localizer(
      tables: [StringsTable(language: "en", bytes: bytes)], preferring: ["en"],
      developmentLanguage: "en")
  }
}
