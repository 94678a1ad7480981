import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The check of everything that was named on the command line.
struct CheckRun {
  /// Each once, path by path and file by file.
  private(set) var diagnostics: [Diagnostic] = []
  /// What else the caller should know.
  private(set) var remarks: [String] = []
  private var fileCount = 0

  init(paths: [String], developmentLanguage: Language?) {
    var seen: Set<Diagnostic> = []
    for path in paths {
      let sets = TranslationSets(path: path)
      let found =
        sets.problems
        + sets.sets.flatMap { $0.diagnostics(developmentLanguage: developmentLanguage) }
      fileCount += sets.sets.reduce(0) { $0 + $1.fileCount }
      remarks += sets.sets.compactMap { $0.comparisonRemark(developmentLanguage) }
      diagnostics += found.filter { seen.insert($0).inserted }
    }
  }

  mutating func takeWarningsForErrors() {
    for index in diagnostics.indices { diagnostics[index].severity = .error }
  }

  var errorCount: Int { diagnostics.count { $0.severity == .error } }

  /// As `4 files: 1 error, 2 warnings`.
  var summary: String {
    let warnings = diagnostics.count - errorCount
    let found = [counted(errorCount, "error"), counted(warnings, "warning")].compactMap { $0 }
    return "\(counted(fileCount, "file") ?? "no file"): "
      + (found.isEmpty ? "nothing to report" : found.joined(separator: ", "))
  }

  private func counted(_ number: Int, _ noun: String) -> String? {
    number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
