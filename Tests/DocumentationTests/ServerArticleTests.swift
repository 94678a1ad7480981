import Foundation
import LocalizableStrings
import Testing

/// The server of the article "Localizing a server".
struct `The server of the article` {
  private enum Localizations {
    static let tables = [
      StringsTable(
        language: "en",
        source: #"""
          "greeting" = "Good morning";
          "articles.count" = { NSStringLocalizedFormatKey = "%#@n@"; n = {
            NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
            one = "%d article"; other = "%d articles"; }; };
          """#),
      StringsTable(
        language: "pl",
        source: #"""
          "greeting" = "Dzień dobry";
          "articles.count" = { NSStringLocalizedFormatKey = "%#@n@"; n = {
            NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
            one = "%d artykuł"; few = "%d artykuły"; many = "%d artykułów"; other = "%d artykułu";
            }; };
          """#),
    ]
  }

  @Test func `answers each request in its language, many at the same time`() async throws {
    let texts = Localizer(
      tables: Localizations.tables, preferring: [], developmentLanguage: "en", timeZone: .utc)

    /// Answers a request with this `Accept-Language` header; empty if it has none.
    @Sendable func page(acceptLanguage: String, unread: Int) async -> String {
      await Localizer.withCurrent(texts.preferring(acceptLanguage: acceptLanguage)) {
        await body(unread)
      }
    }

    /// Does not know the request, and neither does what it calls.
    @Sendable func body(_ unread: Int) async -> String {
      "greeting".localize + ": " + "articles.count".localize(unread)
    }

    #expect(await page(acceptLanguage: "pl, en;q=0.7", unread: 5) == "Dzień dobry: 5 artykułów")
    #expect(await page(acceptLanguage: "da, *;q=0.1", unread: 1) == "Good morning: 1 article")
    #expect(await page(acceptLanguage: "", unread: 1) == "Good morning: 1 article")
    await withTaskGroup(of: Bool.self) { group in
      for unread in 5..<105 {
        group.addTask {
          let isPolish = unread.isMultiple(of: 2)
          let answer = await page(acceptLanguage: isPolish ? "pl" : "en", unread: unread)
          return answer.hasPrefix(isPolish ? "Dzień dobry: \(unread)" : "Good morning: \(unread)")
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func `is the one that is tested here`() throws {
    let block = try #require(
      Page("Sources/LocalizableStrings/LocalizableStrings.docc/LocalizingAServer.md").swiftBlocks
        .first)
    let paragraphs = block.components(separatedBy: "\n\n")

    try expectCompiled(paragraphs.dropLast().joined(separator: "\n\n"))
    for line in try #require(paragraphs.last).split(separator: "\n") {
      let call = line.components(separatedBy: "//")
      let result = call[1].trimmingCharacters(in: .whitespaces)
      try expectCompiled("\(call[0]) == \"\(result)\"")
    }
  }
}
