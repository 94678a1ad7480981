import Foundation

/// A picture in the documentation of a view: a code block that is not Swift.
struct DocumentedPicture {
  /// The lines of the picture without trailing spaces.
  let lines: [Substring]

  var text: String { lines.joined(separator: "\n") }

  /// Reads a source file by its name without extension; `nil` if the file has no such picture.
  init?(ofFile name: String, in folder: String = "Views", number: Int = 0) throws {
    let files = try Self.sourceFiles(in: folder)
    guard let file = files.first(where: { $0.lastPathComponent == name + ".swift" }) else {
      return nil
    }
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    // Swift code begins with another line, but ends with the same.
    var starts: [Int] = []
    var isInside = false
    for (index, line) in lines.enumerated() where line.hasPrefix("/// ```") {
      isInside.toggle()
      if isInside, line == "/// ```" { starts.append(index) }
    }
    guard starts.indices.contains(number) else { return nil }
    let start = starts[number]
    self.lines = lines[(start + 1)...].prefix { $0 != "/// ```" }
      .map { $0.dropFirst("/// ".count).trimmingSuffix(" ") }
  }

  /// The source files of a folder of ConsoleUI and of the folders in it; with those of views, the widgets.
  static func sourceFiles(in folder: String) throws -> [URL] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources").standardizedFileURL
    let folders = ["ConsoleUI/\(folder)"] + (folder == "Views" ? ["ConsoleWidgets"] : [])
    return try folders.map { sources.appending(path: $0) }.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder.path())
        .filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ character: Character) -> Substring {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
