import Testing

@testable import StringsTool

@Suite struct `Coverage table` {
  private let files = [
    "L/en.lproj/A.strings": "a = 1; b = 2;", "L/en.lproj/B.strings": "c = 3;",
    "L/pl.lproj/A.strings": "a = 1; b = \"\"; z = 9;", "L/zh-Hans.lproj/A.strings": "a = 1; b = 2;",
  ]

  @Test func `each language has a line for all tables`() throws {
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["coverage", root])

      #expect(
        result.output == """
                   Language              Translated  Review  Missing  Coverage
          en       English                        3       0        0      100%
          pl       Polish                         1       0        2       33%
          zh-Hans  Chinese (Simplified)           2       0        1       66%

          """)
      #expect(result.status == .success)
    }
  }

  @Test func `a language below the minimum is a failure`() throws {
    try withFolder(files) { root in
      let result = CommandResult(
        arguments: ["coverage", root, "--minimum", "50", "--format", "json"])

      #expect(result.errorOutput == "pl: 33% is less than 50%\n")
      #expect(result.status == .failure)
      #expect(result.output.contains("\"percent\": 33,"))
      #expect(CommandResult(arguments: ["coverage", root, "--minimum", "33"]).status == .success)
      #expect(CommandResult(arguments: ["coverage", root, "--minimum", "101"]).status == .usage)
    }
  }

  @Test func `an error in a folder is printed once, whatever number of tables it has`() throws {
    try withFolder(files.merging(["L/en copy.lproj/A.strings": ""]) { $1 }) { root in
      let line =
        "\(root)/L/en copy.lproj: error: \"en copy\" is not a language tag [unknown-language]\n"

      #expect(CommandResult(arguments: ["coverage", root]).errorOutput == line)
      let pseudo = CommandResult(arguments: ["pseudo", root, "--output", "\(root)/out"])
      #expect(pseudo.errorOutput == line)
    }
  }

  @Test func `a folder of one language counts each table once, whatever number of files it has`()
    throws
  {
    let both = ["en.lproj/A.strings", "en.lproj/A.stringsdict", "pl.lproj/A.strings"]
    let texts = ["a = \"Open\";", plural("%lld file"), "a = \"Otwórz\";"]
    try withFolder(Dictionary(zip(both, texts)) { $1 }) { root in
      let ofAll = CommandResult(arguments: ["coverage", root])

      let ofOne = CommandResult(arguments: ["coverage", "\(root)/en.lproj"])

      #expect(ofOne.output == ofAll.output)
      #expect(ofAll.output.contains("en  English            2       0        0      100%"))
    }
  }

  @Test func `a missing development language is a failure`() throws {
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["coverage", root, "--development-language", "de"])

      #expect(result.status == .failure)
      #expect(result.output == "")
      #expect(result.errorOutput.contains("there are no texts in de"))
    }
  }
}
