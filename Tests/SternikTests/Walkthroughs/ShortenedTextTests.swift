import ConsoleTesting
import Sternik
import Testing

/// Texts that a program lets its views shorten.
@MainActor
struct `A shortened text` {
  @Test func `is found in one row, in several, and in a row of a list`() async throws {
    let findings = try await findings {
      Text("long".localize).truncated()
      Text("longer".localize).lineLimit(2)
      Text(StyledText("styled".localize, style: .muted)).truncated(at: .head)
      List([1]) { _ in Text("listed".localize).truncated() }
    }

    #expect(
      findings.map { "\($0.key) \($0.kind)" } == [
        "long shortened", "longer shortened", "styled shortened", "listed shortened",
      ])
  }

  @Test func `is none if there is room for it`() async throws {
    let findings = try await findings(columns: 80) {
      Text("long".localize).truncated()
      Text("longer".localize).lineLimit(2)
      Text(StyledText("styled".localize, style: .muted)).truncated(at: .head)
    }

    #expect(findings == [])
  }

  @Test func `is none if only data is missing that is no part of it`() async throws {
    let findings = try await findings {
      Text("short".localize + " · An hour at the quay").truncated()
      Text("An hour at the quay, and the map of the walk").truncated()
    }

    #expect(findings == [])
  }

  @Test func `is the part of a row that is missing`() async throws {
    let findings = try await findings {
      Text("An hour at the quay · " + "short".localize).truncated()
    }

    #expect(findings.map { "\($0.key) \($0.kind)" } == ["short shortened"])
  }

  @Test func `is found if the program has shortened it before`() async throws {
    let findings = try await findings { Text("long".localize.truncated(to: 10)) }

    #expect(findings.map { "\($0.key) \($0.kind) \($0.text)" } == ["long shortened \(Self.long)"])
  }

  @Test func `fails a test in the languages of the program, unless the test allows it`()
    async throws
  {
    let walkthrough = Walkthrough(Self.texts, steps: []) { window in
      window.show(TextScreen { Text("long".localize).truncated() })
    }
    let sizes = [Size(columns: 20, rows: 8)]

    try await walkthrough.expectFits(in: ["longer"], sizes: sizes)
    try await walkthrough.expectFits(in: .all, sizes: sizes, allowingShortened: .everywhere)
    try await withKnownIssue {
      try await walkthrough.expectFits(in: .all, sizes: sizes)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        1 mistake in texts:
        "long" shortened:
          [en] 20x8 TextScreen, step start: "\(Self.long)"
        A text that is shortened: shorten it, make room, or allow it with allowingShortened:.
        """
      ]
    }
    await withKnownIssue {
      try await walkthrough.expectFits(in: ["longer"], sizes: sizes, allowingShortened: .nowhere)
    }
  }

  private func findings(
    columns: Int = 20, @ViewBuilder _ body: @escaping () -> Views
  ) async throws -> [FitFinding] {
    try await Walkthrough(Self.texts, steps: []) { $0.show(TextScreen(body)) }
      .fitFindings(in: ["en"], sizes: [Size(columns: columns, rows: 12)])
      .filter { !$0.key.hasPrefix("sternik.") }
  }

  private nonisolated static let long = "A text that is longer than its row"

  private static let texts = Localizer(
    tables: [
      StringsTable(
        language: "en",
        source: """
          long = "A text that is longer than its row";
          longer = "A text that is much longer than all of the rows that it gets";
          styled = "A text that loses its beginning";
          listed = "A text that stands in a list";
          short = "Short";
          """)
    ], preferring: ["en"], developmentLanguage: "en")
}
