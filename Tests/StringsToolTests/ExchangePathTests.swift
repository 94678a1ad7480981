import Foundation
import TestCases
import Testing

@testable import StringsTool

/// An exchange of modules with tables of the same name, by every way to write their folder.
@Suite(.ownThread) struct `An exchange names its files alike` {
  private static let files = [
    "mm/A/en.lproj/L.strings": "k = \"Key of A\";\n", "mm/A/pl.lproj/L.strings": "",
    "mm/B/en.lproj/L.strings": "k = \"Key of B\";\n", "mm/B/pl.lproj/L.strings": "",
  ]
  private static let names = ["A/en.lproj/L.strings", "B/en.lproj/L.strings"]

  @Test(
    arguments: [
      ("mm", "."), ("mm", "./"), ("mm", "././/"), ("mm", "../mm"), ("mm/A", ".."),
      ("mm/A/en.lproj", "../../"), ("", "mm"), ("", "mm/"), ("", "mm//"), ("", "./mm"),
      ("", "mm/../mm"), ("", "link"), ("", "link/"), ("", "$PWD/mm"), ("", "$PWD//mm/"),
      ("", "mm/A mm/B"), ("", "mm/B link//A/"), ("mm", "A B"), ("mm/A", ". ../B"),
      ("", "mm/A/en.lproj mm/A/pl.lproj mm/B"), ("", "mm mm/A link"),
    ], ["csv"])
  func `from every folder`(_ place: (folder: String, path: String), _ format: String) throws {
    try check(place, format)
  }

  @Test(arguments: ["po", "xliff"])
  func `in every format`(_ format: String) throws {
    try check(("mm", "."), format)
  }

  private func check(_ place: (folder: String, path: String), _ format: String) throws {
    try withFolder(Self.files) { root in
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/link", withDestinationPath: "mm")
      let folder = "\(root)/\(place.folder)"

      let export = try Program.shell(
        "\"$0\" export pl \(place.path) --format \(format)", in: folder)
      try write(translated(export.output, format), to: "\(root)/pl.\(format)")
      let taken = try Program.shell(
        "\"$0\" import \(root)/pl.\(format) \(place.path) --language pl", in: folder)

      for name in Self.names { #expect(export.output.contains(name)) }
      #expect(!export.output.contains("/A/"))
      #expect(taken.error == "")
      #expect(try text("\(root)/mm/A/pl.lproj/L.strings") == "\"k\" = \"Klucz A\";\n")
      #expect(try text("\(root)/mm/B/pl.lproj/L.strings") == "\"k\" = \"Klucz B\";\n")
    }
  }

  @Test(arguments: ["A/L.xcstrings B/L.xcstrings", ".", "A B/L.xcstrings", "A ./A//L.xcstrings B"])
  func `from every String Catalog, once`(_ paths: String) throws {
    let catalog = #"{"sourceLanguage":"en","strings":{"Key":{}},"version":"1.0"}"#
    try withFolder(["A/L.xcstrings": catalog, "B/L.xcstrings": catalog]) { root in
      let run = try Program.shell("\"$0\" export pl \(paths) --format csv", in: root)

      #expect(run.error == "")
      let rows = run.output.split(separator: "\r\n").dropFirst()
      #expect(rows.count == 2)
      #expect(rows.contains { $0.contains("A/L.xcstrings") && !$0.contains("/A/") })
      #expect(rows.contains { $0.contains("B/L.xcstrings") && !$0.contains("/B/") })
    }
  }

  @Test(arguments: ["pseudo . -o out", "convert . --to xcstrings -o out"])
  func `also where other commands write a folder for each module`(_ command: String) throws {
    try withFolder(Self.files) { root in
      let run = try Program.shell("\"$0\" \(command)", in: "\(root)/mm")

      #expect(run.error == "")
      let folders = try FileManager.default.contentsOfDirectory(atPath: "\(root)/mm/out")
      #expect(folders.sorted() == ["A", "B"])
    }
  }

  /// The file as a translator returns it.
  private func translated(_ text: String, _ format: String) -> String {
    ["A", "B"].reduce(text) { text, module in
      let source = "Key of \(module)"
      return switch format {
      case "csv": text.replacing("\(source),,new", with: "\(source),Klucz \(module),translated")
      case "po":
        text.replacing(
          "msgid \"\(source)\"\nmsgstr \"\"",
          with: "msgid \"\(source)\"\nmsgstr \"Klucz \(module)\"")
      default:
        text.replacing(
          "<source>\(source)</source>",
          with: "<source>\(source)</source><target state=\"translated\">Klucz \(module)</target>")
      }
    }
  }
}
