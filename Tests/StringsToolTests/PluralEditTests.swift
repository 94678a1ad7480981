import Foundation
import Testing

@testable import StringsTool

/// Copies of plurals of which a translator has edited a part.
@Suite struct `An edit of a copied plural` {
  private static let english = ["zero": "–", "one": "%d duck", "other": "%d ducks"]

  /// A German copy that `sync` has made.
  private func withCopy(_ body: (_ root: String) throws -> Void) throws {
    let files = ["en.lproj/L.stringsdict": Plurals.file(Self.english), "de.lproj/.keep": ""]
    try withFolder(files) { root in
      #expect(CommandResult(arguments: ["sync", root]).status == .success)
      try body(root)
    }
  }

  private func write(_ text: String, _ language: String = "de", in root: String) throws {
    try StringsToolTests.write(text, to: "\(root)/\(language).lproj/L.stringsdict")
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

  @Test(arguments: [
    ("<string>–<", "<string>—<"), ("%#@n@", "\u{200F}%#@n@"), ("<string>d<", "<string>lld<"),
  ])
  func `stays as long as the source does`(_ old: String, _ new: String) throws {
    try withCopy { root in
      let german = Plurals.file(Self.english).replacing(old, with: new)
      try write(german, in: root)

      for _ in 1...2 {
        #expect(CommandResult(arguments: ["sync", root]).errorOutput == "")
        #expect(try text("\(root)/de.lproj/L.stringsdict") == german)
      }
      #expect(findings(root) == ["this text is a copy from en: translate it"])
    }
  }

  @Test func `of a text without words stays while the others follow the source`() throws {
    try withCopy { root in
      try write(Plurals.file(Self.english).replacing(">–<", with: ">—<"), in: root)
      let english = Self.english.merging(["other": "%d birds"]) { $1 }
      try write(Plurals.file(english), "en", in: root)

      #expect(CommandResult(arguments: ["sync", root]).output.contains("with the new text"))

      let german = Plurals.file(english).replacing(">–<", with: ">—<")
      #expect(try text("\(root)/de.lproj/L.stringsdict") == german)
    }
  }

  @Test(arguments: ["new", "review"])
  func `in an earlier version leaves the other forms as copies`(_ word: String) throws {
    let german = Plurals.file(Self.english.merging(["one": "%d Ente"]) { $1 })
    try withCopy { root in
      try write(german, in: root)
      try StringsToolTests.write(
        "de.lproj/L.stringsdict\tde\tducks\t\(word)\t0123456789abcdef\n",
        to: "\(root)/SourceTexts.state")

      for _ in 1...2 {
        #expect(findings(root) == ["the form 'other' is still the text in en: translate it"])
        _ = CommandResult(arguments: ["sync", root])
      }
    }
  }

  @Test func `of the source is none if it is taken back`() throws {
    let german = Plurals.file(["one": "%d Ente", "other": "%d Enten"])
    try withCopy { root in
      try write(german, in: root)
      try write(Plurals.file(["one": "%d duck", "other": "%d ducks"]), "en", in: root)
      let place = "de.lproj/L.stringsdict\tde\tducks\t"
      let (old, own) = try (wholeHash(root, "en"), wholeHash(root, "de"))
      try StringsToolTests.write("\(place)\(old)\t\(own)\n", to: "\(root)/SourceTexts.state")
      try write(Plurals.file(["one": "%d duck", "other": "%d birds"]), "en", in: root)
      _ = CommandResult(arguments: ["sync", root])
      #expect(findings(root) == ["the text in en changed after this translation: edit it"])

      try write(Plurals.file(["one": "%d duck", "other": "%d ducks"]), "en", in: root)

      #expect(findings(root) == [])
    }
  }

  @Test(arguments: ["new", "review"])
  func `is recorded at once after a merge`(_ word: String) throws {
    let files = ["en.lproj/L.strings": "a = \"Open\";\n", "de.lproj/L.strings": "a = \"Auf\";\n"]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      let path = "\(root)/SourceTexts.state"
      let line = try text(path).split(separator: "\n").first { $0.contains("\ta\t") }
      let (start, hash) = try #require(line.map { ($0.dropLast(34), $0.suffix(16)) })
      try StringsToolTests.write(
        "\(start)\t0123456789abcdef\t\(hash)\n\(start)\t\(word)\t\(hash)\n", to: path)

      _ = CommandResult(arguments: ["sync", root])

      #expect(try text(path).contains("\t0123456789abcdef\t"))
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `of one number is seen beside an accepted copy of another one`() throws {
    let english = Plurals.withTwoNumbers(files: "good file", folders: "good folder")
    let half = Plurals.withTwoNumbers(files: "good file", folders: "guter Ordner")
    let files = ["en.lproj/L.stringsdict": english, "de.lproj/L.stringsdict": half]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      _ = CommandResult(arguments: ["sync", root, "--accept=found", "--language", "de"])
      #expect(findings(root) == [])

      try write(english.replacing(">a good folder<", with: ">ein Ordner<"), in: root)

      #expect(findings(root) == ["the form 'other' is still the text in en: translate it"])
    }
  }

  @Test func `of the text for other devices is not one of a plural form`() throws {
    func file(_ other: String, _ mac: String) -> String {
      Plurals.head + "<key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>\n"
        + "<key>mac</key><string>\(mac)</string>\n<key>other</key><string>\(other)</string>\n"
        + "</dict></dict>\n" + Plurals.foot
    }
    let files = [
      "en.lproj/L.stringsdict": file("Tap", "Click"),
      "de.lproj/L.stringsdict": file("Tippen", "Klicken"),
    ]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])

      try write(file("Touch", "Click"), "en", in: root)

      #expect(findings(root) == ["the text in en changed after this translation: edit it"])
    }
  }

  /// The hash of a whole plural, as an earlier version has written it.
  private func wholeHash(_ root: String, _ language: String) throws -> String {
    try Plurals.hash(at: "\(root)/\(language).lproj/L.stringsdict")
  }
}
