import Sternik

/// Looking texts up by random keys, and putting numbers into them.
@MainActor
func measureLookup() {
  let texts = table("pl", SampleTexts.polish)
  let rest = table("en", SampleTexts.english)
  Localizer.setDefault(
    Localizer(tables: [texts, rest, plurals], preferring: ["pl", "en"], developmentLanguage: "en"))
  var random = SeededGenerator(seed: 3)
  let keys = SampleTexts.polish.keys.shuffled(using: &random)
  let dictionary = Dictionary(uniqueKeysWithValues: keys.map { ($0, $0.localize) })
  let missing = keys.map { $0 + "?" }

  let timer = Timer(group: "lookup")
  timer.measure("\"key\".localize", operations: keys.count) {
    keep(keys.reduce(0) { $0 &+ $1.localize.utf8.count })
  }
  timer.measure("Dictionary", operations: keys.count) {
    keep(keys.reduce(0) { $0 &+ (dictionary[$1] ?? $1).utf8.count })
  }
  timer.measure("a key that no language has", operations: keys.count) {
    keep(missing.reduce(0) { $0 &+ $1.localize.utf8.count })
  }
  let numbers = keys.indices.map { $0 * 37 % 10_000 }
  timer.measure("\"articles.count\".localize(n)", operations: numbers.count) {
    keep(numbers.reduce(0) { $0 &+ "articles.count".localize($1).utf8.count })
  }
  timer.measure("a plural rule written by hand", operations: numbers.count) {
    keep(numbers.reduce(0) { $0 &+ articles($1).utf8.count })
  }
}

private func table(_ language: Language, _ sample: SampleTexts) -> StringsTable {
  StringsTable(language: language, document: StringsDocument(text: sample.text))
}

private let plurals = StringsTable(
  language: "pl",
  document: StringsDocument(
    text: """
      "articles.count" = {
        NSStringLocalizedFormatKey = "%#@articles@";
        articles = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType;
          NSStringFormatValueTypeKey = d;
          one = "%d artykuł";
          few = "%d artykuły";
          many = "%d artykułów";
          other = "%d artykułu";
        };
      };
      """))

/// What a programmer would write for Polish alone, without groups of digits.
@inline(never)
private func articles(_ number: Int) -> String {
  if number == 1 { return "\(number) artykuł" }
  let isTeen = (12...14).contains(number % 100)
  if !isTeen, (2...4).contains(number % 10) { return "\(number) artykuły" }
  return "\(number) artykułów"
}
