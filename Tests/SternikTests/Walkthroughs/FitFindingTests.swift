import ConsoleTesting
import Sternik
import Testing

/// What a walkthrough finds wrong with the texts of screens that have one mistake each.
@MainActor
struct `A walkthrough finds` {
  @Test func `no mistake in texts that wrap or scroll`() async throws {
    let findings = try await findings(sizes: [Size(columns: 20, rows: 8)]) {
      Text("long".localize)
      ScrollView { Text("long".localize) }
      List([1, 2, 3, 4, 5, 6, 7, 8]) { Text("\($0) " + "short".localize) }
    }

    #expect(findings == [])
  }

  @Test func `no mistake in tabs and columns that scroll`() async throws {
    let titles = ["long", "save", "delete", "short"]
    let findings = try await findings(sizes: [Size(columns: 16, rows: 8)]) {
      Tabs(titles.map(\.localize), selection: 0)
      Table([1, 2], columns: titles.map { key in TableColumn(key.localize) { "\($0)" } })
        .scrollsHorizontally()
    }

    #expect(findings == [])
  }

  @Test func `a text that was cut in a longer language`() async throws {
    let findings = try await findings(in: ["en", "pl"], sizes: [Size(columns: 20, rows: 8)]) {
      Button("save".localize) {}
    }

    #expect(
      findings.map(\.description) == [
        """
        "save" [pl] 20x8 MistakenScreen, step start: cut: "Zapisz to zamówienie"
        """
      ])
    #expect(findings.map(\.rect?.origin.row) == [0])
  }

  @Test func `a text and a button below the last row`() async throws {
    let findings = try await findings(in: ["en"], sizes: [Size(columns: 9, rows: 4)]) {
      Text("long".localize)
      Text("one")
      Text("two")
      Text("short".localize)
      Button("save".localize) {}
    }

    #expect(
      findings.map { "\($0.key) \($0.kind)" } == [
        "long cut", "short hidden", "save hidden button",
      ])
  }

  @Test func `a text that another one covers`() async throws {
    let findings = try await findings(in: ["pl"]) { OverlappingView() }

    #expect(findings.map(\.key) == ["save"])
    #expect(findings.map(\.kind) == [.overlapped(by: "Krótko")])
  }

  @Test func `a text without a translation, and one without any text`() async throws {
    let findings = try await findings(in: ["en", "pl"]) {
      Text("english".localize)
      Text("no.such.key".localize)
    }

    #expect(
      findings.map { "\($0.language) \($0.key) \($0.kind)" } == [
        "en no.such.key no text", "pl english left in en", "pl no.such.key no text",
      ])
  }

  @Test(arguments: PseudoLanguage.allCases)
  func `a text of a table as its pseudo-translation, also of the console`(
    pseudo: PseudoLanguage
  ) async throws {
    let walkthrough = walkthrough { Text("short".localize) }

    var screens: [String] = []
    try await walkthrough.walk(in: [.pseudo(pseudo)]) { console, _ in
      screens.append(console.screen)
    }

    let expected =
      switch pseudo {
      case .longer: "[Šĥóóŕţ~]"
      case .rightToLeft: "[שחורת]"
      case .wide: "[Ｓｏｔ]"
      }
    #expect(screens.map { $0.hasPrefix(expected) } == [true], "\(screens)")
    #expect(screens.first?.contains("quit") == false)
  }

  @Test func `a pseudo-translation that is too long, once for each size`() async throws {
    let sizes = [Size(columns: 14, rows: 8), Size(columns: 12, rows: 8)]
    let findings = try await findings(in: [.pseudo(.longer)], sizes: sizes) {
      Button("delete".localize) {}
    }

    #expect(findings.map(\.size) == sizes)
    #expect(findings.map(\.kind) == [.cut, .cut])
  }

  @Test func `findings that are one issue of the test, but for the keys it ignores`() async throws {
    let walkthrough = walkthrough { Text("no.such.key".localize) }

    try await walkthrough.expectFits(in: ["en"], ignoring: ["no.such.key"])
    try await walkthrough.expectFits(in: ["en"], ignoring: ["no.*"])
    try await withKnownIssue {
      try await walkthrough.expectFits(in: ["en"])
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        1 mistake in texts:
        "no.such.key" no text:
          [en] 80x24 MistakenScreen, step start: "no.such.key"
        A key without a text: add it to a table, or correct the key.
        """
      ]
    }
  }

  @Test func `a label that is cut to nothing`() async throws {
    let findings = try await findings(in: ["en"], sizes: [Size(columns: 12, rows: 1)]) {
      Picker("save".localize, ["Small"], selection: 0) { _ in }
    }

    #expect(findings.map(\.key) == ["save"])
  }

  @Test func `no text of the console in a text of the program`() async throws {
    let findings = try await findings(in: ["en"], sizes: [Size(columns: 20, rows: 8)]) {
      Table([1], columns: [TableColumn("T") { _ in "How to open a very old wooden door" }])
      Button("Close the copy of the next page") {}
    }

    #expect(findings.map(\.description) == [])
  }

  private func findings(
    in languages: WalkthroughLanguages = .all, sizes: [Size] = [Size(columns: 40, rows: 8)],
    @ViewBuilder _ body: @escaping () -> Views
  ) async throws -> [FitFinding] {
    try await walkthrough(body).fitFindings(in: languages, sizes: sizes)
  }

  private func walkthrough(@ViewBuilder _ body: @escaping () -> Views) -> Walkthrough {
    Walkthrough(Self.texts, steps: []) { $0.show(MistakenScreen(body)) }
  }

  private static let texts = Localizer(
    tables: [
      StringsTable(
        language: "en",
        source: """
          "save" = "Save";
          "delete" = "Delete";
          "short" = "Short";
          "long" = "A text that is much longer than the others";
          "english" = "Not translated";
          """),
      StringsTable(
        language: "pl",
        source: """
          "save" = "Zapisz to zamówienie";
          "delete" = "Usuń";
          "short" = "Krótko";
          "long" = "Tekst, który jest dużo dłuższy niż inne";
          """),
    ],
    preferring: ["en"], developmentLanguage: "en", didFindIssue: { _ in })
}

private final class MistakenScreen: Screen {
  private let content: () -> Views

  init(_ content: @escaping () -> Views) { self.content = content }

  var body: some View { content() }
}

/// Two texts in one row, the second over the end of the first in Polish.
private struct OverlappingView: View {
  func addElements(to tree: inout ElementTree) {
    tree.add(OverlappingElement(first: "save".localize, second: "short".localize))
  }
}

private struct OverlappingElement: Element {
  let first: String
  let second: String

  var semantics: Semantics { Semantics(.text, label: first) }

  func extent(along axis: Axis, in room: Size) -> Extent { .fixed(axis == .horizontal ? 30 : 1) }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.write(first, at: rect.origin)
    context.write(second, at: Point(column: rect.origin.column + 8, row: rect.origin.row))
  }
}
