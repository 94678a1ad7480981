import LocalizableStrings

/// Every name of a language is understood or refused, and a tag that was made is understood again.
func checkLanguages(_ input: FuzzInput) {
  var input = input
  let name = input.text()
  if let language = Language(name) {
    precondition(Language(language.tag) == language, "a tag is the name of its language")
    _ = (language.script, language.region, language.maximized, language.minimized)
    _ = language.everydayNumbers(.ordinal)
  }
  let variables = ["LANGUAGE": input.text(), "LC_ALL": input.text(), "LANG": input.text()]
  let wanted = LanguageEnvironment(variables).languages
  let localizer = Localizer(tables: [], preferring: wanted, developmentLanguage: "en") { _ in }
  precondition(localizer.language == "en", "there is always a language")
}
