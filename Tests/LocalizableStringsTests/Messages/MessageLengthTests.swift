import StringsSyntax
import Testing

@testable import LocalizableStrings

/// Short parts of a message are copied sixteen bytes at a time.
@Suite struct MessageLengthTests {
  @Test(arguments: [0, 1, 8, 15, 16, 17, 31, 32, 33, 480, 495, 496, 497, 511, 512, 513, 600])
  func `the parts of a message are written completely, whatever their lengths`(length: Int) {
    for other in 0..<36 {
      let (before, after) = (String(repeating: "b", count: length), String("żółć😀".prefix(other)))
      let rest = String(repeating: "a", count: other)
      let texts = TextTable("pl", "k = \"\(before)%d\(after)%d\(rest)\";")

      let text = texts.text("k", 12_345, other)

      #expect(text == "\(before)12\u{A0}345\(after)\(other)\(rest)")
      #expect(texts.issues == [])
    }
  }

  @Test func `a plural alone and one inside a text have the same form`() {
    let variable = """
      n = {
        NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
        zero = "żaden"; one = "%d plik"; few = "%d pliki"; many = "%d plików"; other = "%d pliku";
      };
      """
    let texts = TextTable(
      "pl",
      """
      alone = { NSStringLocalizedFormatKey = "%#@n@"; \(variable) };
      inside = { NSStringLocalizedFormatKey = "<%#@n@>"; \(variable) };
      """)

    for number in [0, 1, 2, 5, 12, 22, 112, 999, 1_000, 1_001, 1_002, 999_999, 1_000_000] {
      #expect("<\(texts.text("alone", number))>" == texts.text("inside", number))
    }
    for number in [0.0, 1, 1.5, -2] {
      #expect("<\(texts.text("alone", number))>" == texts.text("inside", number))
    }
    #expect("<\(texts.text("alone", "five"))>" == texts.text("inside", "five"))
    #expect(texts.text("alone", 0) == "żaden")
    #expect(texts.text("alone", 3) == "3 pliki")
  }
}
