import StringsSyntax
import Testing

@testable import StringsFormats

@Suite struct `Old-style property list` {
  @Test func `what is written reads back the same`() {
    let everyCharacter =
      String(
        String.UnicodeScalarView((0..<0x3000).compactMap(Unicode.Scalar.init))) + "😀\u{10FFFF}"
    let pairs = [
      PropertyListPair(key: everyCharacter, value: .string(everyCharacter)),
      PropertyListPair(key: "", value: .string("")),
      PropertyListPair(
        key: "nested",
        value: .dictionary([
          PropertyListPair(key: "list", value: .array([.string("a"), .array([])])),
          PropertyListPair(key: "data", value: .data([0, 15, 255])),
          PropertyListPair(key: "empty", value: .dictionary([])),
        ])),
    ]

    let document = StringsDocument(text: OldStylePropertyList.text(pairs))

    #expect(document.entries.map(\.key) == pairs.map(\.key))
    #expect(document.entries.map(\.value) == pairs.map(\.value))
    #expect(document.diagnostics.allSatisfy { $0.severity == .warning })
  }
}
