import Foundation
import StringsFormats
import StringsSyntax
import TestCases
import Testing

@Suite struct `Binary property lists` {
  /// A file of encoded objects, the first of which is the root.
  private func file(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 16 & 0xFF), UInt8(bytes.count >> 8 & 0xFF)]
      offsets.append(UInt8(bytes.count & 0xFF))
      bytes += object
    }
    func number(_ value: Int) -> [UInt8] {
      (0..<8).reversed().map { UInt8(value >> ($0 * 8) & 0xFF) }
    }
    let trailer =
      [0, 0, 0, 0, 0, 0, 3, 2] + number(objects.count) + number(0) + number(bytes.count)
    return bytes + offsets + trailer
  }

  private func reference(_ index: Int) -> [UInt8] { [UInt8(index >> 8), UInt8(index & 0xFF)] }

  @Test func `what Foundation writes is read`() throws {
    let list: [String: Any] = [
      "text": "plain", "żółw": "😀", "long": String(repeating: "x", count: 300),
      "list": ["a", "b"], "data": Data([0, 255]), "number": 70_000, "negative": -3, "yes": true,
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)

    let values = TranslationFile(bytes: Array(data), name: "x").values

    #expect(
      values == [
        "text": .string("plain"), "żółw": .string("😀"),
        "long": .string(String(repeating: "x", count: 300)),
        "list": .array([.string("a"), .string("b")]), "data": .data([0, 255]),
        "number": .string("70000"), "negative": .string("-3"), "yes": .string("1"),
      ])
  }

  @Test func `a list that contains itself is an error`() {
    let bytes = file([[0xD1] + reference(1) + reference(2), [0x51, 0x61], [0xA1] + reference(2)])

    let file = TranslationFile(bytes: bytes, name: "x")

    #expect(
      file.diagnostics.map(\.message) == ["binary property list: values are nested too deeply"])
  }

  @Test func `repeated references do not grow without bound`() {
    let levels = (2..<60).map { [0xA2] + reference($0 + 1) + reference($0 + 1) }
    let bytes = file(
      [[0xD1] + reference(1) + reference(2), [0x51, 0x61]] + levels + [[0x51, 0x62]])

    let file = TranslationFile(bytes: bytes, name: "x")

    #expect(
      file.diagnostics.map(\.message) == [
        "binary property list: the texts are more than 16 times as long as the file"
      ])
  }

  @Test(arguments: Seed.few(30, many: 300))
  func `a wrong byte does not trap`(seed: Seed) throws {
    let list = ["a": "b", "c": "długi tekst", "d": ["e"]] as [String: Any]
    var bytes = Array(
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    bytes[Int(seed.value) % bytes.count] = UInt8(truncatingIfNeeded: seed.value &* 97 &+ 255)

    let file = TranslationFile(bytes: bytes, name: "x")

    #expect(file.name == "x")
  }
}
