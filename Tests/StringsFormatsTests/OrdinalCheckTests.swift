import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

@Suite struct `Ordinal forms` {
  private func warnings(_ language: String, _ forms: String) throws -> [String] {
    let text = """
      "place" = { NSStringLocalizedFormatKey = "%#@n@"; n = {
        NSStringFormatSpecTypeKey = NSStringOrdinalRuleType; NSStringFormatValueTypeKey = d;
        \(forms) }; };
      """
    var codes: [String] = []
    try withFolder(["\(language).lproj/Localizable.strings": text]) { _, table in
      codes = table.check(developmentLanguage: "en").map(\.code.rawValue)
    }
    return codes
  }

  @Test func `an ordinal needs ordinal forms, not cardinal ones`() throws {
    #expect(try warnings("pl", #"other = "%d.";"#) == [])
    #expect(
      try warnings("en", #"one = "%dst"; two = "%dnd"; few = "%drd"; other = "%dth";"#) == [])
    #expect(try warnings("en", #"one = "%dst"; other = "%dth";"#) == ["missing-plural-form"])
  }
}
