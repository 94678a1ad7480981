import Testing

@testable import LocalizableStrings

/// What a localizer reports, and how often.
@Suite struct ReportTests {
  private let recorder = IssueRecorder()

  private func localizer(
    _ texts: [(Language, String)], preferring languages: [Language], isReported: Bool = true
  ) -> Localizer {
    Localizer(
      tables: texts.map { StringsTable(language: $0, bytes: Array($1.utf8)) },
      preferring: languages, developmentLanguage: "en",
      didFindIssue: isReported ? recorder.record : nil)
  }

  private var reported: [String] { recorder.issues.map(\.description) }

  @Test func `a text of another language is reported once, in every kind of text`() {
    let texts = localizer(
      [("pl", "a = A;"), ("en", #"a = A; b = B; c = "C %@"; d = "D %d";"#)], preferring: ["pl"])

    for _ in 0..<2 {
      #expect(["a", "b"].map { texts.text($0) } == ["A", "B"])
      #expect(texts.text("c", ["x"]) == "C x" && texts.text("d", [5]) == "D 5")
    }

    let expected = ["b", "c", "d"].map { "\"\($0)\" [pl]: no text, en is shown" }
    #expect(reported == expected)
    #expect(recorder.issues.first?.kind == .fallback(to: "en"))
  }

  @Test func `another region and the program's own tables are no other language`() {
    let texts = localizer(
      [("en-GB", "a = A;"), ("en", "b = B;"), ("en", "c = C;"), ("pt-BR", "d = D;")],
      preferring: ["en-GB", "pt-PT"])

    #expect(["a", "b", "c", "d"].map { texts.text($0) } == ["A", "B", "C", "D"])
    #expect(reported == [#""d" [en-GB]: no text, pt-BR is shown"#])
  }

  @Test func `without a closure a text of another language is no issue`() {
    let texts = localizer([("pl", ""), ("en", "a = A;")], preferring: ["pl"], isReported: false)

    #expect(!texts.storage.texts.reporter.reportsFallbacks)
    #expect(texts.storage.lookup.plainText("a") == "A")
  }

  @Test func `a language has a key or lacks it`() {
    let texts = localizer(
      [("pl", "a = A;"), ("en", "a = A; b = B;"), ("en-GB", "c = C;"), ("en", "d = D;")],
      preferring: ["pl"])

    #expect(["a", "b", "c", "d"].map { texts.has($0, in: "en") } == [true, true, false, true])
    #expect(texts.has("b") && !texts.has("b", in: "pl") && !texts.has("b", in: "de"))
    #expect(texts.preferring(["en-GB"]).has("a", in: "pl"))
  }

  @Test func `an issue is reported again after the tables were replaced`() {
    let texts = localizer([("en", #"a = "%d";"#)], preferring: [])
    for _ in 0..<2 { _ = texts.text("a", ["x"]) }

    let repaired = texts.replacing(
      tables: [StringsTable(language: "en", bytes: Array(#"a = "%@";"#.utf8))])
    _ = repaired.text("a", ["x"])
    let broken = repaired.replacing(
      tables: [StringsTable(language: "en", bytes: Array(#"a = "%d";"#.utf8))])
    for _ in 0..<2 { _ = broken.text("a", ["x"]) }

    #expect(recorder.issues.map(\.kind.isWrongArgument) == [true, true])
  }

  @Test func `whatever number of keys was missing, the next one is reported`() {
    let texts = localizer([], preferring: [])

    for number in 0..<20_000 { _ = texts.text("\(number)") }
    for number in 19_990..<20_000 { _ = texts.text("\(number)") }

    #expect(recorder.issues.map(\.key) == (0..<20_000).map(String.init))
  }

  @Test func `threads that find the same issues report each of them once`() async {
    let issues = ReportedIssues()
    // Hashes in few sets, which have room for them.
    let hashes: [UInt64] = (1...400).map { number in number % 50 + number / 50 * 1_024 }

    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 { group.addTask { hashes.count { issues.insert($0) } } }
      return await group.reduce(0, +)
    }

    #expect(counts == 400)
  }

  @Test func `variables in a circle are one issue, and no missing arguments`() {
    let texts = localizer(
      [
        (
          "en",
          """
          a = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatValueTypeKey = d;
            other = "%#@m@ %@"; }; m = { NSStringFormatValueTypeKey = d; other = "%#@n@"; }; };
          """
        )
      ], preferring: [])

    for _ in 0..<2 { #expect(texts.text("a", [5]).contains("%#@")) }

    #expect(recorder.issues.map(\.kind) == [.nestedTooDeep])
  }
}

extension LocalizationIssue.Kind {
  fileprivate var isWrongArgument: Bool { if case .wrongArgument = self { true } else { false } }
}
