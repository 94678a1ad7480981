import Foundation
import LocalizableStrings
import StringsFormats
import Testing

@Suite struct `Property list conformance` {
  /// One line of `strings-cases.json` about an XML or binary property list.
  struct Case: Decodable, Sendable, CustomStringConvertible {
    struct Expectation: Decodable, Sendable {
      var pairs: [String: String]?
      var error: String?
      var line: Int?
    }

    enum CodingKeys: String, CodingKey {
      case name
      case input = "input_base64"
      case expect
    }

    var name: String
    var input: Data
    var expect: Expectation
    var description: String { name }
  }

  static var cases: [Case] {
    get throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../LocalizableStringsTests/Conformance/strings-cases.json")
      let all = try #require(
        JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]])
      return try all.filter {
        let name = $0["name"] as? String ?? ""
        return name.hasPrefix("xml_") || name.hasPrefix("binary_")
      }.map {
        try JSONDecoder().decode(Case.self, from: JSONSerialization.data(withJSONObject: $0))
      }
    }
  }

  @Test func `the table has the five cases`() throws {
    #expect(try Self.cases.count == 5)
  }

  @Test(arguments: try cases)
  func `a property list reads as the conformance table says`(_ given: Case) {
    let file = TranslationFile(bytes: Array(given.input), file: given.name)

    #expect(file.diagnostics.map(\.code.rawValue) == [given.expect.error].compactMap { $0 })
    #expect(file.diagnostics.first?.position?.line == given.expect.line)
    #expect(file.values == (given.expect.pairs ?? [:]).mapValues(PropertyListValue.string))
  }
}
