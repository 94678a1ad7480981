import Foundation
import Testing

@testable import StringsTool

/// Plurals whose forms change one by one.
@Suite struct `The record of a plural` {
  private let english = ["one": "%d old duck", "other": "%d old ducks"]

  private func withPlurals(
    _ german: [String: String], _ body: (_ root: String) throws -> Void
  ) throws {
    let files = [
      "en.lproj/L.stringsdict": Plurals.file(english),
      "de.lproj/L.stringsdict": Plurals.file(german),
    ]
    try withFolder(files) { root in
      #expect(CommandResult(arguments: ["sync", root]).status == .success)
      try body(root)
    }
  }

  private func write(_ forms: [String: String], _ language: String, in root: String) throws {
    try StringsToolTests.write(Plurals.file(forms), to: "\(root)/\(language).lproj/L.stringsdict")
  }

  /// What `check` says, without places and the commands that accept a text.
  private func findings(_ root: String) -> [String] {
    CommandResult(arguments: ["check", root]).output.split(separator: "\n")
      .filter { $0.contains(": warning: ") || $0.contains(": error: ") }
      .map { line in
        let message = line.ranges(of: ": warning: ").first.map { line[$0.upperBound...] } ?? line
        return String(message.split(separator: ", or accept")[0])
      }
  }

  @Test func `has forms that are copies, which follow the source and stay reported`() throws {
    try withPlurals(["one": "%d alte Ente", "other": "%d old ducks"]) { root in
      let copied = "the form 'other' is still the text in en: translate it"
      #expect(findings(root) == [copied])

      // When the source text of the copy changes
      try write(["one": "%d old duck", "other": "%d ducks"], "en", in: root)

      // Then the form is a copy of the new text, also where that is one word
      #expect(findings(root) == [copied])
      let result = CommandResult(arguments: ["sync", root])
      #expect(result.output.contains("L.stringsdict: 1 key with the new text\n"))
      #expect(
        try text("\(root)/de.lproj/L.stringsdict")
          == Plurals.file(["one": "%d alte Ente", "other": "%d ducks"]))
      #expect(findings(root) == [copied])
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `has a copied form also after an import of the other one`() throws {
    try withPlurals(english) { root in
      try StringsToolTests.write(
        """
        key,source,translation,state
        /ducks:dict/n:dict/one:dict/:string,%d old duck,%d alte Ente,translated

        """, to: "\(root)/a.csv")
      _ = CommandResult(arguments: ["import", "\(root)/a.csv", root, "--language", "de"])

      try write(["one": "%d old duck", "other": "%d ducks"], "en", in: root)

      for _ in 1...2 {
        #expect(findings(root) == ["the form 'other' is still the text in en: translate it"])
        _ = CommandResult(arguments: ["sync", root])
      }
    }
  }

  @Test func `names the forms whose source text has changed until they are edited`() throws {
    try withPlurals(["one": "%d alte Ente", "other": "%d alte Enten"]) { root in
      try write(["one": "%d old duck", "other": "%d very old ducks"], "en", in: root)

      let changed = "the text in en changed after the form 'other': edit it"
      #expect(findings(root) == [changed])
      // An edit of another form is none of this one
      try write(["one": "%d uralte Ente", "other": "%d alte Enten"], "de", in: root)
      _ = CommandResult(arguments: ["sync", root])
      #expect(findings(root) == [changed])
      try write(["one": "%d uralte Ente", "other": "%d uralte Enten"], "de", in: root)
      #expect(findings(root) == [])
    }
  }

  @Test func `has a text around its numbers that may be a copy, too`() throws {
    let format = ("<string>%#@n@<", "<string>%#@n@ here<")
    try withFolder([
      "en.lproj/L.stringsdict": Plurals.file(english).replacing(format.0, with: format.1),
      "de.lproj/.keep": "",
    ]) { root in
      _ = CommandResult(arguments: ["sync", root])
      let german = Plurals.file(["one": "%d alte Ente", "other": "%d alte Enten"])
      let path = "\(root)/de.lproj/L.stringsdict"
      try StringsToolTests.write(german.replacing(format.0, with: format.1), to: path)

      for _ in 1...2 {
        #expect(findings(root) == ["\"%#@n@ here\" is still the text in en: translate it"])
        _ = CommandResult(arguments: ["sync", root])
      }
      try StringsToolTests.write(german.replacing(format.0, with: "<string>%#@n@ hier<"), to: path)
      #expect(findings(root) == [])
    }
  }

  @Test func `has lines that git can merge form by form`() throws {
    try withPlurals(["one": "%d alte Ente", "other": "%d old ducks"]) { root in
      let lines = try text("\(root)/SourceTexts.state").split(separator: "\n")
      #expect(lines.contains { $0.hasPrefix("de.lproj/L.stringsdict\tde\tducks\tn.other\tnew\t") })
      #expect(lines.count { $0.contains("\tn.one\t") } == 1)
    }
  }

  @Test func `is read from the one line of an earlier version`() throws {
    let other = "0123456789abcdef"
    try withPlurals(["one": "%d alte Ente", "other": "%d alte Enten"]) { root in
      let state = "\(root)/SourceTexts.state"
      let old = try text(state).split(separator: "\n").filter { !$0.contains("\tducks\t") }
      let german = try Plurals.hash(at: "\(root)/de.lproj/L.stringsdict")
      func earlier(_ source: String) -> String {
        (old + ["de.lproj/L.stringsdict\tde\tducks\t\(source)\t\(german)", ""])
          .joined(separator: "\n")
      }
      for source in [try Plurals.hash(at: "\(root)/en.lproj/L.stringsdict"), other] {
        try StringsToolTests.write(earlier(source), to: state)

        for _ in 1...2 {
          let isSame = source != other
          #expect(
            findings(root)
              == (isSame ? [] : ["the text in en changed after this translation: edit it"]))
          _ = CommandResult(arguments: ["sync", root])
          #expect(try text(state).contains("\tn.one\t"))
        }
      }
    }
  }

  @Test func `of an earlier version has a copy of all forms`() throws {
    let short = ["one": "%d duck", "other": "%d ducks"]
    try withPlurals(short) { root in
      let state = "\(root)/SourceTexts.state"
      try write(short, "en", in: root)
      let german = try Plurals.hash(at: "\(root)/de.lproj/L.stringsdict")
      try StringsToolTests.write(
        "de.lproj/L.stringsdict\tde\tducks\tnew\t\(german)\n", to: state)

      for _ in 1...2 {
        #expect(findings(root) == ["this text is a copy from en: translate it"])
        _ = CommandResult(arguments: ["sync", root])
      }
    }
  }

  @Test func `knows a copy of several words that is accepted until the source changes`() throws {
    try withPlurals(["one": "%d alte Ente", "other": "%d old ducks"]) { root in
      let accept = ["sync", root, "--accept=ducks", "--language", "de"]
      #expect(CommandResult(arguments: accept).status == .success)

      #expect(findings(root) == [])
      #expect(CommandResult(arguments: ["sync", root]).output == "")
      #expect(CommandResult(arguments: accept).status == .failure)
      try write(["one": "%d old duck", "other": "%d ducks"], "en", in: root)
      #expect(
        findings(root) == ["the text in en changed after the form 'other': edit it"])
    }
  }
}
