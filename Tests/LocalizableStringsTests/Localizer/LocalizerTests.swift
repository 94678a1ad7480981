import StringsSyntax
import Testing

@testable import LocalizableStrings

struct LocalizerTests {
  private static let english = StringsTable(
    language: "en",
    source: #"""
      "title" = "Headlines"; "long" = "A text that is longer than fifteen bytes, żółw";
      "percent" = "100% sure"; "greeting" = "Hello, %@!"; "only.english" = "English";
      "count" = { NSStringLocalizedFormatKey = "%#@n@"; n = {
        NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
        one = "%d article"; other = "%d articles"; }; };
      "array" = ( a, b );
      """#)
  private static let polish = StringsTable(
    language: "pl",
    source: #"""
      "title" = "Nagłówki"; "greeting" = "Witaj, %@!";
      "count" = { NSStringLocalizedFormatKey = "%#@n@"; n = {
        NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
        one = "%d artykuł"; few = "%d artykuły"; many = "%d artykułów"; other = "%d artykułu"; }; };
      """#)

  private let issues = IssueRecorder()

  private func localizer(_ languages: Language...) -> Localizer {
    Localizer(
      tables: [LocalizerTests.english, LocalizerTests.polish], preferring: languages,
      developmentLanguage: "en", didFindIssue: issues.record)
  }

  @Test func `a text that no table has is the fallback`() {
    let localizer = localizer("pl").extended(by: [], developmentLanguage: "en")

    #expect(localizer.text("missing", else: "none") == "none")
    #expect(localizer.text("missing", [1], else: "none") == "none")
  }

  @Test func `a text is in the user's language`() {
    #expect(localizer("pl").text("title") == "Nagłówki")
    #expect(localizer("pl-PL").text("greeting", ["Ala"]) == "Witaj, Ala!")
    #expect(localizer("pl").text("count", [22]) == "22 artykuły")
    #expect(issues.issues == [])
  }

  @Test func `a key without text in one language is looked up in the next`() {
    #expect(localizer("pl").text("only.english") == "English")
    #expect(localizer("pl").text("long") == "A text that is longer than fifteen bytes, żółw")
    #expect(localizer("fr").text("count", [2]) == "2 articles")
    #expect(issues.issues.map(\.kind) == [.fallback(to: "en"), .fallback(to: "en")])
  }

  @Test func `a missing key is shown itself and reported once`() {
    let localizer = localizer("pl")

    #expect(localizer.text("no.such.key") == "no.such.key")
    #expect(localizer.text("no.such.key", [1]) == "no.such.key")
    #expect(!localizer.has("no.such.key"))
    #expect(localizer.has("only.english"))

    #expect(issues.issues.map(\.description) == [#""no.such.key" [pl]: no text"#])
  }

  @Test func `a text without arguments is shown as written`() {
    #expect(localizer("en").text("percent") == "100% sure")
    #expect(issues.issues == [])
    #expect(localizer("en").text("greeting") == "Hello, %@!")
    #expect(issues.issues.map(\.kind) == [.missingArgument(position: 1, placeholder: "%@")])
  }

  @Test func `a value that is neither a text nor a plural shows its key and is reported`() {
    #expect(localizer("en").text("array") == "array")
    #expect(issues.issues.map(\.kind) == [.notAMessage])
  }

  @Test func `a localizer can be created for other languages and the same tables`() {
    let polish = localizer("en").preferring(["pl"])

    #expect(polish.language == "pl")
    #expect(polish.chain == ["pl", "en"])
    #expect(polish.available == ["en", "pl"])
    #expect(polish.text("title") == "Nagłówki")
  }

  @Test func `of tables in one language the first one with the key counts`() {
    let app = StringsTable(
      language: "en", pairs: [PropertyListPair(key: "title", value: .string("Mine"))])
    let localizer = Localizer(
      tables: [app, LocalizerTests.english], preferring: [], developmentLanguage: "en")

    #expect(localizer.text("title") == "Mine")
    #expect(localizer.text("only.english") == "English")
  }

  @Test func `of equal keys in a table the last one counts`() {
    let pairs = [
      PropertyListPair(key: "a", value: .string("first")),
      PropertyListPair(key: "a", value: .string("last")),
    ]
    let localizer = Localizer(
      tables: [StringsTable(language: "en", pairs: pairs)], preferring: [],
      developmentLanguage: "en")

    #expect(localizer.text("a") == "last")
  }

  @Test func `every key of a large table is found, and no other key`() {
    let keys = (0..<5_000).map {
      "key.\($0 * 7_919 % 5_003).\(String(repeating: "x", count: $0 % 23))"
    }
    let pairs = keys.map { PropertyListPair(key: $0, value: .string("text of \($0)")) }
    let localizer = Localizer(
      tables: [StringsTable(language: "en", pairs: pairs)], preferring: [],
      developmentLanguage: "en")

    #expect(keys.allSatisfy { localizer.text($0) == "text of \($0)" })
    #expect(keys.allSatisfy { !localizer.has($0 + "y") })
    #expect(!localizer.has(""))
  }

  @Test func `a task and its child tasks can have their own localizer`() async {
    await Localizer.withCurrent(localizer("pl")) {
      #expect("title".localize == "Nagłówki")
      async let child = "count".localize(5)
      #expect(await child == "5 artykułów")
      Localizer.withCurrent(localizer("en")) {
        #expect("greeting".localize("Ala") == "Hello, Ala!")
        #expect(Localizer.current.language == "en")
      }
      #expect(Localizer.current.language == "pl")
    }
  }

  @Test func `the task's own localizer is removed when the operation throws`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try Localizer.withCurrent(localizer("pl")) { throw Failure() }
    }
  }

  @Test func `concurrent threads read a table once and find the same texts`() async {
    let localizer = localizer("pl")
    let texts = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).flatMap { [localizer.text("title"), localizer.text("count", [$0])] }
        }
      }
      return await group.reduce(into: Set<[String]>()) { $0.insert($1) }
    }

    #expect(texts.count == 1)
  }
}
