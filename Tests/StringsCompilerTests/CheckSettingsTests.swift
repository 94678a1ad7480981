import ConsoleTesting
import Foundation
import StringsSyntax
import Testing

@testable import StringsCompiler

@Suite struct `Severities of checks in a build` {
  @Test func `come from a file beside the translations`() throws {
    let folder = TemporaryFolder([
      "en.lproj/L.strings": "a = \"Yes.\";\nb = \"%d\";",
      "pl.lproj/L.strings": "a = Tak;\nb = \"%s\";",
      "Checks.strings":
        "placeholder-mismatch = warning;\nend-punctuation = off;\nedge-space = loud;",
    ])

    let diagnostics = TargetTranslations(folder.url).diagnostics

    #expect(
      diagnostics.map { "\($0.severity) \($0.code)" } == [
        "error unknown-setting", "warning placeholder-mismatch",
      ])
  }

  @Test(arguments: [
    ("", ["warning unnamed-argument"]), ("unnamed-argument = error;", ["error unnamed-argument"]),
    ("unnamed-argument = off;", []),
  ])
  func `hold for arguments without names, which are a warning without the file`(
    settings: String, expected: [String]
  ) throws {
    let folder = TemporaryFolder([
      "en.lproj/L.strings":
        "/* sternik-strings: ignore unnamed-argument */\na = \"%@ %@\";\n\nb = \"%@ %@\";",
      "Checks.strings": settings,
    ])

    let diagnostics = TargetTranslations(folder.url).generated.diagnostics

    #expect(diagnostics.map { "\($0.severity) \($0.code)" } == expected)
  }
}
