import LocalizableStrings
import StringsSyntax
import Testing

@testable import StringsFormats

@Suite struct `Placeholders in XLIFF 2` {
  @Test(arguments: [
    ("%@ & %d", "%d & %@", "[1 d1 %@] &amp; [2 d2 %d]", "[2 d2 %d] &amp; [1 d1 %@]"),
    ("%1$@ of %1$@", "%1$@, %3$d", "[1 d1 %1$@] of [2 d1 %1$@]", "[1 d1 %1$@], [3 d2 %3$d]"),
    ("50% off, 5 %%", "50 % taniej, 5 %%", "50% off, 5 %%", "50 % taniej, 5 %%"),
    ("%#@a<b@", "\u{1}%#@a<b@", "[1 d1 %#@a&lt;b@]", "<cp hex=\"0001\"/>[1 d1 %#@a&lt;b@]"),
  ])
  func `are elements, with the identifiers that they have in the source`(
    source: String, target: String, sourceElements: String, targetElements: String
  ) throws {
    let unit = TranslationUnit(
      identity: TranslationUnit.Identity(file: "C.xcstrings", key: "k", path: .plain),
      source: source, target: target, state: .translated)

    let text = XLIFFWriter.text(TranslationExchange(units: [unit]), .v2)

    let short = text.replacing(/<ph id="(.)" dataRef="(..)" disp="([^"]*)"\/>/) {
      "[\($0.output.1) \($0.output.2) \($0.output.3)]"
    }
    #expect(short.contains("<source xml:space=\"preserve\">\(sourceElements)</source>"))
    #expect(short.contains("<target xml:space=\"preserve\">\(targetElements)</target>"))
    let read = try XLIFFReader.read(Array(text.utf8), file: "x")
    #expect(read.units.map(\.source) == [source])
    #expect(read.units.map(\.target) == [target])
  }

  @Test func `stand in groups with the other forms of their key`() throws {
    let units = [PluralCategory.one, .other].map { category in
      TranslationUnit(
        identity: TranslationUnit.Identity(
          file: "C.xcstrings", key: "ducks", path: TextPath(category: category)),
        source: "%lld \(category.rawValue)")
    }

    let text = XLIFFWriter.text(TranslationExchange(units: units), .v2)

    #expect(
      text.contains(
        """
            <group id="g1" name="ducks">
              <unit id="u1" name="ducks|==|plural.one">
                <originalData>
                  <data id="d1">%lld</data>
                </originalData>
                <segment state="initial" canResegment="no">
                  <source xml:space="preserve"><ph id="1" dataRef="d1" disp="%lld"/> one</source>
                </segment>
              </unit>
              <unit id="u2" name="ducks|==|plural.other">
        """))
  }
}
