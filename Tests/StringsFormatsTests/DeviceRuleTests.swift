import LocalizableStrings
import StringsFormats
import Testing

@Suite struct `Device and width rules` {
  private func text(_ rule: String, _ argument: Int = 2) -> String {
    let file = TranslationFile(bytes: Array("a = \(rule);".utf8), file: "x")
    let table = Translation(language: "en", files: [file]).table
    let localizer = Localizer(tables: [table], preferring: ["en"], developmentLanguage: "en")
    return localizer.text("a", [argument])
  }

  @Test func `other devices count before a Mac, and a Mac before the rest`() {
    #expect(
      text("{ NSStringDeviceSpecificRuleType = { mac = Click; iphone = Tap; other = Press; }; }")
        == "Press")
    #expect(text("{ NSStringDeviceSpecificRuleType = { mac = Click; iphone = Tap; }; }") == "Click")
    #expect(
      text("{ NSStringDeviceSpecificRuleType = { iphone = Tap; appletv = Hold; }; }") == "Hold")
  }

  @Test func `a device may have a plural, and a text placeholders`() {
    let plural =
      "{ NSStringLocalizedFormatKey = \"%#@n@\"; n = { NSStringFormatSpecTypeKey = "
      + "NSStringPluralRuleType; NSStringFormatValueTypeKey = d; one = x; other = \"%d y\"; }; }"

    #expect(text("{ NSStringDeviceSpecificRuleType = { other = \(plural); }; }") == "2 y")
    #expect(text("{ NSStringDeviceSpecificRuleType = { other = \"%d z\"; }; }") == "2 z")
  }

  @Test func `of several widths the widest counts`() {
    #expect(text("{ NSStringVariableWidthRuleType = { 5 = S; 100 = Large; 20 = M; }; }") == "Large")
  }

  @Test func `such a value is no odd one, and each variant of it is checked`() {
    let folder = TextFolder([
      ("en", "a = { NSStringDeviceSpecificRuleType = { mac = \"%d\"; other = \"%d.\"; }; };"),
      ("pl", "a = { NSStringDeviceSpecificRuleType = { mac = \"%s\"; other = \"%d.\"; }; };"),
    ])

    #expect(folder.lines == ["pl:1:1: error placeholder-mismatch"])
  }

  @Test func `rules in rules end somewhere`() {
    let open = String(repeating: "{ NSStringDeviceSpecificRuleType = { other = ", count: 30)

    #expect(text("\(open) x \(String(repeating: "; }; }", count: 30))") == "a")
  }
}
