import Testing

@testable import LocalizableStrings

@Suite(.enabled(if: Conformance.hasExpectedICU, "\(Conformance.reason)"))
struct WordConformanceTests {
  @Test func `lists have ICU's format`() {
    let letters = ["A", "B", "C", "D", "E"]
    let differences = Conformance.differences("list") { test, input in
      guard let count = Int(input), let type = type(test.input["type"]) else { return nil }
      let list = test.localizer.list(
        Array(letters.prefix(count)), type: type, width: width(test.input["width"]))
      // The letters are isolated in a language that is written from right to left.
      return list.replacing("\u{2068}", with: "").replacing("\u{2069}", with: "")
    }

    #expect(differences == [])
  }

  @Test func `the conjunction of a list depends on the word after it`() {
    for test in Conformance.cases("list_special") {
      let type = type(test.input["type"]) ?? .and
      let items = test.input["items"]?.strings ?? []
      #expect(test.localizer.list(items, type: type) == test.expect.string)
    }
  }

  @Test func `names of languages in German are CLDR's`() {
    let differences = Conformance.differences("display_name") { test, input in
      Language(input).map(test.localizer.name)
    }

    #expect(differences == [])
  }

  @Test func `names of languages in themselves are CLDR's`() {
    let differences = Conformance.differences("autonym") { _, input in
      Language(input)?.autonym
    }

    #expect(differences == [])
  }

  @Test func `texts sort in ICU's order`() {
    for test in Conformance.cases("collation") {
      let items = test.input["items"]?.strings ?? []
      let sorted = items.sorted(by: test.localizer.isOrdered(_:before:))
      #expect(sorted == test.expect.strings, "\(test.locale)")
    }
  }

  private func type(_ value: JSON?) -> ListType? {
    switch value?.string {
    case "and": .and
    case "or": .or
    case "unit": .units
    default: nil
    }
  }

  private func width(_ value: JSON?) -> FormatWidth {
    FormatWidth.allCases.first { "\($0)" == value?.string } ?? .wide
  }

  @Test
  func `an item of the other direction decides neither that of the list nor of its neighbours`() {
    let english = Localizer(tables: [], preferring: [], developmentLanguage: "en")

    #expect(english.list(["Ala", "Jan"]) == "Ala and Jan")
    #expect(english.list(["אבי", "Ola"]) == "\u{2068}אבי\u{2069} and Ola")
    #expect(english.list(["evil\u{202E}", "Ola"]) == "\u{2068}evil\u{202E}\u{2069} and Ola")
  }
}
