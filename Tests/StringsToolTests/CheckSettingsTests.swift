import Testing

@testable import StringsTool

@Suite struct `Severities of checks` {
  private let files = [
    "App/L/en.lproj/L.strings": "a = \"Yes.\";\nb = \"%d\";",
    "App/L/pl.lproj/L.strings": "a = Tak;\nb = \"%s\";",
  ]

  private func check(
    _ settings: [String: String], _ path: String = "", _ body: (CommandResult) -> Void
  ) throws {
    try withFolder(files.merging(settings) { first, _ in first }) { root in
      body(CommandResult(arguments: ["check", "\(root)/\(path)"]))
    }
  }

  @Test func `a file beside the translations changes them`() throws {
    let text = "end-punctuation = error;\n\"placeholder-mismatch\" = \"warning\";"
    try check(["App/L/Checks.strings": text], "App/L") { result in
      #expect(result.errorOutput == "2 files: 1 error, 1 warning\n")
      #expect(result.output.contains("error: end this text with a full stop"))
    }
  }

  @Test func `a check can be off, and the last one that failed no longer does`() throws {
    try check(["App/L/Checks.strings": "placeholder-mismatch = off;"], "App/L") { result in
      #expect(result.status == .success)
      #expect(!result.output.contains("placeholder-mismatch"))
    }
  }

  @Test func `a nearer file changes what those above it set`() throws {
    let files = [
      "Checks.strings": "placeholder-mismatch = off; end-punctuation = error;",
      "App/L/Checks.strings": "end-punctuation = off;",
    ]
    try check(files) { #expect($0.errorOutput == "2 files: nothing to report\n") }
  }

  @Test func `the nearest file counts, up to the folder on the command line`() throws {
    let files = [
      "Checks.strings": "placeholder-mismatch = off;",
      "App/Checks.strings": "placeholder-mismatch = warning;",
    ]
    try check(files, "") { #expect($0.errorOutput == "2 files: 2 warnings\n") }
    try check(files, "App") { #expect($0.errorOutput == "2 files: 2 warnings\n") }
    try check(files, "App/L") { #expect($0.errorOutput == "2 files: 1 error, 1 warning\n") }
  }

  @Test func `a check or severity that does not exist is an error with its place`() throws {
    try check(["App/L/Checks.strings": "\nend-punctation = off;\nedge-space = loud;\nx"], "App/L") {
      result in
      #expect(result.status == .failure)
      #expect(
        result.output.contains(
          "/App/L/Checks.strings:2:1: error: no check is named 'end-punctation'; did you mean "
            + "'end-punctuation'? [unknown-setting]"))
      #expect(
        result.output.contains(
          ":3:14: error: the severity of a check is one of error, warning, off [unknown-setting]"))
      #expect(result.output.contains("Checks.strings:4:2: error: expected"))
    }
  }

  @Test func `a file that cannot be read stays an error`() throws {
    try check(["App/L/Checks.strings": "unreadable-file = off;"], "App/L") { result in
      #expect(
        result.output.contains(
          "Checks.strings:1:1: error: 'unreadable-file' is always an error [unknown-setting]"))
    }
  }
}
