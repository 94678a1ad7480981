import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The check of all paths on the command line.
struct CheckRun {
  /// Each once, path by path and file by file.
  private(set) var diagnostics: [Diagnostic] = []
  /// The lines about what could not be checked.
  let remarks: [String]
  private let fileCount: Int

  init(paths: [String], developmentLanguage: Language?, checksConsole: Bool) {
    let searches = paths.map(TranslationSearch.init)
    let found = searches.flatMap { $0.found + $0.strayFiles }
    diagnostics =
      searches.flatMap { search in
        search.errors
          + (search.found + search.strayFiles).flatMap {
            $0.diagnostics(developmentLanguage: developmentLanguage, checksConsole: checksConsole)
          }
      }.withoutDuplicates()
    remarks = found.flatMap { $0.comparisonRemarks(developmentLanguage: developmentLanguage) }
    fileCount = found.reduce(0) { $0 + $1.fileCount }
  }

  mutating func treatWarningsAsErrors() {
    for index in diagnostics.indices { diagnostics[index].severity = .error }
  }

  var errorCount: Int { diagnostics.count { $0.severity == .error } }

  /// For example `4 files: 1 error, 2 warnings`.
  var summary: String {
    let warnings = diagnostics.count - errorCount
    let found = [counted(errorCount, "error"), counted(warnings, "warning")].compactMap { $0 }
    return "\(counted(fileCount, "file") ?? "no files"): "
      + (found.isEmpty ? "nothing to report" : found.joined(separator: ", "))
  }

  private func counted(_ number: Int, _ noun: String) -> String? {
    number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
