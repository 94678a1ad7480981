import Foundation
import Testing

@testable import StringsTool

/// What `import` says once about many texts.
@Suite struct `An import of many texts` {
  private static let files = [
    "en.lproj/L.strings": "a = \"A\";\nb = \"B\";\nc = \"C\";\n",
    "en.lproj/M.strings": "a = \"M\";\nm = \"M\";\n",
    "pl.lproj/M.strings": "",
  ]
  private static let csv = """
    key,source,translation,file
    a,A,Aa,en.lproj/L.strings
    b,B,Be,en.lproj/L.strings
    c,C,Ce,en.lproj/L.strings
    m,M,Em,en.lproj/M.strings
    gone,G,Gie,en.lproj/M.strings

    """

  private func imported(
    _ files: [String: String], into language: String = "pl", _ csv: String = csv,
    _ body: (CommandResult, String) throws -> Void
  ) throws {
    let files = Self.files.merging(files) { $1 }.merging(["a.csv": csv]) { $1 }
    try withFolder(files) { root in
      let result = CommandResult(arguments: [
        "import", "\(root)/a.csv", root, "--language", language,
      ])
      try body(result, root)
    }
  }

  @Test(arguments: [
    ("pl.lproj/L.strings", "a = \"Aa\nb = B;\n", "1:5"), ("en.lproj/L.strings", "a = ;\n", "1:5"),
  ])
  func `names a file with a syntax error, and takes over the other tables`(
    file: String, text broken: String, place: String
  ) throws {
    try imported([file: broken]) { result, root in
      let lines = result.errorOutput.split(separator: "\n")
      #expect(lines.count == 3, "\(result.errorOutput)")
      #expect(lines.first?.hasPrefix("\(root)/\(file):\(place): error: ") == true)
      #expect(
        lines.dropFirst().first
          == "\(root)/a.csv:6:1: error: not imported: there is no key \"gone\" [not-imported]")
      #expect(lines.last == "\(root)/a.csv: 3 texts not imported because of these errors")
      #expect(result.status == .failure)
      let polish = try text("\(root)/pl.lproj/M.strings")
      #expect(polish.contains("Em"))
    }
  }

  @Test func `is not stopped by an error in another language`() throws {
    try imported(["de.lproj/L.strings": "a = ;\n", "pl.lproj/L.strings": ""]) { result, root in
      #expect(result.errorOutput.split(separator: "\n").count == 1)
      let polish = try text("\(root)/pl.lproj/L.strings")
      #expect(polish.contains("Aa"))
    }
  }

  @Test func `takes no text of a table with errors for one of another table`() throws {
    try imported(["pl.lproj/L.strings": "a = ;\n"], "key,source,translation\na,A,Aa\n") {
      result, root in
      #expect(result.errorOutput.contains("1 text not imported because of these errors"))
      #expect(result.status == .failure)
      let polish = try text("\(root)/pl.lproj/M.strings")
      #expect(polish == "")
    }
  }

  @Test func `names the folder that the language lacks`() throws {
    try imported([:], into: "de") { result, root in
      #expect(
        result.errorOutput == """
          \(root)/a.csv:6:1: error: not imported: there is no key "gone" [not-imported]
          \(root)/de.lproj: error: 4 texts not imported: create this folder [not-imported]

          """)
      #expect(result.status == .failure)
    }
  }

  @Test func `names the form that has a warning, not the project's file`() throws {
    let english = ["one": "%1$d duck of %2$@", "other": "%1$d ducks of %2$@"]
    let polish = ["one": "%1$d kaczka z %2$@", "few": "%1$d z %2$@", "many": "%1$d z %2$@"]
    let dictionary = Plurals.file
    let csv = """
      key,source,translation
      /ducks:dict/n:dict/one:dict/:string,%1$d duck of %2$@,%1$d kaczka z %2$@
      /ducks:dict/n:dict/few:dict/:string,%1$d ducks of %2$@,%1$d kaczki
      /ducks:dict/n:dict/many:dict/:string,%1$d ducks of %2$@,%1$d kaczek z %2$@
      """
    let files = [
      "en.lproj/L.stringsdict": dictionary(english),
      "pl.lproj/L.stringsdict": dictionary(polish.merging(["other": "%1$d o %2$@"]) { $1 }),
      "en.lproj/L.strings": "",
    ]
    try imported(files, csv) { result, root in
      #expect(
        result.errorOutput.split(separator: "\n").first
          == "\(root)/a.csv:3:1: warning: the form 'few' lacks '%2$@', which en has; add it [placeholder-mismatch]"
      )
    }
  }

  @Test func `names the folder that is gone, not each of its texts`() throws {
    let files = [
      "en.lproj/L.strings": "a = A;\nb = B;\n", "pl.lproj/L.strings": "a = Aa;\nb = Be;\n",
    ]
    try withFolder(files) { root in
      let csv = CommandResult(arguments: ["export", "pl", root, "--format", "csv"]).output
      try write(csv.replacing("Aa", with: "Aaa").replacing("Be", with: "Bee"), to: "\(root)/a.csv")
      try FileManager.default.removeItem(atPath: "\(root)/pl.lproj")

      let result = CommandResult(arguments: ["import", "\(root)/a.csv", root, "--language", "pl"])

      #expect(
        result.errorOutput
          == "\(root)/pl.lproj: error: 2 texts not imported: create this folder [not-imported]\n")
    }
  }

  @Test func `takes no text of a table that is not there for one of another table`() throws {
    let csv = "key,source,translation,file\nb,B,Be,en.lproj/N.strings\n"
    try imported(["pl.lproj/L.strings": ""], csv) { result, root in
      #expect(
        result.errorOutput
          == "\(root)/a.csv:2:1: error: not imported: \"b\" is in en.lproj/L.strings, not in en.lproj/N.strings [not-imported]\n"
      )
      let polish = try text("\(root)/pl.lproj/L.strings")
      #expect(polish == "")
    }
  }
}
