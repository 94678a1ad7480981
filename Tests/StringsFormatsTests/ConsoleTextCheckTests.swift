import ConsoleLibrary
import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

/// The checks of texts for the console of Sternik, whose keys begin with `sternik.`.
@Suite struct `Checks of the console's texts` {
  private let plural = """
    "sternik.linear.rows" = { NSStringLocalizedFormatKey = "%#@rows@"; rows = {
      NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
    """

  @Test func `a text is compared with the one that comes with the package`() {
    let table = SampleTable([
      (
        "de",
        """
        "sternik.open" = "öffnen";
        "sternik.linear.backTo" = "zurück zu %2$@";
        "sternik.linear.position" = "%1$@ von %2$s";
        "sternik.linear.newText" = "neuer Text";
        "sternik.linear.unchanged" = "Nichts hat sich geändert";
        """
      )
    ])

    #expect(
      table.lines == [
        "de:2:1: warning placeholder-mismatch", "de:2:1: error placeholder-mismatch",
        "de:3:1: warning object-placeholder", "de:3:1: error placeholder-mismatch",
        "de:4:1: warning placeholder-mismatch",
        "de:5:1: warning end-punctuation",
      ])
  }

  @Test func `missing and needless plural forms are reported`() {
    let table = SampleTable([
      ("pl", plural + "one = \"%d wiersz\"; other = \"%d wiersza\"; }; };"),
      ("de", plural + "one = \"%d Zeile\"; many = \"%d Zeilen\"; other = \"%d Zeilen\"; }; };"),
    ])

    #expect(
      table.diagnostics.map { "\($0.file): \($0.message)" } == [
        "pl: pl also needs the forms 'few', 'many'",
        "de: remove the form 'many', which no number in de takes",
      ])
  }

  @Test func `an unknown key is reported`() {
    let table = SampleTable([("en", "\"sternik.opne\" = \"select\";")])

    #expect(
      table.diagnostics.map(\.message) == [
        "the console has no text \"sternik.opne\": correct the key, or remove it"
      ])
  }

  @Test func `two commands that are the same word are reported`() {
    let table = SampleTable([
      (
        "de",
        """
        "sternik.linear.nextPage" = "Weiter"; "sternik.linear.again" = "weiter";
        "sternik.next" = "weiter";
        """
      )
    ])

    #expect(
      table.diagnostics.map(\.message) == [
        "the command \"sternik.linear.nextPage\" is the same word"
      ])
  }

  @Test func `a program may replace a text in one of its languages`() {
    let table = SampleTable([
      ("en", "\"sternik.open\" = \"select\"; \"sternik.linear.help\" = \"help me\";"),
      ("pl", "\"sternik.quit\" = \"koniec\";"),
    ])

    #expect(table.lines.isEmpty)
  }

  @Test func `a language without any text of the console has a warning for each`() {
    let missing = missing([("de", "Localizable", "\"a\" = \"A\";"), ("pl", "Localizable", "")])
    #expect(missing.count == LibraryTexts.console.entries.count)
    #expect(missing.allSatisfy { $0.hasSuffix("is not translated into de") })
  }

  @Test func `a language with some texts of the console has a warning for each other one`() {
    let all = LibraryTexts.console.entries.map { "\"\($0.key)\" = \"x\";" }
    let most = all.filter { !$0.hasPrefix("\"sternik.open\"") && !$0.contains("quit") }.joined()

    #expect(
      missing([("de", "Localizable", ""), ("de", "Sternik", most)]) == [
        "de.lproj/Sternik.strings: the console's text \"sternik.open\" is not translated into de",
        "de.lproj/Sternik.strings: the console's text \"sternik.quit\" is not translated into de",
      ])
    #expect(missing([("de", "Localizable", all.joined()), ("de-AT", "Localizable", "")]) == [])
    #expect(missing([("de", "Sternik", most), ("de-AT", "Localizable", all.joined())]) == [])
  }

  @Test func `a comment ignores the missing texts`() {
    let ignoring = "/* sternik-strings: ignore-file missing-library-text */ \"a\" = \"A\";"

    #expect(missing([("de", "Localizable", ignoring)]) == [])
    #expect(SampleTable([("en", "\"a\" = \"A\";"), ("de", ignoring)]).lines.isEmpty)
  }

  @Test func `the texts that come with the package have no diagnostics`() {
    let table = TranslationTable(name: "Sternik", translations: LibraryTexts.console.translations)

    #expect(table.diagnostics + table.check(developmentLanguage: "en") == [])
    #expect(LibraryTexts.console.entries.count == 88)
    #expect(LibraryTexts.console.entries.allSatisfy { $0.comment?.isEmpty == false })
  }

  /// The warnings about missing texts in a folder of files, each with its language and table.
  private func missing(_ files: [(language: Language, table: String, text: String)]) -> [String] {
    let tables = ["Localizable", "Sternik"].map { name in
      TranslationTable(
        name: name,
        translations: files.filter { $0.table == name }.map { language, table, text in
          let path = "\(language).lproj/\(table).strings"
          return Translation(
            language: language, files: [TranslationFile(bytes: Array(text.utf8), name: path)])
        })
    }
    return LibraryTexts.console.missing(in: TranslationFolder(path: "L", tables: tables)).map {
      "\($0.file): \($0.message)"
    }
  }
}
