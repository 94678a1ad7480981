import Foundation
import StringsFormats
import StringsSyntax
import Testing

@Suite struct `Property list conformance` {
  /// One line of `strings-cases.json`, whatever format it is about.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    /// What must be loaded, if the table says so.
    var values: [String: PropertyListValue]?
    var error: String?
    var line: Int?
    var column: Int?

    var testDescription: String { name }
    var isOtherFormat: Bool { name.hasPrefix("xml_") || name.hasPrefix("binary_") }

    init?(_ object: Any) {
      guard let object = object as? [String: Any], let name = object["name"] as? String,
        let input = (object["input_base64"] as? String).flatMap({ Data(base64Encoded: $0) }),
        let expect = object["expect"] as? [String: Any]
      else { return nil }
      self.name = name
      bytes = Array(input)
      let pairs = (expect["pairs"] ?? object["recovered"]) as? [String: Any]
      values = pairs?.mapValues(Self.value)
      error = expect["error"] as? String
      line = expect["line"] as? Int
      column = expect["column"] as? Int
    }

    private static func value(_ object: Any) -> PropertyListValue {
      switch object {
      case let string as String: return .string(string)
      case let elements as [Any]: return .array(elements.map(value))
      default:
        let pairs = object as? [String: Any] ?? [:]
        if let data = (pairs["$data"] as? String).flatMap({ Data(base64Encoded: $0) }) {
          return .data(Array(data))
        }
        return .dictionary(
          pairs.sorted { $0.key < $1.key }.map {
            PropertyListPair(key: $0.key, value: value($0.value))
          })
      }
    }
  }

  static var cases: [Case] {
    get throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../StringsSyntaxTests/Conformance/strings-cases.json")
      let all = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [Any]
      return try #require(all).compactMap(Case.init)
    }
  }

  @Test func `the table has all cases, five of them in other formats`() throws {
    #expect(try Self.cases.count == 101)
    #expect(try Self.cases.filter(\.isOtherFormat).count == 5)
  }

  @Test(arguments: try cases)
  func `a file of any format reads as the conformance table says`(_ given: Case) {
    let file = TranslationFile(bytes: given.bytes, file: given.name)

    let error = file.diagnostics.first { $0.severity == .error }
    #expect(error?.code.rawValue == given.error)
    if let line = given.line { #expect(error?.position?.line == line) }
    if let column = given.column { #expect(error?.position?.column == column) }
    if let values = given.values ?? (given.error == nil ? [:] : nil) {
      #expect(file.values == values)
    }
  }
}
