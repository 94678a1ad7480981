import Foundation
import StringsFormats
import StringsSyntax
import TestCases
import Testing

@testable import StringsTool

@Suite(.ownThread) struct `Pseudo-translation` {
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

  @Test(arguments: [
    ("Hi {name}", "[Ĥíí {name}]"), ("${count} left", "[${count} ļééƒţ]"),
    ("<b>Bold</b> a < b", "[<b>Ɓóóļđ</b> áá < ƀ]"),
    ("<a href=\"%@\">Go</a>", "[<a href=\"%@\">Ĝóó</a>]"), ("A&nbsp;B &amp", "[ÅÅ&nbsp;Ɓ &ááɱþ]"),
    ("{n, plural, one {# day} other {# days}}", "[{n, plural, one {# day} other {# days}}]"),
    ("%{name} {", "[%{name} {]"), ("$(NAME)", "[$(NAME)]"),
  ])
  func `what a program or a browser reads stays as it is`(text: String, expected: String) {
    #expect(PseudoText().whole(text).filter { $0 != "~" } == expected)
  }

  @Test func `modules with tables of the same name get folders of their own`() throws {
    try withFolder([
      "in/A/en.lproj/L.strings": "a = A;", "in/B/C/en.lproj/L.strings": "a = B;",
    ]) { root in
      let result = CommandResult(arguments: ["pseudo", "\(root)/in", "--output", "\(root)/out"])
      #expect(
        result.output == """
          \(root)/out/A/en-XA.lproj/L.strings
          \(root)/out/B/C/en-XA.lproj/L.strings

          """)
      #expect(result.status == .success)
    }
  }

  @Test func `a dry run prints the difference and writes nothing`() throws {
    try withFolder(["en.lproj/L.strings": "a = A;"]) { root in
      let result = CommandResult(arguments: [
        "pseudo", root, "--output", "\(root)/out", "--dry-run",
      ])

      #expect(
        result.output.hasPrefix("--- /dev/null\n+++ \(root)/out/en-XA.lproj/L.strings\n@@ "))
      #expect(!FileManager.default.fileExists(atPath: "\(root)/out"))
    }
  }

  @Test func `words can run from right to left`() {
    #expect(
      PseudoText(isRightToLeft: true).whole("a %@")
        == "\u{200F}[\u{202E}áá \u{202C}%@]\u{200F}")
  }

  @Test func `a file becomes a file, with its comments and plurals`() throws {
    let strings = "/* Says hello. */\n\"hi\" = \"Hi \\\"%@\\\"\";"
    let plural =
      "n = { NSStringLocalizedFormatKey = \"%#@n@ x\"; n = { NSStringFormatSpecTypeKey = "
      + "NSStringPluralRuleType; NSStringFormatValueTypeKey = d; one = a; other = \"%d b\"; }; };"
    try withFolder(["x.strings": strings, "x.stringsdict": plural]) { root in
      let plain = CommandResult(arguments: ["pseudo", "\(root)/x.strings"])
      #expect(plain.output == "/* Says hello. */\n\"hi\" = \"[Ĥíí \\\"%@\\\"]\";\n")

      let forms = CommandResult(arguments: ["pseudo", "\(root)/x.stringsdict"])
      let file = TranslationFile(bytes: Array(forms.output.utf8), name: "x")
      #expect(file.diagnostics == [])
      let value = try #require(file.values["n"])
      #expect(value["NSStringLocalizedFormatKey"] == .string("[%#@n@ ẋ~]"))
      #expect(value["n"]?["NSStringFormatValueTypeKey"] == .string("d"))
      #expect(value["n"]?["one"] == .string("áá"))
      #expect(value["n"]?["other"] == .string("%d ƀ~"))
    }
  }

  @Test func `a folder becomes a folder without diagnostics`() throws {
    let own = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Localizations").standardizedFileURL.path
    try withFolder([:]) { root in
      let result = CommandResult(arguments: ["pseudo", own, "--output", "\(root)/out"])
      #expect(
        result.output == """
          \(root)/out/en-XA.lproj/Localizable.strings
          \(root)/out/en-XA.lproj/Localizable.stringsdict

          """)
      try FileManager.default.copyItem(
        atPath: "\(own)/en.lproj", toPath: "\(root)/out/en.lproj")

      let check = CommandResult(arguments: ["check", "\(root)/out", "--warnings-as-errors"])
      #expect(check.output == "")
      let coverage = CommandResult(arguments: ["coverage", "\(root)/out", "--minimum", "100"])
      #expect(coverage.status == .success)
      #expect(CommandResult(arguments: ["pseudo", own]).status == .usage)
    }
  }

  @Test func `an unwritable path is an error`() throws {
    try withFolder(["x.strings": "a = b;"]) { root in
      let result = CommandResult(
        arguments: ["pseudo", "\(root)/x.strings", "--output", "\(root)/x.strings/y.strings"])

      #expect(result.status == .unusable)
      #expect(result.errorOutput.contains("y.strings: error: cannot be written: "))
    }
  }
}
