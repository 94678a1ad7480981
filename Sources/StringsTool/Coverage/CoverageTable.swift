import ConsoleLibrary
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The coverage of each language over all tables, as text or JSON.
struct CoverageTable {
  /// In the order of the language tags.
  let rows: [TranslationCoverage]

  /// The errors about what the rows do not take into account.
  private(set) var errors: [Diagnostic] = []

  init(_ found: [FoundTranslations], developmentLanguage: Language?) {
    var sums: [Language: TranslationCoverage] = [:]
    // The files of a folder of one language are found one by one, and each of them leads to its whole table.
    var seen: Set<String> = []
    for translations in found {
      let tables = translations.folder.tables.filter {
        seen.insert("\(translations.folder.path)/\($0.name)").inserted
      }
      var sourceTexts = SourceTexts()
      do throws(Diagnostic) {
        if let known = try translations.readSourceTexts() { sourceTexts = known }
      } catch {
        let error = translations.paths.displayed(error)
        if !errors.contains(error) { errors.append(error) }
      }
      for table in tables {
        let language = table.developmentLanguage(developmentLanguage)
        for coverage in table.coverage(
          developmentLanguage: language, sourceTexts: sourceTexts, in: translations.root,
          library: .console)
        {
          sums[coverage.language, default: TranslationCoverage(language: coverage.language)] +=
            coverage
        }
      }
    }
    rows = sums.values.sorted { $0.language.tag < $1.language.tag }
  }

  /// A heading and a line for each language; empty without languages.
  var text: String {
    guard !rows.isEmpty else { return "" }
    let header = ["", "Language", "Translated", "Review", "Missing", "Coverage"]
    let cells =
      [header]
      + rows.map { row in
        [
          row.language.tag, row.language.name(in: "en"), row.translated.description,
          row.needsReview.description, row.missing.description, "\(row.percent)%",
        ]
      }
    let widths = header.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { line in
      let shown = line.enumerated().map { column, cell in
        column < 2 ? cell.padded(to: widths[column]) : cell.rightAligned(to: widths[column])
      }
      return shown.joined(separator: "  ") + "\n"
    }.joined()
  }

  var json: JSON {
    .array(
      rows.map { row in
        .object([
          ("language", .string(row.language.tag)), ("missing", .number(row.missing)),
          ("needsReview", .number(row.needsReview)), ("percent", .number(row.percent)),
          ("translated", .number(row.translated)),
        ])
      })
  }
}
