import Foundation
import StringsFormats
import StringsSyntax
import Testing

@testable import StringsTool

@Suite struct `Pseudo-translation` {
  @Test(arguments: [
    ("Published", "[Þúúƀļííšĥééđ~]"), ("OK", "[ÖÖĶ]"), ("", ""), (" ", " "), ("5", "[5]"),
    ("Hm ", "[Ĥɱ~ ]"), ("漢字", "[漢字~]"), ("see https://a.b/c", "[see https://a.b/c]"),
  ])
  func `a text is accented, a third longer, and in brackets`(text: String, expected: String) {
    #expect(PseudoText().whole(text) == expected)
  }

  @Test(arguments: [
    "%@", "%1$@ of %2$d", "%#@count@ and %2$#@more@", "100%% sure %d", "50% %", "%-8.3f x %*d",
    "a\n\tb\\c\"", "% zz",
  ])
  func `placeholders and escapes stay as they are`(text: String) {
    let result = PseudoText().whole(text)

    #expect(
      Format(result).placeholders.map(\.source) == Format(text).placeholders.map(\.source))
    #expect(result.filter { "%\n\t\\\"".contains($0) } == text.filter { "%\n\t\\\"".contains($0) })
  }

  @Test func `words can run from right to left, placeholders not`() {
    #expect(
      PseudoText(isRightToLeft: true).whole("a %@")
        == "\u{200F}[\u{202E}áá \u{202C}%@]\u{200F}")
  }

  @Test func `a file gives a file, with its comments and plurals`() throws {
    let strings = "/* Says hello. */\n\"hi\" = \"Hi \\\"%@\\\"\";"
    let plural =
      "n = { NSStringLocalizedFormatKey = \"%#@n@ x\"; n = { NSStringFormatSpecTypeKey = "
      + "NSStringPluralRuleType; NSStringFormatValueTypeKey = d; one = a; other = \"%d b\"; }; };"
    try withFolder(["x.strings": strings, "x.stringsdict": plural]) { root in
      let plain = Report(arguments: ["pseudo", "\(root)/x.strings"])
      #expect(plain.output == "/* Says hello. */\n\"hi\" = \"[Ĥíí \\\"%@\\\"]\";\n")

      let forms = Report(arguments: ["pseudo", "\(root)/x.stringsdict"])
      let file = TranslationFile(bytes: Array(forms.output.utf8), file: "x")
      #expect(file.diagnostics == [])
      let value = try #require(file.values["n"])
      #expect(value["NSStringLocalizedFormatKey"] == .string("[%#@n@ ẋ~]"))
      #expect(value["n"]?["NSStringFormatValueTypeKey"] == .string("d"))
      #expect(value["n"]?["one"] == .string("áá"))
      #expect(value["n"]?["other"] == .string("%d ƀ~"))
    }
  }

  @Test func `a folder gives a folder that can be used and checked`() throws {
    let own = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Localizations").standardizedFileURL.path
    try withFolder([:]) { root in
      let report = Report(arguments: ["pseudo", own, "--output", "\(root)/out"])
      #expect(
        report.output == """
          \(root)/out/en-XA.lproj/Localizable.strings
          \(root)/out/en-XA.lproj/Localizable.stringsdict

          """)
      try FileManager.default.copyItem(
        atPath: "\(own)/en.lproj", toPath: "\(root)/out/en.lproj")

      let check = Report(arguments: ["check", "\(root)/out", "--warnings-as-errors"])
      #expect(check.output == "")
      let coverage = Report(arguments: ["coverage", "\(root)/out", "--minimum", "100"])
      #expect(coverage.status == .success)
      #expect(Report(arguments: ["pseudo", own]).status == .usage)
    }
  }

  @Test func `what cannot be written is an error`() throws {
    try withFolder(["x.strings": "a = b;"]) { root in
      let report = Report(
        arguments: ["pseudo", "\(root)/x.strings", "--output", "\(root)/x.strings/y.strings"])

      #expect(report.status == .failure)
      #expect(report.remarks.contains("y.strings: error: cannot be written: "))
    }
  }
}
