import ConsoleLibrary
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
  /// The files that were checked.
  private(set) var files: Set<String> = []
  /// What many languages have in the same way.
  private var shared: [SharedFinding] = []

  /// With `summarizesMissing`, one finding says what a language lacks of a file.
  init(
    paths: [String], developmentLanguage: Language?, checksConsole: Bool,
    wanted: Set<Diagnostic.Code>, summarizesMissing: Bool
  ) {
    var settings = CheckSettingsSearch()
    var places: Set<String> = []
    for path in paths {
      var search = TranslationSearch(path: path)
      diagnostics += search.errors
      search.takeEach { translations in
        // The paths on the command line may overlap.
        guard places.insert(translations.place).inserted else { return }
        remarks += translations.comparisonRemarks(developmentLanguage: developmentLanguage)
        languages.formUnion(translations.folder.languages)
        files.formUnion(translations.files)
        let severities = settings.settings(of: translations, in: path)
        var own = translations.takeDiagnostics(
          developmentLanguage: developmentLanguage, checksConsole: checksConsole,
          summarizesMissing: summarizesMissing, &shared)
        severities.apply(to: &own, wanted: wanted)
        if diagnostics.isEmpty { diagnostics = own } else { diagnostics += own }
      }
    }
    diagnostics.insert(contentsOf: settings.diagnostics, at: 0)
    // A file may also have been checked with its folder.
    if paths.count > 1 { diagnostics = diagnostics.withoutDuplicates() }
  }

  mutating func select(_ selection: CheckSelection) { selection.apply(to: &diagnostics) }

  /// Removes the findings that a baseline knows; if all were asked for, a remark says how many of them are gone.
  mutating func removeKnown(in baseline: Baseline, isWhole: Bool) {
    var baseline = baseline
    let (known, gone) = baseline.removeKnown(from: &diagnostics, of: files)
    if known > 0 { remarks.append("\(Self.counted(known)) not reported") }
    if isWhole, gone > 0 {
      remarks.append(
        "\(Self.counted(gone)) gone; --update-baseline takes \(gone == 1 ? "it" : "them") out")
    }
  }

  private static func counted(_ known: Int) -> String {
    known == 1 ? "1 known finding is" : "\(known) known findings are"
  }

  /// Whether a path, or a part of a folder, could not be read.
  var lacksFiles: Bool { diagnostics.contains { $0.code == .unreadableFile } }

  /// Makes one line of all that a language lacks of a file, and of what many languages have in the same way.
  mutating func summarize() {
    diagnostics.summarizeMissing(.console)
    SharedFinding.merge(shared, in: &diagnostics)
  }

  mutating func treatWarningsAsErrors() {
    for index in diagnostics.indices { diagnostics[index].severity = .error }
  }

  /// The first `count` findings, errors before warnings if there are more.
  func shown(_ count: Int?) -> [Diagnostic] {
    guard let count, diagnostics.count > count else { return diagnostics }
    let errors = diagnostics.lazy.filter { $0.severity == .error }.prefix(count)
    let others = diagnostics.lazy.filter { $0.severity != .error }.prefix(count - errors.count)
    return Array(errors) + others
  }

  /// The lines for standard error, if at most `count` findings are shown.
  func report(showing count: Int?) -> String {
    let hidden = diagnostics.count - min(diagnostics.count, count ?? .max)
    let limit = hidden > 0 ? ["\(hidden) more are not shown"] : []
    return (remarks + limit + [summary]).map { $0.visible + "\n" }.joined()
  }

  /// For example `4 files: 1 error, 2 warnings`.
  private var summary: String {
    let errors = diagnostics.count { $0.severity == .error }
    let found = [counted(errors, "error"), counted(diagnostics.count - errors, "warning")]
      .compactMap { $0 }
    return "\(counted(files.count, "file") ?? "no files"): "
      + (found.isEmpty ? "nothing to report" : found.joined(separator: ", "))
  }

  private func counted(_ number: Int, _ noun: String) -> String? {
    number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
