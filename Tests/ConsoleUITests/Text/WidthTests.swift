import ConsoleUI
import Foundation
import Testing

struct WidthTests {
  struct Case: Decodable, CustomTestStringConvertible {
    let text: String
    let columns: Int
    let codepoints: String
    let contested: Bool

    enum CodingKeys: String, CodingKey {
      case text
      case columns = "expected_columns"
      case codepoints
      case contested
    }

    var testDescription: String { codepoints }
  }

  private static func cases() throws -> [Case] {
    let url = try #require(
      Bundle.module.url(
        forResource: "width-cases", withExtension: "json", subdirectory: "Conformance"))
    return try JSONDecoder().decode([Case].self, from: Data(contentsOf: url))
  }

  /// Contested cases where we do otherwise: Tamil is measured by grapheme clusters and not by conjuncts
  /// across them, and a line separator inside a line is shown as a space.
  private static let deviations = ["U+0B95 U+0BCD U+0BB7 U+0BCC": 3, "U+0061 U+2028 U+0062": 3]

  @Test func `text takes the columns that most terminals give it`() throws {
    let cases = try Self.cases()

    #expect(cases.count > 100)
    for example in cases {
      let expected = Self.deviations[example.codepoints] ?? example.columns
      #expect(example.text.columns == expected, "\(example.codepoints)")
    }
  }

  @Test func `only contested widths deviate`() throws {
    for example in try Self.cases() where Self.deviations[example.codepoints] != nil {
      #expect(example.contested)
    }
  }

  @Test func `a canvas takes as many columns as the text was measured`() throws {
    for example in try Self.cases() {
      var canvas = Canvas(size: Size(columns: 60, rows: 1))

      let columns = canvas.write(example.text, at: .zero)

      #expect(columns == example.text.columns, "\(example.codepoints)")
    }
  }

  @Test func `text behaves the same however it is cut out`() {
    let text = "xx zażółć 漢字 🙂 yy"

    #expect(text.dropFirst(3).columns == String(text.dropFirst(3)).columns)
    #expect(text.dropFirst(3).dropLast(3).columns == 14)
  }
}
