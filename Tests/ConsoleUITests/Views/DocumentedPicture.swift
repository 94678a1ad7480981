import Foundation

/// The picture in the documentation of a view: the first block that is not Swift.
struct DocumentedPicture {
  /// Without spaces at the ends of its lines.
  let lines: [Substring]

  var text: String { lines.joined(separator: "\n") }

  /// Reads the source file of a type; `nil` if it has no picture.
  init?(of type: String, in folder: String = "Views") throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/ConsoleUI/\(folder)/\(type).swift")
    let lines = try String(contentsOf: sources.standardizedFileURL, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    guard let start = lines.firstIndex(of: "/// ```") else { return nil }
    self.lines = lines[(start + 1)...].prefix { $0 != "/// ```" }
      .map { $0.dropFirst("/// ".count).trimmingSuffix(" ") }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ character: Character) -> Substring {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
