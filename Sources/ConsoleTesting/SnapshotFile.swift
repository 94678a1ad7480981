import Foundation

/// A text kept beside the test that owns it.
struct SnapshotFile {
  let url: URL

  /// The file of a name and, if given, a language; what cannot be in a file name becomes a hyphen.
  init(name: String, language: String?, fileExtension: String = "txt", testFile: String) {
    let test = URL(filePath: testFile)
    let allowed = name.map { $0.isLetter || $0.isNumber || "-_+".contains($0) ? $0 : "-" }
    let fileName = [String(allowed), language, fileExtension].compactMap(\.self).joined(
      separator: ".")
    url = test.deletingLastPathComponent()
      .appending(path: "__Snapshots__")
      .appending(path: test.deletingPathExtension().lastPathComponent)
      .appending(path: fileName)
  }

  /// What is wrong with a text, for a person to read; nil when it is as it was recorded.
  func complaint(about text: String, mode: SnapshotMode) -> String? {
    let kept = try? String(contentsOf: url, encoding: .utf8)
    let wanted = text + "\n"
    if kept == wanted { return nil }
    switch (mode, kept) {
    case (.recordAll, _): return record(wanted, because: "Recording was asked for.")
    case (.recordMissing, nil): return record(wanted, because: "There was none.")
    case (.compare, nil):
      return "There is no snapshot \(url.path()), and none is recorded where CI is set."
    case (_, let kept?):
      return "The picture is not the one in \(url.path()) (- kept, + now):\n"
        + TextDifference(from: kept, to: wanted).description
    }
  }

  private func record(_ text: String, because reason: String) -> String {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
      return "Recorded \(url.path()). \(reason) Look at it, then run the test again.\n" + text
    } catch {
      return "Could not record \(url.path()): \(error)"
    }
  }
}
