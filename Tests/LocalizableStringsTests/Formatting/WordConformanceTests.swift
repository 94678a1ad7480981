import Testing

@testable import LocalizableStrings

@Suite(.enabled(if: Conformance.hasExpectedICU, "\(Conformance.reason)"))
struct WordConformanceTests {
  @Test func `lists of items`() {
    let letters = ["A", "B", "C", "D", "E"]
    let differences = Conformance.differences("list") { test, input in
      guard let count = Int(input), let kind = kind(test.input["type"]) else { return nil }
      return test.localizer.list(
        Array(letters.prefix(count)), kind, width: width(test.input["width"]))
    }

    #expect(differences == [])
  }

  @Test func `the word that joins a list follows the word after it`() {
    for test in Conformance.cases("list_special") {
      let kind = kind(test.input["type"]) ?? .and
      let items = test.input["items"]?.strings ?? []
      #expect(test.localizer.list(items, kind) == test.expect.string)
    }
  }

  @Test func `names of languages for readers of German`() {
    let differences = Conformance.differences("display_name") { test, input in
      Language(input).map(test.localizer.name)
    }

    #expect(differences == [])
  }

  @Test func `names of languages in themselves`() {
    let differences = Conformance.differences("autonym") { _, input in
      Language(input)?.autonym
    }

    #expect(differences == [])
  }

  @Test func `the order of words`() {
    for test in Conformance.cases("collation") {
      let items = test.input["items"]?.strings ?? []
      let sorted = items.sorted(by: test.localizer.isOrdered(_:before:))
      #expect(sorted == test.expect.strings, "\(test.locale)")
    }
  }

  private func kind(_ value: JSON?) -> ListType? {
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
}
