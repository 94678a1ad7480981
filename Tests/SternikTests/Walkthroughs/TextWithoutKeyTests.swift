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

  @Test func `is found beside a text of a key, each part by itself`() async throws {
    let findings = try await findings(in: ["longer"]) {
      Text("Łódź: " + "title".localize + " (written in the source).")
      Text("title".localize + " " + Localizer.current.number(12) + " × 3")
    }

    #expect(
      findings.map { "\($0.text) \($0.kind)" } == ["Łódź no key", "written in the source no key"])
  }

  @Test func `is none if it has no word`() async throws {
    let findings = try await findings(in: ["longer"]) {
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

  @Test func `is none if the walk has typed it, wherever it is shown`() async throws {
    var name = ""
    let findings = try await walkthrough([.type("Łódź Fabryczna"), .press("enter")]) {
      TextField("title".localize, text: name) { name = $0 }
      Text(name)
      Text(name.isEmpty ? "" : "Kraków Główny")
    }.fitFindings(in: ["longer"])

    #expect(Set(findings.map(\.text)) == ["Kraków Główny"])
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

  @Test func `that is cut is found in a pseudo-language, with the screen and the size`()
    async throws
  {
    let findings = try await findings(in: ["en", "wide"], sizes: [Size(columns: 12, rows: 4)]) {
      Button("Written in the source") {}
      TextField("title".localize, text: "Typed by the user, and long") { _ in }
    }

    #expect(
      findings.map(\.description) == [
        """
        "Written in the source" [wide] 12x4 TextScreen, step start: cut: "Written in the source"
        """,
        """
        "Written in the source" [wide] 12x4 TextScreen, step start: no key: "Written in the source"
        """,
      ])
  }

  @Test func `that is cut is found in each language if it was put together with one from a key`()
    async throws
  {
    let sizes = [Size(columns: 12, rows: 4), Size(columns: 30, rows: 4)]
    let findings = try await findings(in: ["en"], sizes: sizes) {
      Button("title".localize + " of something") {}
      Button("Data of the program") {}
    }

    #expect(
      findings.map(\.description) == [
        """
        "Title of something" [en] 12x4 TextScreen, step start: cut: "Title of something"
        """
      ])
  }

  @Test func `that the localizer has formatted is found in each language if it is cut`()
    async throws
  {
    let date = Timestamp(secondsSince1970: 0)
    let findings = try await findings(in: ["en"], sizes: [Size(columns: 20, rows: 6)]) {
      Button(Localizer.current.date(date, style: .full)) {}
      Text(Localizer.current.date(date, style: .full)).truncated()
      Text(Localizer.current.number(1_234_567)).frame(width: 4, height: 1)
    }

    #expect(
      findings.map { "\($0.language) \($0.text) \($0.kind)" } == [
        "en Thursday, January 1, 1970 cut", "en Thursday, January 1, 1970 shortened",
        "en 1,234,567 cut",
      ])
  }

  @Test
  func `is none if it is the name of a language in itself, or data between the signs of a picker`()
    async throws
  {
    let findings = try await walkthrough {
      Picker("title".localize, ["English", "Łódź"], selection: 0) { _ in }
      Picker("title".localize, ["English", "Łódź"], selection: 1) { _ in }
    }.fitFindings(in: ["wide"], isData: { $0 == "Łódź" })

    #expect(findings == [])
  }

  @Test func `that is cut is none if the test says that it is data`() async throws {
    let findings = try await walkthrough { Button("Łódź Fabryczna") {} }
      .fitFindings(
        in: ["wide"], sizes: [Size(columns: 9, rows: 4)], isData: { $0.hasPrefix("Łódź") })

    #expect(findings == [])
  }

  private func findings(
    in languages: WalkthroughLanguages, sizes: [Size]? = nil,
    @ViewBuilder _ body: @escaping () -> Views
  ) async throws -> [FitFinding] {
    try await walkthrough([], body).fitFindings(in: languages, sizes: sizes)
  }

  private func walkthrough(
    _ steps: [WalkthroughStep] = [], @ViewBuilder _ body: @escaping () -> Views
  ) -> Walkthrough {
    let texts = Localizer(
      tables: [StringsTable(language: "en", source: "title = \"Title\";")], preferring: ["en"],
      developmentLanguage: "en")
    return Walkthrough(texts, steps: steps) { $0.show(TextScreen(body)) }
  }
}
