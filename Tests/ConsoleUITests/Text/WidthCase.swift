import Foundation
import Testing

/// A case of `width-cases.json`: a text and its columns, by the rules and in other programs.
struct WidthCase: Decodable, CustomTestStringConvertible {
  let text: String
  let columns: Int
  let codepoints: String
  let category: String
  /// Whether terminals disagree about the columns.
  let isContested: Bool
  /// The columns in libraries that differ, by their names.
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

  /// The columns by the rules, then those of all programs that differ.
  var allColumns: [Int] { [columns] + differingTerminals.values + differingLibraries.values }

  static func all() throws -> [WidthCase] {
    let url = try #require(
      Bundle.module.url(
        forResource: "width-cases", withExtension: "json", subdirectory: "Conformance"))
    return try JSONDecoder().decode([WidthCase].self, from: Data(contentsOf: url))
  }

  static func contested() throws -> [WidthCase] { try all().filter(\.isContested) }

  static func uncontested() throws -> [WidthCase] { try all().filter { !$0.isContested } }
}
