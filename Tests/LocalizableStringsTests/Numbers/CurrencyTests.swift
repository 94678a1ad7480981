import Testing

@testable import LocalizableStrings

@Suite struct `Currencies` {
  private let localizer = Localizer(tables: [], preferring: ["en"], developmentLanguage: "en")

  @Test func `an exact decimal keeps all digits`() {
    #expect(
      localizer.currency(LocalizableValue.decimal("12345678901234567890.12"), code: "USD")
        == "$12,345,678,901,234,567,890.12")
    #expect(localizer.currency(LocalizableValue.decimal("0.105"), code: "USD") == "$0.10")
  }

  @Test func `numbers and other texts are shown`() {
    #expect(localizer.currency(5, code: "USD") == "$5.00")
    #expect(localizer.currency(1.5, code: "USD") == "$1.50")
    #expect(localizer.currency("many", code: "USD") == "many USD")
    #expect(localizer.currency(1_234, code: "gold") == "1,234 gold")
  }

  @Test func `an amount that was typed is exact, and a code may have small letters`() throws {
    let polish = Localizer(
      tables: [StringsTable(language: "pl", source: "")], preferring: ["pl"],
      developmentLanguage: "en")

    let amount = try #require(polish.decimal(from: "12 345 678 901 234 567,10"))

    #expect(polish.currency(amount, code: "PLN") == polish.currency(amount, code: "pln"))
    #expect(polish.currency(amount, code: "PLN").hasSuffix("567,10\u{A0}zł"))
  }
}
