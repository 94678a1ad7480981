import Foundation
import StringsFormats
import StringsSyntax
import Testing

@testable import StringsTool

@Suite struct `Formats of findings` {
  private let files = [
    "L/en.lproj/L.strings": "a = \"Yes.\";\n\"100%, b: c\" = \"%d\";",
    "L/pl.lproj/L.strings": "a = Tak;\n\"100%, b: c\" = \"%s\";",
  ]

  private func output(_ format: String, _ files: [String: String]? = nil) throws -> String {
    try withFolder(files ?? self.files) { root in
      CommandResult(arguments: ["check", root, "--format", format]).output
        .replacing("/private" + root, with: "ROOT").replacing(root, with: "ROOT")
    }
  }

  @Test func `annotations of GitHub Actions escape what has a meaning there`() throws {
    #expect(
      try output(
        "github",
        [
          "L/en.lproj/a,b:c.strings": "\"50% off\" = \"50% off today\";",
          "L/pl.lproj/a,b:c.strings": "\"50% off\" = \"50% off today\";",
        ]) == """
          ::warning file=ROOT/L/pl.lproj/a%2Cb%3Ac.strings,line=1,col=1,title=untranslated::this text is \
          the same as in en: translate it, or accept it: sternik-strings sync ROOT/L --accept='50%25 off' \
          --language pl

          """)
    #expect(try output("github").contains("::error file=ROOT/L/pl.lproj/L.strings,line=2,col=1,"))
    #expect(try output("github").contains("::'%25s' stands where en has '%25d'; write '%25d'\n"))
  }

  @Test func `a log for code scanning has rules, places and fingerprints`() throws {
    let log = try JSONDecoder().decode(Log.self, from: Data(try output("sarif").utf8))
    let run = try #require(log.runs.first)

    #expect(log.version == "2.1.0")
    #expect(run.results.map(\.ruleId) == ["end-punctuation", "placeholder-mismatch"])
    #expect(run.results.map(\.level) == ["warning", "error"])
    #expect(
      Set(run.results.map(\.ruleId)).isSubset(of: run.tool.driver.rules.map(\.id)))
    let place = try #require(run.results.last?.locations.first?.physicalLocation)
    #expect(place.region?.startLine == 2 && place.region?.startColumn == 1)
    #expect(Set(run.results.map(\.partialFingerprints)).count == 2)
  }

  @Test func `a log without findings has no results`() throws {
    let text = try output("sarif", ["en.lproj/L.strings": "a = A;"])
    #expect(try JSONDecoder().decode(Log.self, from: Data(text.utf8)).runs[0].results.isEmpty)
    #expect(try output("json", ["en.lproj/L.strings": "a = A;"]) == "[]\n")
  }

  @Test func `fingerprints stay when lines move`() throws {
    func fingerprints(_ text: String) throws -> [[String: String]] {
      let files = ["L/en.lproj/L.strings": "a = \"Yes.\";", "L/pl.lproj/L.strings": text]
      return try withFolder(files) { root in
        let text = try Program.shell("\"$0\" check L --format sarif", in: root).output
        return try JSONDecoder().decode(Log.self, from: Data(text.utf8)).runs[0].results
          .map(\.partialFingerprints)
      }
    }
    let first = try fingerprints("a = Tak;")
    #expect(first.count == 1)
    #expect(try fingerprints("\n/* x */\n\na = Nie;") == first)
  }

  @Test(arguments: [
    (true, true, true), (true, true, false), (true, false, true), (false, true, false),
    (false, false, false),
  ])
  func `a result is written like other JSON`(
    hasPosition: Bool, hasKey: Bool, hasLanguage: Bool
  ) throws {
    let diagnostic = Diagnostic(
      file: "a.strings", position: hasPosition ? SourcePosition(line: 3, column: 12) : nil,
      severity: .warning, code: .edgeSpace, message: "a \"b\"\n", key: hasKey ? "k\u{1}" : nil,
      languageTag: hasLanguage ? "pl" : nil)
    var text: [UInt8] = []
    SARIF.writeResult(diagnostic, to: &text)

    // The hash is another one for each key and language.
    let hash = String(decoding: text, as: UTF8.self).firstMatch(of: /Hash": "(\w{16})"/)?.1
    let region = JSON.object([("startLine", .number(3)), ("startColumn", .number(12))])
    let uri = JSON.object([("uri", .string("a.strings"))])
    let expected = JSON.object([
      ("ruleId", .string("edge-space")), ("level", .string("warning")),
      ("message", .object([("text", .string("a \"b\"\n"))])),
      (
        "locations",
        .array([
          .object([
            (
              "physicalLocation",
              .object([("artifactLocation", uri)] + (hasPosition ? [("region", region)] : []))
            )
          ])
        ])
      ),
      (
        "partialFingerprints",
        .object([("primaryLocationLineHash", .string(String(hash ?? "")))])
      ),
      (
        "properties",
        .object(
          (hasKey ? [("key", .string("k\u{1}"))] : [])
            + (hasLanguage ? [("language", .string("pl"))] : []))
      ),
    ])
    #expect(String(decoding: text, as: UTF8.self) == expected.text(indent: "        "))
  }

  @Test func `paths are references of URIs`() throws {
    let files = [
      "A B/en.lproj/L.strings": "a = \"Yes.\";", "A B/pl.lproj/L.strings": "a = Tak;",
    ]
    try withFolder(files) { root in
      let relative = try Program.shell("\"$0\" check . --format sarif", in: root).output
      #expect(relative.contains("\"uri\": \"A%20B/pl.lproj/L.strings\""))
      let absolute = try Program.shell("\"$0\" check \"$PWD\" --format sarif", in: root).output
      #expect(absolute.contains("\"uri\": \"file://\(root)/A%20B/pl.lproj/L.strings\""))
    }
  }
}

/// What the tests read of a log.
private struct Log: Decodable {
  struct Run: Decodable {
    let tool: Tool
    let results: [Result]
  }
  struct Tool: Decodable {
    let driver: Driver
  }
  struct Driver: Decodable {
    let rules: [Rule]
  }
  struct Rule: Decodable {
    let id: String
  }
  struct Result: Decodable {
    let ruleId: String
    let level: String
    let locations: [Location]
    let partialFingerprints: [String: String]
  }
  struct Location: Decodable {
    let physicalLocation: PhysicalLocation
  }
  struct PhysicalLocation: Decodable {
    let region: Region?
  }
  struct Region: Decodable {
    let startLine: Int
    let startColumn: Int
  }

  let version: String
  let runs: [Run]
}
