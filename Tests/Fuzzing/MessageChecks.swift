import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Every file of any format can be parsed, checked and formatted with arguments.
func checkTranslationFile(_ input: FuzzInput) {
  let file = TranslationFile(bytes: Array(input.rest), name: "input")
  let translation = Translation(language: "pl", files: [file])
  let keys = translation.pairs.map(\.key)
  precondition(Set(keys).count == keys.count, "each key exists once")
  _ = TranslationTable(translations: [translation, translation]).check(
    developmentLanguage: "pl")
  let localizer = Localizer(
    tables: [translation.stringsTable], preferring: ["pl"], developmentLanguage: "pl"
  ) { _ in }
  for key in keys {
    precondition(localizer.has(key), "a table has the keys of its file")
    _ = localizer.text(key)
    _ = localizer.text(key, [2, "two", 2.5])
  }
}

/// Every text can be formatted, whatever its placeholders and arguments are.
func checkFormat(_ input: FuzzInput) {
  var input = input
  let language = ["en", "pl", "ar", "hi", "und"].compactMap(Language.init)[input.number(below: 5)]
  let arguments = (0..<input.number(below: 4)).map { _ in input.argument() }
  let text = String(decoding: input.rest, as: UTF8.self)
  let format = Format(text)
  precondition(format.source == text)
  let pair = PropertyListPair(key: "key", value: .string(text))
  let localizer = Localizer(
    tables: [StringsTable(language: language, pairs: [pair])], preferring: [language],
    developmentLanguage: language
  ) { _ in }
  precondition(localizer.text("key") == text, "without arguments a text is as written")
  let shown = localizer.text("key", arguments)
  precondition(text.contains("%") || shown == text, "a text without placeholders is as written")
}

extension FuzzInput {
  fileprivate mutating func argument() -> any LocalizableArgument {
    switch number(below: 4) {
    case 0: Int64(bitPattern: word())
    case 1: word()
    case 2: Double(bitPattern: word())
    default: text()
    }
  }
}
