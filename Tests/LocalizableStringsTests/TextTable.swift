import StringsSyntax

@testable import LocalizableStrings

/// A localizer of one language and the texts of one file.
struct TextTable {
  private let recorder = IssueRecorder()
  let localizer: Localizer

  init(_ language: Language, _ text: String, isolatesArguments: Bool = true) {
    let table = StringsTable(language: language, document: StringsDocument(text: text))
    localizer = Localizer(
      tables: [table], preferring: [language], developmentLanguage: language,
      timeZone: .utc, isolatesArguments: isolatesArguments, didFindIssue: recorder.record)
  }

  var issues: [LocalizationIssue] { recorder.issues }

  func text(_ key: String, _ arguments: any LocalizableArgument...) -> String {
    localizer.text(key, arguments)
  }
}
