import Foundation
import LocalizableStrings
import Testing

/// The README's server, word for word.
struct ReadmeServerTests {
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

  @Test func `each request is answered in its language, many at once`() async throws {
    let texts = Localizer(
      tables: Localizations.tables, preferring: [], developmentLanguage: "en", timeZone: .utc)

    /// Answers a request; `acceptLanguage` is that field of it, or empty.
    @Sendable func page(acceptLanguage: String, unread: Int) async -> String {
      await Localizer.withCurrent(texts.preferring(acceptLanguage: acceptLanguage)) {
        await body(unread)
      }
    }

    /// Knows nothing of the request, and nor does what it calls.
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

  @Test func `the README says what is tested here`() throws {
    let here = URL(filePath: #filePath)
    let readme = try String(
      contentsOf: here.appending(path: "../../../README.md").standardizedFileURL, encoding: .utf8)
    let source = words(try String(contentsOf: here, encoding: .utf8))

    let section = try #require(readme.components(separatedBy: "#### On a server\n").last)
    let block = try #require(section.components(separatedBy: "```").dropFirst().first)
    let parts = block.dropFirst("swift".count).components(separatedBy: "\n\n")

    #expect(parts.count == 4)
    for part in parts.dropLast() {
      #expect(source.contains(words(part)), "\(part)")
    }
    for call in parts[3].split(separator: "\n") where call.hasPrefix("await") {
      let halves = call.components(separatedBy: "//").map(words)
      #expect(source.contains("\(halves[0]) == \"\(halves[1])\""), "\(call)")
    }
  }

  private func words(_ text: some StringProtocol) -> String {
    text.replacingOccurrences(of: "@Sendable ", with: "")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
