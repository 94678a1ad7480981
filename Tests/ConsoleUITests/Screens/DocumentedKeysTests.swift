import Foundation
import Testing

@testable import ConsoleUI

@Suite struct DocumentedKeysTests {
  @Test func `the article lists the responders in the order in which they are asked`() throws {
    let path = "Sources/ConsoleUI/ConsoleUI.docc/Keys.md"
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)

    let table = article.split(separator: "\n")
      .drop { $0 != "| Responder | Keys |" }.dropFirst(2).prefix { $0.hasPrefix("|") }
    let names = table.map { row in
      row.split(separator: "|")[0].trimmingCharacters(in: .whitespaces)
    }

    #expect(names == Responder.allCases.map(\.rawValue))
  }
}
