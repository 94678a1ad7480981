import Foundation
import StringsFormats
import StringsSyntax
import TestCases
import Testing

@testable import StringsTool

@Suite(.ownThread) struct `The article about diagnostics` {
  @Test func `has each code of the sources once`() throws {
    let articles = try Self.entries.map(\.code)

    #expect(articles.count == Set(articles).count)
    #expect(Set(articles) == (try Self.codesOfSources))
    #expect(Set(articles).isSuperset(of: StringsFormats.Check.all.map(\.code.rawValue)))
  }

  @Test(arguments: try entries.filter { !$0.files.isEmpty })
  func `has an example that reports the code`(_ entry: Entry) throws {
    try withFolder(entry.files) { root in
      let check = StringsFormats.Check.named(Diagnostic.Code(rawValue: entry.code))
      let only = check?.isOnByDefault == false ? ["--only", entry.code] : []
      let result = CommandResult(arguments: ["check", root] + only)
      #expect(result.output.contains("[\(entry.code)]"), "\(entry.code): \(result.output)")
    }
  }

  @Test func `has few codes without an example`() throws {
    let without = try Self.entries.filter(\.files.isEmpty).map(\.code)

    // Those that need bytes, deep nesting, a lock or an edit, those of the plugin, and those of other commands.
    #expect(
      Set(without) == [
        "missing-byte-order-mark", "unreadable-file", "not-edited", "invalid-encoding", "too-deep",
        "undecided-language", "no-translations", "untyped-key",
        "same-name",
        "unused-key", "missing-key", "undecided-key", "open-literal", "invalid-exchange",
        "not-imported", "not-exported", "not-converted",
      ])
  }

  struct Entry: Sendable, CustomTestStringConvertible {
    let code: String
    /// What the files of the example have, by path.
    let files: [String: String]

    var testDescription: String { code }
  }

  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  static var entries: [Entry] {
    get throws {
      let page = root.appending(
        path: "Sources/StringsFormats/StringsFormats.docc/DiagnosticCodes.md")
      return try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n### ")
        .dropFirst().map { section in
          let parts = section.components(separatedBy: "```")
          let code = section.prefix { $0 != "\n" }
          return Entry(code: String(code), files: parts.count > 1 ? files(of: parts[1]) : [:])
        }
    }
  }

  private static func files(of example: String) -> [String: String] {
    var files: [String: String] = [:]
    var current = ""
    for line in example.split(separator: "\n") {
      if let match = line.wholeMatch(of: /([^ :]+): (.*)/) {
        current = String(match.1)
        files[current] = String(match.2)
      } else {
        files[current, default: ""] += "\n" + line
      }
    }
    return files
  }

  /// The codes that the sources declare.
  private static var codesOfSources: Set<String> {
    get throws {
      let sources = root.appending(path: "Sources")
      let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
      var codes: Set<String> = []
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        guard text.contains("extension Diagnostic.Code") else { continue }
        codes.formUnion(text.matches(of: /Self\(rawValue: "([a-z-]+)"\)/).map { String($0.1) })
      }
      return codes
    }
  }
}
