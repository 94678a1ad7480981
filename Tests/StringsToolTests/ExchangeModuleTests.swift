import Foundation
import Testing

@testable import StringsTool

/// An exchange of texts of modules that have tables of the same name.
@Suite struct `An exchange of several modules` {
  private let files = [
    "mm/A/en.lproj/L.strings": "k = \"Key of A\";\n", "mm/A/pl.lproj/L.strings": "",
    "mm/B/en.lproj/L.strings": "k = \"Key of B\";\n", "mm/B/pl.lproj/L.strings": "",
  ]

  @Test(arguments: ["csv", "po", "xliff"])
  func `keeps the texts of each apart`(_ format: String) throws {
    try withFolder(files) { root in
      let export = CommandResult(arguments: ["export", "pl", "\(root)/mm", "--format", format])
      #expect(export.output.contains("A/en.lproj/L.strings"))
      #expect(export.output.contains("B/en.lproj/L.strings"))
      let file = "\(root)/pl.\(format)"
      try write(translated(export.output, format), to: file)

      let result = CommandResult(arguments: ["import", file, "\(root)/mm", "--language", "pl"])

      #expect(result.errorOutput == "")
      #expect(try text("\(root)/mm/A/pl.lproj/L.strings").contains("\"Klucz A\""))
      #expect(try text("\(root)/mm/B/pl.lproj/L.strings").contains("\"Klucz B\""))
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

  @Test(arguments: ["", "L.strings"])
  func `takes no text that may be of several of them`(_ file: String) throws {
    let csv = "key,source,translation,file\nk,Key of B,Klucz B,\(file)\n"
    try withFolder(files.merging(["a.csv": csv]) { $1 }) { root in
      let result = CommandResult(arguments: [
        "import", "\(root)/a.csv", "\(root)/mm", "--language", "pl",
      ])

      #expect(
        result.errorOutput == """
          \(root)/a.csv:2:1: error: not imported: "k" is in several files: \
          name one of A/en.lproj/L.strings, B/en.lproj/L.strings [not-imported]

          """)
      let polish = try text("\(root)/mm/A/pl.lproj/L.strings")
      #expect(polish == "")
    }
  }

  @Test func `finds a file that was exported from a folder above`() throws {
    let csv = "key,source,translation,file\nk,Key of A,Klucz A,mm/A/en.lproj/L.strings\n"
    try withFolder(files.merging(["a.csv": csv]) { $1 }) { root in
      _ = CommandResult(arguments: ["import", "\(root)/a.csv", "\(root)/mm", "--language", "pl"])

      let polish = try ["A", "B"].map { try text("\(root)/mm/\($0)/pl.lproj/L.strings") }
      #expect(polish[0].contains("Klucz A"))
      #expect(polish[1] == "")
    }
  }

  @Test(arguments: [("q.csv", "key,"), ("q.po", "msgid "), ("q.xliff", "<?xml"), ("q", "<?xml")])
  func `has the format of the name of its file`(_ name: String, _ start: String) throws {
    try withFolder(files) { root in
      let file = "\(root)/\(name)"
      let result = CommandResult(arguments: ["export", "pl", "\(root)/mm", "-o", file])

      #expect(result.status == .success)
      let exported = try text(file)
      #expect(exported.hasPrefix(start))
    }
  }
}
