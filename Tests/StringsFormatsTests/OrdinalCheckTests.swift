import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

struct OrdinalCheckTests {
  private func warnings(_ language: String, _ forms: String) throws -> [String] {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "\(language).lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = """
      "place" = { NSStringLocalizedFormatKey = "%#@n@"; n = {
        NSStringFormatSpecTypeKey = NSStringOrdinalRuleType; NSStringFormatValueTypeKey = d;
        \(forms) }; };
      """
    try Data(text.utf8).write(to: folder.appending(path: "Localizable.strings"))
    return LocalizationFolder(root).check(developmentLanguage: "en").map(\.code.rawValue)
  }

  @Test func `a place in an order needs the forms of places, not of counts`() throws {
    #expect(try warnings("pl", #"other = "%d.";"#) == [])
    #expect(
      try warnings("en", #"one = "%dst"; two = "%dnd"; few = "%drd"; other = "%dth";"#) == [])
    #expect(try warnings("en", #"one = "%dst"; other = "%dth";"#) == ["missing-plural-form"])
  }
}
