import LocalizableStrings
import StringsFormats

/// How much each language has, over all tables.
struct CoverageTable {
  /// In the order of the language tags.
  let rows: [TranslationCoverage]

  init(_ sets: [TranslationSet], developmentLanguage: Language?) {
    var sums: [Language: TranslationCoverage] = [:]
    for set in sets {
      let language = set.developmentLanguage(developmentLanguage)
      for coverage in set.folder.coverage(developmentLanguage: language) {
        guard var sum = sums[coverage.language] else {
          sums[coverage.language] = coverage
          continue
        }
        sum.translated += coverage.translated
        sum.needsReview += coverage.needsReview
        sum.missing += coverage.missing
        sums[coverage.language] = sum
      }
    }
    rows = sums.values.sorted { $0.language.tag < $1.language.tag }
  }

  /// A table with a line for each language; empty without any.
  var text: String {
    guard !rows.isEmpty else { return "" }
    let header = ["", "Language", "Translated", "Review", "Missing", "Coverage"]
    let cells =
      [header]
      + rows.map { row in
        [
          row.language.tag, row.language.name(in: "en"), row.translated.description,
          row.needsReview.description, row.missing.description, "\(row.percent) %",
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
          "language": .string(row.language.tag), "translated": .number(row.translated),
          "needsReview": .number(row.needsReview), "missing": .number(row.missing),
          "percent": .number(row.percent),
        ])
      })
  }
}
