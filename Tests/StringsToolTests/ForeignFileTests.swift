import LocalizableStrings
import StringsSyntax
import Testing

@testable import StringsFormats
@testable import StringsTool

/// What spreadsheets and the programs of translators do to files.
@Suite struct `Files for other programs` {
  private func exchange(_ keys: [(key: String, text: String)]) -> TranslationExchange {
    TranslationExchange(
      sourceLanguage: "en", targetLanguage: "pl",
      units: keys.map { key, text in
        TranslationUnit(
          identity: TranslationUnit.Identity(file: "L.xcstrings", key: key, path: .plain),
          source: text, target: text, state: .translated, exported: ExportMark(of: text))
      })
  }

  @Test(arguments: ["=1+1", "+1", "-5", "@a", "'=x", "''-", "'a", "'", "\t=1", "a=b", "\r"])
  func `in CSV have no cell that a spreadsheet takes for a formula`(text: String) throws {
    let csv = CSVWriter.text(exchange([(text, text)]))

    let starts = ["=", "+", "-", "@", "\"=", "\"\t", "\"\r"]
    let cells = csv.split(separator: "\r\n").dropFirst().joined().split(separator: ",")
    #expect(!cells.contains { cell in starts.contains { cell.hasPrefix($0) } }, "\(csv)")
    let read = try CSVReader.read(Array(csv.utf8), file: "x")
    #expect(read.units.map(\.identity.key) == [text])
    #expect(read.units.map(\.source) == [text] && read.units.map(\.target) == [text])
  }

  @Test func `in CSV of others keep their apostrophes, as do those that a translator writes`()
    throws
  {
    let foreign = "key,source,translation\na,'@me' is gone,'-ism' is gone\n"
    let read = try CSVReader.read(Array(foreign.utf8), file: "x").units
    #expect(read.map(\.source) == ["'@me' is gone"] && read.map(\.target) == ["'-ism' is gone"])

    let mark = ExportMark(of: "old").text
    let own = "key,source,translation,exported\na,Gone,'-ism' zniknął,\(mark)\nb,'-5,'-6,\(mark)\n"
    let units = try CSVReader.read(Array(own.utf8), file: "x").units
    #expect(units.map(\.target) == ["'-ism' zniknął", "-6"])
  }

  @Test func `in PO keep the key without characters`() throws {
    let po = POWriter.text(exchange([("", "a"), ("b", "")]), "pl")

    #expect(!po.contains("msgctxt \"\"\n"))
    let read = try POReader.read(Array(po.utf8), file: "x")
    #expect(read.units.map(\.identity.key) == ["", "b"])
  }

  @Test func `in PO have one translation of each text`() {
    let po = "msgid \"a\"\nmsgstr \"b\"\nmsgstr \"c\"\n"

    let error = #expect(throws: Diagnostic.self) {
      try POReader.read(Array(po.utf8), file: "x")
    }
    #expect(error?.message == "PO: msgstr occurs twice" && error?.position?.line == 3)
  }

  @Test func `in CSV are in a limited number of columns`() {
    let text = "key,source,translation\na,b,c" + String(repeating: ",", count: 100_000) + "\n"

    let error = #expect(throws: Diagnostic.self) {
      try ExchangeFormat.csv.read(Array(text.utf8), file: "pl.csv", language: "pl")
    }

    #expect(error?.message == "CSV: this line has more than 1000 fields")
  }
}
