import LocalizableStrings
import StringsFormats
import Testing

@Suite struct `Device and width rules` {
  private func text(_ rule: String, _ argument: Int = 2) -> String {
    let file = TranslationFile(bytes: Array("a = \(rule);".utf8), name: "x")
    let table = Translation(language: "en", files: [file]).stringsTable
    let localizer = Localizer(tables: [table], preferring: ["en"], developmentLanguage: "en")
    return localizer.text("a", [argument])
  }

  @Test func `the form for other devices is preferred, then that for a Mac`() {
    #expect(
      text("{ NSStringDeviceSpecificRuleType = { mac = Click; iphone = Tap; other = Press; }; }")
        == "Press")
    #expect(text("{ NSStringDeviceSpecificRuleType = { mac = Click; iphone = Tap; }; }") == "Click")
    #expect(
      text("{ NSStringDeviceSpecificRuleType = { iphone = Tap; appletv = Hold; }; }") == "Hold")
  }

  @Test func `a device form may be a plural or have placeholders`() {
    let plural =
      "{ NSStringLocalizedFormatKey = \"%#@n@\"; n = { NSStringFormatSpecTypeKey = "
      + "NSStringPluralRuleType; NSStringFormatValueTypeKey = d; one = x; other = \"%d y\"; }; }"

    #expect(text("{ NSStringDeviceSpecificRuleType = { other = \(plural); }; }") == "2 y")
    #expect(text("{ NSStringDeviceSpecificRuleType = { other = \"%d z\"; }; }") == "2 z")
  }

  @Test func `the widest form is used`() {
    #expect(text("{ NSStringVariableWidthRuleType = { 5 = S; 100 = Large; 20 = M; }; }") == "Large")
  }

  @Test func `device rules are not reported as unusual values, and each form is checked`() {
    let table = SampleTable([
      ("en", "a = { NSStringDeviceSpecificRuleType = { mac = \"%d\"; other = \"%d.\"; }; };"),
      ("pl", "a = { NSStringDeviceSpecificRuleType = { mac = \"%s\"; other = \"%d.\"; }; };"),
    ])

    #expect(table.lines == ["pl:1:1: error placeholder-mismatch"])
  }

  @Test func `deeply nested rules are not followed`() {
    let open = String(repeating: "{ NSStringDeviceSpecificRuleType = { other = ", count: 30)

    #expect(text("\(open) x \(String(repeating: "; }; }", count: 30))") == "a")
  }
}
