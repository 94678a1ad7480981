import LocalizableStrings
import StringsSyntax
import Testing

@testable import StringsFormats
@testable import StringsTool

/// What readers of translators' files report, and escapes.
@Suite struct `Lines of files for translators` {
  @Test func `in CSV have a problem for each line that lacks fields`() throws {
    let text = "key,source,translation,state\na,A,Aa,\nb,B,Be\nc,C\nd,D,De,translated\n"

    let read = try CSVReader.read(Array(text.utf8), file: "x")

    #expect(read.units.map(\.identity.key) == ["a", "d"])
    #expect(
      read.problems.map(\.description) == [
        "x:3:1: error: not imported: this line has 3 of 4 fields [not-imported]",
        "x:4:1: warning: not imported: this line has 2 of 4 fields [not-imported]",
      ])
  }

  @Test func `have a problem for each state that is not known`() throws {
    let csv = "key,source,translation,state\na,A,Aa,done\nb,B,Be,done\nc,C,Ce,\nd,D,De,ok\n"
    func unit(_ id: String, _ state: String) -> String {
      "<trans-unit id=\"\(id)\"><source>A</source><target state=\"\(state)\">B</target></trans-unit>\n"
    }
    let known = ["final", "signed-off", "translated", "needs-l10n", "needs-translation", "new"]
    let xliff =
      "<xliff version=\"1.2\"><file target-language=\"pl\"><body>\n"
      + (known + ["x-done"]).map { unit($0, $0) }.joined() + "</body></file></xliff>"
    let fromCSV = try CSVReader.read(Array(csv.utf8), file: "x")
    let fromXLIFF = try XLIFFReader.read(Array(xliff.utf8), file: "x")

    #expect(
      fromCSV.problems.map(\.description) == [
        "x:2:1: warning: the state \"done\" is not known: its 2 translations need review [unknown-state]",
        "x:5:1: warning: the state \"ok\" is not known: its translation needs review [unknown-state]",
      ])
    #expect(fromCSV.units.map(\.state) == [.needsReview, .needsReview, .translated, .needsReview])
    #expect(fromXLIFF.problems.map { $0.position?.line } == [8])
    #expect(
      fromXLIFF.units.map(\.state) == [
        .translated, .translated, .translated, .needsReview, .new, .new, .needsReview,
      ])
  }

  @Test func `in PO have the escapes of C`() throws {
    let text = #"""
      msgctxt "k"
      msgid "\a\b\f\v\t\r\n\"\\\z\1017\303\263"
      msgstr "a"
      """#

    let read = try POReader.read(Array(text.utf8), file: "x", language: "pl")

    #expect(read.units.map(\.source) == ["\u{7}\u{8}\u{C}\u{B}\t\r\n\"\\zA7ó"])
  }

  @Test(arguments: [
    (
      "a\"\\\n\u{1B}é",
      #"""
      msgid ""
      "a\"\\\n"
      "\033é"

      """#
    ),
    ("a\n", "msgid \"a\\n\"\n"), ("\t\r", "msgid \"\\t\\r\"\n"),
  ])
  func `in PO are written with the escapes of C`(source: String, written: String) {
    let unit = TranslationUnit(
      identity: TranslationUnit.Identity(file: nil, key: "k", path: .plain), source: source)

    let text = POWriter.text(TranslationExchange(units: [unit]), "pl")

    #expect(text.contains(written), "\(text)")
  }

  @Test(arguments: [
    ("msgid \"\\777\"", "no text"), ("msgid \"\\377\"", "no text"), ("msgid \"a\\", "no end"),
  ])
  func `in PO are refused with escapes that are no text`(text: String, reason: String) {
    let error = #expect(throws: Diagnostic.self) { try POReader.read(Array(text.utf8), file: "x") }
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
  }
}
