import ConsoleUI
import Foundation
import Testing

/// The table of what terminals disagree on says what the cases say, and what we do.
struct DocumentedWidthTests {
  private static let rows: [[String]] = {
    let article = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/ConsoleUI/ConsoleUI.docc/TextWidth.md").standardizedFileURL
    let text = (try? String(contentsOf: article, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.contains("| U+") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }()

  @Test func `every contested case is documented`() throws {
    let contested = try WidthCase.contested().map(\.codepoints)

    #expect(Self.rows.map { $0[1] } == contested)
  }

  @Test(arguments: try WidthCase.contested())
  func `the columns are those that are documented`(example: WidthCase) throws {
    let row = try #require(Self.rows.first { $0[1] == example.codepoints })

    #expect(row[2] == String(example.text.columns))
    #expect(Self.answers(row[3]) == example.differingTerminals)
    // Libraries are documented by shorter names.
    #expect(
      Self.answers(row[4]).values.sorted() == example.differingLibraries.values.sorted())
  }

  /// Reads `1: vte, xterm; 3: warp`.
  private static func answers(_ cell: String) -> [String: Int] {
    var answers: [String: Int] = [:]
    for group in cell.split(separator: ";") where group != "–" {
      let parts = group.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, let columns = Int(parts[0]) else { continue }
      for name in parts[1].split(separator: ",") {
        answers[name.trimmingCharacters(in: .whitespaces)] = columns
      }
    }
    return answers
  }
}
