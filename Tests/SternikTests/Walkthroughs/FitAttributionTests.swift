import ConsoleTesting
import Sternik
import Testing

/// Which text a finding names: the one that comes from the key, not another one with the same words.
@MainActor
struct `A finding names` {
  @Test func `the key of the program, where the console has the same word`() async throws {
    let findings = try await findings("scissors = \"Cut\";", columns: 8) {
      TextField("", text: "") { _ in }
      Button("scissors".localize) {}
    }

    #expect(findings.map(\.key) == ["scissors"])
  }

  @Test func `the text that is cut, of two keys with one text`() async throws {
    let findings = try await findings("a = \"Save the order\"; b = \"Save the order\";") {
      Text("a".localize).truncated()
      Button("b".localize) {}
    }

    #expect(findings.map(\.key) == ["b"])
  }

  @Test func `no key of which the text without a key has the words`() async throws {
    let findings = try await findings("a = \"Save the order\";") {
      Text("a".localize).truncated()
      Button("Save the order") {}
    }

    #expect(findings == [])
  }

  @Test func `the part of a text that is cut, of two keys`() async throws {
    let findings = try await findings("a = \"Save\"; b = \"the order\";") {
      Button("a".localize + " " + "b".localize) {}
    }

    #expect(findings.map(\.key) == ["b"])
  }

  @Test func `a label for which a field has no room at all`() async throws {
    let findings = try await findings("name = \"First and last name\";", rows: 1) {
      TextField("name".localize, text: "") { _ in }
    }

    #expect(findings.map { "\($0.key) \($0.kind)" } == ["name hidden textField"])
  }

  @Test func `each cell that another text replaces, and each that is erased`() async throws {
    let kept = try await findings("a = \"Save the order\"; b = \"Xyz\";", columns: 30) {
      CoveringView(erased: 0..<4, column: 9)
    }
    let erased = try await findings("a = \"Save the order\"; b = \"Xyz\";", columns: 30) {
      CoveringView(erased: 0..<4, column: 0)
    }

    let overlapped = try await findings("a = \"Save the order\";", columns: 30) {
      CoveringView(erased: 0..<0, column: 3, other: "Xy z")
    }

    #expect(kept.map { "\($0.key) \($0.kind)" } == ["a covered", "a overlapped by \"Xyz\""])
    #expect(overlapped.map { "\($0.key) \($0.kind)" } == ["a overlapped by \"Xy z\""])
    #expect(erased.map { "\($0.key) \($0.kind)" } == ["a covered"])
  }

  @Test func `a text of which a line replaces a letter`() async throws {
    let findings = try await findings("a = \"Save the order\";", columns: 30) {
      CoveringView(erased: 0..<0, column: 5, other: "│")
    }

    #expect(findings.map { "\($0.key) \($0.kind)" } == ["a covered"])
  }

  @Test func `no key beside which other data is replaced`() async throws {
    let texts: StaticString = "by = \"Sent by\"; b = \"Xyz\";"

    let findings = try await findings(texts, columns: 30) {
      CoveringView(erased: 0..<0, column: 15, text: "by".localize + " Apples and pears")
    }

    #expect(findings.map { "\($0.key) \($0.kind)" } == [" overlapped by \"Xyz\""])
  }

  @Test func `no key of which a number is replaced, cut or shortened`() async throws {
    let texts: StaticString = "b = \"Xyz\"; by = \"Sent by\";"
    let text = { "by".localize + " " + Localizer.current.number(1_234_567) }

    let replaced = try await findings(texts, columns: 30) {
      CoveringView(erased: 0..<0, column: 12, text: text())
    }
    let cut = try await findings(texts, columns: 12) { Button(text()) {} }
    let shortened = try await findings(texts, columns: 12) { Text(text()).truncated() }

    #expect(replaced.map { "\($0.key) \($0.kind)" } == [" overlapped by \"Xyz\""])
    #expect(cut.map { "\($0.key) \($0.text) \($0.kind)" } == [" Sent by 1,234,567 cut"])
    #expect(shortened.map { "\($0.key) \($0.kind)" } == [" shortened"])
  }

  @Test func `a text that is overwritten with blanks, but none below a mark of what scrolls`()
    async throws
  {
    let blank = try await findings("a = \"Save the order\";", columns: 30) {
      CoveringView(erased: 0..<0, column: 5, other: "   ")
    }
    let scrolled = try await findings("a = \"Save the order of apples\";", rows: 1) {
      ScrollView { ScrollView(.horizontal) { Text("a".localize) } }
    }

    #expect(blank.map { "\($0.key) \($0.kind)" } == ["a covered"])
    #expect(scrolled == [])
  }

  @Test func `no text of a screen behind a box`() async throws {
    let findings = try await findings(
      "save = \"Save the order\"; sure = \"Sure?\"; yes = \"Yes\";",
      start: { window in
        window.show(TextScreen { Button("save".localize) {} })
        AlertScreen(title: "sure".localize, actions: [AlertAction("yes".localize)])
          .show(over: window)
      })

    #expect(findings == [])
  }

  @Test func `the key of a text that the program puts into another one`() async throws {
    let findings = try await findings("by = \"Sent by %@\"; apples = \"apples\";") {
      Button("by".localize("apples".localize)) {}
    }

    #expect(findings.map(\.key) == ["apples"])
  }

  @Test func `the key of a text from a localizer that is made of the current one`() async throws {
    let findings = try await findings("a = \"Save the order\";", rows: 8) {
      Button(Localizer.current.preferring(["en"]).text("a")) {}
      Button(Localizer.current.showing(timeZone: .utc).text("a") + ".") {}
      Button(Localizer.current.replacing(tables: Self.others).text("b")) {}
    }

    #expect(findings.map(\.text) == ["Save the order", "Keep the order"])
  }

  private static let others = [
    StringsTable(language: "en", source: "b = \"Keep the order\";")
  ]

  private func findings(
    _ texts: StaticString, columns: Int = 14, rows: Int = 4,
    @ViewBuilder _ body: @escaping () -> Views
  ) async throws -> [FitFinding] {
    try await findings(texts, columns: columns, rows: rows) { window in
      window.show(TextScreen(body))
    }
  }

  private func findings(
    _ texts: StaticString, columns: Int = 14, rows: Int = 4,
    start: @escaping @MainActor (Window) throws -> Void
  ) async throws -> [FitFinding] {
    let localizer = Localizer(
      tables: [StringsTable(language: "en", source: texts)], preferring: ["en"],
      developmentLanguage: "en")
    return try await Walkthrough(localizer, steps: [], start: start).fitFindings(
      in: ["en"], sizes: [Size(columns: columns, rows: rows)])
  }
}

/// Writes a text, erases some of its columns, and writes another one over it.
private struct CoveringView: View {
  let erased: Range<Int>
  let column: Int
  var text: String?
  var other: String?

  func addElements(to tree: inout ElementTree) {
    tree.add(
      CoveringElement(
        texts: (text ?? "a".localize, other ?? "b".localize), erased: erased, column: column))
  }
}

private struct CoveringElement: Element {
  let texts: (String, String)
  let erased: Range<Int>
  let column: Int

  var semantics: Semantics { Semantics(.text, label: texts.0) }

  func extent(along axis: Axis, in room: Size) -> Extent { .fixed(axis == .horizontal ? 30 : 1) }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.write(texts.0, at: rect.origin)
    context.erase(
      Rect(
        column: rect.origin.column + erased.lowerBound, row: rect.origin.row,
        columns: erased.count, rows: 1))
    context.write(
      texts.1, at: Point(column: rect.origin.column + column, row: rect.origin.row))
  }
}
