import Foundation
import TestCases
import Testing

@testable import StringsTool

/// The command that `check` prints for a translation of an older source text.
@Suite(.ownThread) struct `The command that accepts a translation` {
  @Test(arguments: [
    "open", "open file", "it's", "-x", "a\\nb", "a\\\\b\\t'c'", "100 %", "$HOME", "żółw",
  ])
  func `can be pasted into a shell`(key: String) throws {
    try withFolder([
      "My texts/en.lproj/L.strings": "\"\(key)\" = \"Open\";\n",
      "My texts/pl.lproj/L.strings": "\"\(key)\" = \"Otwórz\";\n",
    ]) { root in
      // Given a changed source text
      _ = try Program.shell("$0 sync 'My texts'", in: root)
      try Data("\"\(key)\" = \"Open it\";\n".utf8).write(
        to: URL(filePath: "\(root)/My texts/en.lproj/L.strings"))
      let found = try Program.shell("$0 check 'My texts'", in: root).output
      let command = try #require(found.firstRange(of: "sternik-strings "))
      let end = try #require(found.firstRange(of: " [source-changed]"))

      // When what is printed is run
      let line = found[command.upperBound..<end.lowerBound]
      let run = try Program.shell("exec /bin/bash -c '\"$0\" '\"$LINE\" $0", in: root, line: line)

      // Then
      #expect(run.status == 0, "\(line): \(run.error)")
      #expect(line.hasSuffix(" --language pl"))
      #expect(try Program.shell("$0 check 'My texts'", in: root).output == "")
    }
  }

  @Test func `names the development language of the check`() throws {
    try withFolder(["de.lproj/L.strings": "a = Datei;\n", "pl.lproj/L.strings": "a = Plik;\n"]) {
      root in
      let sync = ["sync", root, "--development-language", "de"]
      _ = CommandResult(arguments: sync)
      try Data("a = Akte;\n".utf8).write(to: URL(filePath: "\(root)/de.lproj/L.strings"))

      let result = CommandResult(arguments: ["check", root, "--development-language", "de"])

      let command =
        "sternik-strings sync \(root) --accept=a --language pl --development-language de"
      #expect(result.output.contains(command))
    }
  }
}
