import StringsSyntax
import Testing

@testable import LocalizableStrings

@Suite struct `Numbers that a person wrote` {
  private func localizer(_ language: Language) -> Localizer { TextTable(language, "").localizer }

  @Test(arguments: CLDRLanguages.all)
  func `are read as the language formats them`(language: Language) {
    let localizer = localizer(language)
    let numbers = [0, 5, -7, 1_234, 12_345.5, -1_234_567.25, 0.5, 98_765_432_101.125]

    let read = numbers.map { localizer.number(from: localizer.number($0)) }

    #expect(read == numbers)
    #expect(localizer.number(from: "1234567") == 1_234_567)
  }

  @Test(
    arguments: [
      ("pl", "1,5", 1.5), ("pl", "1.5", nil), ("pl", "12 345,50", 12_345.5),
      ("pl", "12\u{202F}345", 12_345), ("pl", "12\u{A0}345", 12_345), ("pl", "1 234", 1_234),
      ("de", "1.5", nil), ("de", "1.500", 1_500), ("de", "1,5", 1.5), ("de", "1 500,5", 1_500.5),
      ("de", "1.500 000", nil), ("de", "1500.000", nil), ("de", "-1,5", -1.5),
      ("de-CH", "1'500.5", 1_500.5), ("de-CH", "1\u{2019}500", 1_500),
      ("en", "1,5", nil), ("en", "1,500", 1_500), ("en", "1,500.25", 1_500.25), ("en", ".5", 0.5),
      ("en", "5.", nil), ("en", "1,,500", nil), ("en", ",500", nil), ("en", "1,500,", nil),
      ("en", "007", 7), ("en", "+3", 3), ("en", "\u{2212}3", -3), ("en", "--3", nil),
      ("en", "  42\t", 42), ("en", "4 2", nil), ("en", "1 000 000", 1_000_000),
      ("hi", "12,34,567", 1_234_567), ("hi", "1,234,567", nil),
      ("en", "1e5", nil), ("en", "0x10", nil), ("en", "5 km", nil), ("en", "NaN", nil),
      ("en", "∞", nil), ("en", "", nil), ("en", " ", nil), ("en", "-", nil), ("en", ".", nil),
      ("en", "½", nil), ("en", "1.2.3", nil), ("en", "1\u{0}", nil),
      ("ar-EG", "١٬٢٣٤٫٥", 1_234.5), ("ar-EG", "1,234.5", 1_234.5), ("fa", "۱۲۳", 123),
    ] as [(Language, String, Double?)])
  func `are a number as a whole or none`(language: Language, text: String, number: Double?) {
    #expect(localizer(language).number(from: text) == number)
  }

  @Test func `keep all their digits`() {
    let polish = localizer("pl")

    #expect(
      polish.decimal(from: "-12 345 678 901 234 567 890,120")
        == .decimal("-12345678901234567890.120"))
    #expect(polish.decimal(from: "0,10") == .decimal("0.10"))
    #expect(polish.decimal(from: "000") == .decimal("0"))
  }

  @Test func `cost nothing when they are too long`() {
    let english = localizer("en")

    #expect(english.decimal(from: String(repeating: "9", count: 400)) != nil)
    #expect(english.decimal(from: String(repeating: "9", count: 401)) == nil)
    #expect(english.number(from: String(repeating: "9", count: 10_000_000)) == nil)
    #expect(english.number(from: String(repeating: " ", count: 10_000_000)) == nil)
    #expect(english.number(from: String(repeating: "1,", count: 2_000)) == nil)
  }

  @Test(arguments: ["1 1234567890", "1,1234567890", " 1 2 1234567890", "1 "])
  func `a language without groups has none`(text: String) throws {
    let syntax = try #require(NumberSyntax(NumberFormat("en", skeleton: "group-off .0")))

    #expect(syntax.number(text)?.text == (text == "1 " ? "1" : nil))
    #expect(syntax.number("11234567890.5")?.text == "11234567890.5")
  }
}
