import Foundation
import Testing

/// A case of `width-cases.json`: a text, and the columns that it takes by the rules and elsewhere.
struct WidthCase: Decodable, CustomTestStringConvertible {
  let text: String
  let columns: Int
  let codepoints: String
  let category: String
  /// Whether terminals disagree, so that nothing may depend on the columns.
  let isContested: Bool
  /// The columns that other programs count, by their names.
  private let implementations: [String: Int]?
  private let terminals: [String: Int]?

  enum CodingKeys: String, CodingKey {
    case text
    case columns = "expected_columns"
    case codepoints
    case category
    case isContested = "contested"
    case implementations = "implementations_that_differ"
    case terminals = "terminals_that_differ"
  }

  var testDescription: String { codepoints }

  var differingTerminals: [String: Int] { terminals ?? [:] }

  var differingLibraries: [String: Int] { implementations ?? [:] }

  /// What anybody makes of the text, the rules first.
  var answers: [Int] { [columns] + differingTerminals.values + differingLibraries.values }

  static func all() throws -> [WidthCase] {
    let url = try #require(
      Bundle.module.url(
        forResource: "width-cases", withExtension: "json", subdirectory: "Conformance"))
    return try JSONDecoder().decode([WidthCase].self, from: Data(contentsOf: url))
  }

  static func contested() throws -> [WidthCase] { try all().filter(\.isContested) }

  static func uncontested() throws -> [WidthCase] { try all().filter { !$0.isContested } }
}
