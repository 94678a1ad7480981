import Foundation
import Testing

/// A Markdown page of the repository: the README or an article.
struct Page {
  let text: String

  /// Reads a page; the path starts at the root of the repository.
  init(_ path: String) throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The Swift code blocks, in the order of the page.
  var swiftBlocks: [String] {
    text.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  /// The Swift code block that contains a text.
  func swiftBlock(with marker: String) throws -> String {
    try #require(swiftBlocks.first { $0.contains(marker) }, "no Swift block has \(marker)")
  }
}

/// Expects that a test file contains every paragraph of a code block, so that what a page shows is compiled.
///
/// Spaces, comments, `private` and `@Sendable` do not count.
func expectCompiled(
  _ block: String, in testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let tests = code(in: try String(contentsOfFile: testFile, encoding: .utf8))
  for paragraph in block.components(separatedBy: "\n\n") {
    // A test file may import other modules in between.
    let parts =
      paragraph.hasPrefix("import") ? paragraph.components(separatedBy: "\n") : [paragraph]
    for part in parts where !tests.contains(code(in: part)) {
      Issue.record("not compiled in this file: \(part)", sourceLocation: sourceLocation)
    }
  }
}

private func code(in text: String) -> String {
  text.split(separator: "\n")
    .map { $0.prefix(upTo: $0.firstRange(of: "//")?.lowerBound ?? $0.endIndex) }
    .joined()
    .replacing("private ", with: "").replacing("@Sendable ", with: "")
    .filter { !$0.isWhitespace }
}
