import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The check of all paths on the command line.
struct CheckRun {
  /// Each once, path by path and file by file.
  private(set) var diagnostics: [Diagnostic] = []
  /// The lines about what could not be checked, and about what is not reported.
  private(set) var remarks: [String] = []
  /// The languages of all translations.
  private(set) var languages: Set<Language> = []
  private var fileCount = 0

  init(paths: [String], developmentLanguage: Language?, checksConsole: Bool) {
    var settings = CheckSettingsSearch()
    for path in paths {
      var search = TranslationSearch(path: path)
      diagnostics += search.errors
      search.takeEach { translations in
        remarks += translations.comparisonRemarks(developmentLanguage: developmentLanguage)
        languages.formUnion(translations.folder.languages)
        fileCount += translations.fileCount
        let severities = settings.settings(of: translations, in: path)
        var own = translations.takeDiagnostics(
          developmentLanguage: developmentLanguage, checksConsole: checksConsole)
        severities.apply(to: &own)
        if diagnostics.isEmpty { diagnostics = own } else { diagnostics += own }
      }
    }
    diagnostics.insert(contentsOf: settings.diagnostics, at: 0)
    // A path is searched once, in which nothing is twice.
    if paths.count > 1 { diagnostics = diagnostics.withoutDuplicates() }
  }

  mutating func select(_ selection: CheckSelection) { selection.apply(to: &diagnostics) }

  mutating func removeKnown(in baseline: Baseline, isWhole: Bool) {
    var baseline = baseline
    let (known, gone) = baseline.removeKnown(from: &diagnostics)
    if known > 0 { remarks.append("\(known) in the baseline are not reported") }
    // Others may be gone only because they were not asked for.
    if isWhole, gone > 0 {
      remarks.append("\(gone) of the baseline are gone; --update-baseline removes them from it")
    }
  }

  /// Makes one line of all that a language lacks of a file.
  mutating func summarizeMissing() { diagnostics = diagnostics.summarizingMissing() }

  mutating func treatWarningsAsErrors() {
    for index in diagnostics.indices { diagnostics[index].severity = .error }
  }

  /// The first `count` diagnostics; the remarks say how many there are beyond.
  mutating func first(_ count: Int?) -> [Diagnostic] {
    guard let count, diagnostics.count > count else { return diagnostics }
    remarks.append("\(diagnostics.count - count) more are not shown")
    return Array(diagnostics.prefix(count))
  }

  /// For example `4 files: 1 error, 2 warnings`.
  var summary: String {
    let errors = diagnostics.count { $0.severity == .error }
    let found = [counted(errors, "error"), counted(diagnostics.count - errors, "warning")]
      .compactMap { $0 }
    return "\(counted(fileCount, "file") ?? "no files"): "
      + (found.isEmpty ? "nothing to report" : found.joined(separator: ", "))
  }

  private func counted(_ number: Int, _ noun: String) -> String? {
    number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
