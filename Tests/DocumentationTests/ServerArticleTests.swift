import Foundation
import LocalizableStrings
import StringsFormats
import Synchronization
import Testing

/// The server of the article "Localizing a server".
struct `The server of the article` {
  private static let ala = User(
    name: "Ala <3", language: "pl", zone: TimeZoneName("Europe/Warsaw"))
  private let issues = Issues()

  private var site: Site {
    let issues = issues
    return Site(texts: SiteTexts { issues.add($0) })
  }

  @Test func `shows what the article says`() async throws {
    let site = site
    let ala = Self.ala
    let page = try Page(
      "Sources/LocalizableStrings/LocalizableStrings.docc/LocalizingAServer.md")
    let paragraphs = page.swiftBlocks[1].components(separatedBy: "\n\n")
    let expected = paragraphs[1].split(separator: "\n").map {
      $0.components(separatedBy: "// ")[1]
    }

    let answers = [
      await site.answer(Request(languageInPath: "pl", user: ala), orders: 5),
      await site.answer(Request(cookie: "fr", user: ala), orders: 1),
      await site.answer(Request(acceptLanguage: "da, pl;q=0.5", user: ala), orders: 2),
      site.subject(of: Timestamp(secondsSince1970: 1_770_000_000), for: ala),
    ]

    #expect(answers == expected)
    #expect(issues.lines == [#"texts: "mail.subject" [pl]: no text, en is shown"#])
    #expect(page.text.contains("`\(issues.lines[0])`"))
  }

  @Test func `answers each request in its language, many at the same time`() async {
    let site = site
    await withTaskGroup(of: Bool.self) { group in
      for orders in 5..<105 {
        group.addTask {
          let isPolish = orders.isMultiple(of: 2)
          let request = Request(acceptLanguage: isPolish ? "pl" : "en", user: Self.ala)
          let answers = [
            await site.answer(request, orders: orders),
            await site.stream(request, orders: orders).value,
          ]
          return answers.allSatisfy {
            $0.hasPrefix(isPolish ? "<h1>Dzień dobry" : "<h1>Good morning")
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func `is the one that is tested here`() throws {
    let page = try Page(
      "Sources/LocalizableStrings/LocalizableStrings.docc/LocalizingAServer.md")
    let blocks = page.swiftBlocks

    #expect(blocks.count == 2)
    try expectCompiled(blocks[0])
    for line in blocks[1].components(separatedBy: "\n\n")[1].split(separator: "\n") {
      try expectCompiled(String(line.split(separator: "  ")[0]))
    }
  }
}

/// The lines that the program prints.
private final class Issues: Sendable {
  private let printed = Mutex<[String]>([])

  var lines: [String] { printed.withLock { $0 } }

  func add(_ issue: LocalizationIssue) { printed.withLock { $0.append("texts: \(issue)") } }
}

private enum SiteTables {
  static let all = [
    StringsTable(
      language: "en",
      source: #"""
        "greeting" = "<h1>Good morning, %@!</h1>";
        "orders" = { NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "%d order"; other = "%d orders"; }; };
        "mail.subject" = "Your order of %@";
        """#),
    StringsTable(
      language: "pl",
      source: #"""
        "greeting" = "<h1>Dzień dobry, %@!</h1>";
        "orders" = { NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "%d zamówienie"; few = "%d zamówienia"; many = "%d zamówień";
          other = "%d zamówienia"; }; };
        """#),
  ]
}

/// The texts of the server, which are read again while it runs.
private final class SiteTexts: Sendable {
  private let localizer: Mutex<Localizer>

  init(didFindIssue: @escaping @Sendable (LocalizationIssue) -> Void) {
    localizer = Mutex(
      Localizer(
        tables: SiteTables.all, preferring: [], developmentLanguage: "en", timeZone: .utc,
        didFindIssue: didFindIssue))
  }

  /// The newest texts.
  var current: Localizer { localizer.withLock { $0 } }

  /// Replaces the texts by those of a folder, now and after each change, until the task is cancelled.
  func follow(_ folder: URL) async {
    for await update in TranslationFolder.updates(of: folder, developmentLanguage: "en") {
      for error in update.refused { print(error) }
      localizer.withLock {
        $0 = $0.replacing(tables: update.folder.stringsTables + SiteTables.all)
      }
    }
  }
}

private struct User: Sendable {
  var name: String
  /// What the user chose in their settings, such as `pl`.
  var language: String?
  var zone: TimeZoneName?
}

/// What a web framework knows of a request.
private struct Request: Sendable {
  /// The first part of `/pl/orders`.
  var languageInPath: String?
  var cookie: String?
  var acceptLanguage: String?
  var user: User
}

private struct Site: Sendable {
  let texts: SiteTexts

  func answer(_ request: Request, orders: Int) async -> String {
    await Localizer.withCurrent(localizer(for: request)) { await page(request.user, orders) }
  }

  func localizer(for request: Request) -> Localizer {
    texts.current
      .showing(timeZone: request.user.zone ?? .utc)
      .preferring(
        request.languageInPath, request.cookie, acceptLanguage: request.acceptLanguage)
  }

  /// Does not know the request, and neither does what it calls.
  func page(_ user: User, _ orders: Int) async -> String {
    "greeting".localizeHTML(user.name) + "orders".localizeHTML(orders)
  }

  /// A background job has no request, so it names its localizer.
  func subject(of time: Timestamp, for user: User) -> String {
    let texts = texts.current
      .showing(timeZone: user.zone ?? .utc)
      .preferring(user.language, acceptLanguage: nil)
    return texts.text("mail.subject", [texts.date(time)])
  }

  /// A detached task inherits no localizer, and neither does a body that is streamed after `answer` has returned.
  func stream(_ request: Request, orders: Int) -> Task<String, Never> {
    let localizer = localizer(for: request)
    return Task.detached {
      await Localizer.withCurrent(localizer) { await page(request.user, orders) }
    }
  }
}
