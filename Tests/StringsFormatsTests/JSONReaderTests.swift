import Foundation
import StringsSyntax
import Testing

@testable import StringsFormats

@Suite struct `JSON reader` {
  /// The value as Foundation would give it.
  private func object(_ node: JSONNode) -> Any {
    switch node.value {
    case .object(let members):
      Dictionary(members.map { ($0.key, object($0.value)) }) { _, last in last }
    case .array(let elements): elements.map(object)
    case .string(let string): string
    case .number(let digits): NSNumber(value: Double(digits) ?? .nan)
    case .bool(let bool): NSNumber(value: bool)
    case .null: NSNull()
    }
  }

  @Test(arguments: [
    "{}", "[]", " [ 1 , -0.5e+3 , true , false , null ] ",
    "\"a\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00\"",
    "{\"a\": {\"b\": [{\"c\": \"ż😀\"}]}, \"d\": 0}", "{\"a\": 1, \"b\": [[], {}]}",
    "[1e5, 12.25, -7]",
  ])
  func `it reads what Foundation reads`(text: String) throws {
    let (node, _) = try JSONReader.read(Array(text.utf8))
    let expected = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)

    #expect(
      (object(node) as? NSObject) == (expected as? NSObject) || "\(object(node))" == "\(expected)")
  }

  @Test(arguments: [
    "", "{,}", "[1 2]", "01", "1.", "-", "+1", "tru", "{\"a\"}", "{\"a\":}", "'a'", "[\"\\x\"]",
    "{a: 1}",
    "\"\\u12g4\"", "[1]]", "nulll", "1e", "\"\\udc00\"", "\"\t\"",
  ])
  func `it refuses what Foundation refuses`(text: String) {
    #expect(throws: (any Error).self) {
      try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
    #expect(throws: JSONProblem.self) { try JSONReader.read(Array(text.utf8)) }
  }

  @Test func `it keeps the order of keys, their places, and those that occur twice`() throws {
    let (node, duplicates) = try JSONReader.read(
      Array("{\"b\": 1,\n  \"a\": {\"x\": 1}, \"b\": 2}".utf8))

    #expect(node.members?.map(\.key) == ["b", "a", "b"])
    #expect(node.members?.map(\.position.description) == ["1:2", "2:3", "2:18"])
    #expect(node["a"]?.end.description == "2:16")
    #expect(duplicates.map(\.position.description) == ["2:18"])
    #expect(duplicates.map(\.related?.description) == ["1:2"])
  }
}
