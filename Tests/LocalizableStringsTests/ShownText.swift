import StringsSyntax

@testable import LocalizableStrings

/// The text of a value with arguments, and the issues that the last of several lookups and those before it found.
func show(
  _ value: PropertyListValue, _ arguments: [any LocalizableArgument], _ language: Language,
  times: Int = 1
) -> (shown: String, issues: [LocalizationIssue.Kind]) {
  let issues = IssueRecorder()
  let table = StringsTable(
    language: language, pairs: [PropertyListPair(key: "key", value: value)])
  let localizer = Localizer(
    tables: [table], preferring: [language], developmentLanguage: "en",
    didFindIssue: issues.record)
  for _ in 1..<times { _ = localizer.text("key", arguments) }
  let shown = localizer.text("key", arguments)
  return (shown, issues.issues.map(\.kind))
}
