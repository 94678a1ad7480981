import ConsoleUI
import Foundation
import Testing

/// The table of contested widths in the documentation agrees with the conformance cases and the code.
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
  func `the documented columns are those of the code and the cases`(example: WidthCase) throws {
    let row = try #require(Self.rows.first { $0[1] == example.codepoints })

    #expect(row[2] == String(example.text.columns))
    #expect(Self.columns(row[3]) == example.differingTerminals)
    // The documentation uses shorter names for the libraries.
    #expect(
      Self.columns(row[4]).values.sorted() == example.differingLibraries.values.sorted())
  }

  /// Parses `1: vte, xterm; 3: warp` into columns by name.
  private static func columns(_ cell: String) -> [String: Int] {
    var columnsByName: [String: Int] = [:]
    for group in cell.split(separator: ";") where group != "–" {
      let parts = group.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, let columns = Int(parts[0]) else { continue }
      for name in parts[1].split(separator: ",") {
        columnsByName[name.trimmingCharacters(in: .whitespaces)] = columns
      }
    }
    return columnsByName
  }
}
