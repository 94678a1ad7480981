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
}
