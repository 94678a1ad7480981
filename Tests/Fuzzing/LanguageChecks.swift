import LocalizableStrings
import StringsSyntax

/// Every language name is parsed or refused, and the tag of a parsed language parses again.
func checkLanguages(_ input: FuzzInput) {
  var input = input
  let name = input.text()
  if let language = Language(name) {
    precondition(Language(language.tag) == language, "a tag parses to its language")
    _ = (language.script, language.region, language.maximized, language.minimized)
    _ = language.everydayNumbers(.ordinal)
  }
  let variables = ["LANGUAGE": input.text(), "LC_ALL": input.text(), "LANG": input.text()]
  let wanted = LanguageEnvironment(variables).languages
  let localizer = Localizer(tables: [], preferring: wanted, developmentLanguage: "en") { _ in }
  precondition(localizer.language == "en", "there is always a language")
}
