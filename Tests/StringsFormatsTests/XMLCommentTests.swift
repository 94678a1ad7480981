import Foundation
import FoundationXML
import StringsFormats
import StringsSyntax
import Testing

@Suite struct `Comments in XML` {
  @Test(arguments: [
    "a -- b", "---", "a -", "-", "--->", "<!-- x -->", "a & <b>", "\u{1}", "&#45;-",
  ])
  func `any comment is well-formed and does not hide the texts`(comment: String) throws {
    let pairs = [PropertyListPair(key: "k", value: .string("v"))]

    let text = XMLPropertyListText.text(pairs) { _ in [comment] }

    // XMLParser accepts tags that do not match, but not a malformed comment.
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(text)")
    #expect(parser.parserError == nil)
    let file = TranslationFile(bytes: Array(text.utf8), name: "x")
    #expect(file.entries.map(\.key) == ["k"] && file.diagnostics == [])
  }

  @Test func `the property lists of the package are well-formed`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      .standardizedFileURL
    var count = 0
    for folder in ["Localizations", "Sources", "Tests"] {
      let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      for case let path as String in paths ?? FileManager.DirectoryEnumerator()
      where path.hasSuffix(".stringsdict") && !path.contains(".build/") {
        let data = try Data(contentsOf: root.appending(path: "\(folder)/\(path)"))
        guard data.starts(with: Data("<?xml".utf8)) else { continue }
        let parser = XMLParser(data: data)
        #expect(parser.parse() && parser.parserError == nil, "\(folder)/\(path)")
        count += 1
      }
    }
    #expect(count > 0)
  }
}
