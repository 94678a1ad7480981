import ConsoleTesting
import LocalizableStrings
import Sternik
import Testing

/// Texts that are the same in each language because they come from no key.
@MainActor
struct `A text without a key` {
  @Test func `is found in a pseudo-language, in a text and in a control`() async throws {
    let findings = try await findings(in: .all) {
      Text("Written in the source")
      Button("Save") {}
      Text("title".localize)
    }

    #expect(
      findings.map { "\($0.language) \($0.text) \($0.kind)" }
        == ["longer", "right-to-left", "wide"].flatMap {
          ["\($0) Written in the source no key", "\($0) Save no key"]
        })
  }

  @Test func `is none if a part comes from a key, or if it has no word`() async throws {
    let findings = try await findings(in: ["longer"]) {
      Text("Łódź: " + "title".localize)
      Text("12 × 3")
      Text("x")
    }

    #expect(findings == [])
  }

  @Test func `is none if the localizer formats it, the user types it, or it names a key`()
    async throws
  {
    let findings = try await findings(in: ["longer"]) {
      Text(Localizer.current.date(Timestamp(secondsSince1970: 0)))
      TextField("title".localize, text: "Typed by the user") { _ in }
      KeyCap("enter")
    }

    #expect(findings == [])
  }

  @Test func `is none if the test says that it is data`() async throws {
    let walkthrough = walkthrough { Text("Łódź") }

    try await walkthrough.expectFits(in: ["wide"], isData: { $0 == "Łódź" })
    try await withKnownIssue {
      try await walkthrough.expectFits(in: ["wide"])
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("1 mistake in texts:\n\"Łódź\" no key:") == true
    }
  }

  private func findings(
    in languages: WalkthroughLanguages, @ViewBuilder _ body: @escaping () -> Views
  ) async throws -> [FitFinding] {
    try await walkthrough(body).fitFindings(in: languages)
  }

  private func walkthrough(@ViewBuilder _ body: @escaping () -> Views) -> Walkthrough {
    let texts = Localizer(
      tables: [StringsTable(language: "en", source: "title = \"Title\";")], preferring: ["en"],
      developmentLanguage: "en")
    return Walkthrough(texts, steps: []) { $0.show(TextScreen(body)) }
  }
}
