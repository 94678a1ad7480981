import Foundation
import StringsSyntax

/// A case of `strings-cases.json`.
struct ConformanceCase: Decodable, Sendable, CustomStringConvertible {
  struct Expectation: Decodable, Sendable {
    var pairs: [String: ExpectedValue]?
    var error: String?
    var line: Int?
    var column: Int?
  }

  struct Duplicate: Decodable, Sendable {
    var key: String
    var first: [Int]
    var again: [Int]

    var firstPosition: SourcePosition { SourcePosition(line: first[0], column: first[1]) }
    var againPosition: SourcePosition { SourcePosition(line: again[0], column: again[1]) }
  }

  enum CodingKeys: String, CodingKey {
    case name
    case inputBase64 = "input_base64"
    case expect
    case recovered
    case warn
    case codeUnitPairs = "code_unit_pairs"
    case duplicates
    case comments
  }

  var name: String
  var inputBase64: Data
  var expect: Expectation
  var recovered: [String: ExpectedValue]?
  var warn: String?
  var codeUnitPairs: [[String]]?
  var duplicates: [Duplicate]?
  var comments: [String: String]?

  /// The values that must be loaded; `nil` if the case does not specify them.
  var pairs: [String: PropertyListValue]? { (expect.pairs ?? recovered)?.mapValues(\.value) }
  var bytes: [UInt8] { Array(inputBase64) }
  /// Whether the case is an XML or binary property list, which StringsFormats reads.
  var isOtherFormat: Bool { name.hasPrefix("xml_") || name.hasPrefix("binary_") }
  var description: String { name }

  static var all: [ConformanceCase] {
    get throws {
      let file = Bundle.module.bundleURL.appending(path: "Conformance/strings-cases.json")
      return try JSONDecoder().decode([ConformanceCase].self, from: Data(contentsOf: file))
    }
  }
}
