import Testing

@testable import StringsTool

@Suite struct `Coverage table` {
  private let files = [
    "L/en.lproj/A.strings": "a = 1; b = 2;", "L/en.lproj/B.strings": "c = 3;",
    "L/pl.lproj/A.strings": "a = 1; b = \"\"; z = 9;", "L/zh-Hans.lproj/A.strings": "a = 1; b = 2;",
  ]

  @Test func `each language has a line, over all tables`() throws {
    try withFolder(files) { root in
      let report = Report(arguments: ["coverage", root])

      #expect(
        report.output == """
                   Language              Translated  Review  Missing  Coverage
          en       English                        3       0        0     100 %
          pl       Polish                         1       0        2      33 %
          zh-Hans  Chinese (Simplified)           2       0        1      66 %

          """)
      #expect(report.status == .success)
    }
  }

  @Test func `a language that has too little is a failure`() throws {
    try withFolder(files) { root in
      let report = Report(
        arguments: ["coverage", root, "--minimum", "50", "--format", "json"])

      #expect(report.remarks == "pl: 33 % is less than 50 %\n")
      #expect(report.status == .failure)
      #expect(report.output.contains("\"percent\": 33,"))
      #expect(Report(arguments: ["coverage", root, "--minimum", "33"]).status == .success)
      #expect(Report(arguments: ["coverage", root, "--minimum", "101"]).status == .usage)
    }
  }

  @Test func `a language that does not exist is a failure`() throws {
    try withFolder(files) { root in
      let report = Report(arguments: ["coverage", root, "--development-language", "de"])

      #expect(report.status == .failure)
      #expect(report.output == "")
      #expect(report.remarks.contains("there is no translation into de"))
    }
  }
}
