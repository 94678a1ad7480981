import Foundation

/// The file of a snapshot, next to the test that compares with it.
struct SnapshotFile {
  let url: URL

  /// Derives the file name from a snapshot name and a language; other characters than letters, digits, `-_+`
  /// become hyphens.
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

  /// Compares a text with the file, which it may record; `nil` if both are the same.
  func failureMessage(for text: String, mode: SnapshotMode) -> String? {
    let recorded = try? String(contentsOf: url, encoding: .utf8)
    let actual = text + "\n"
    if recorded == actual { return nil }
    switch (mode, recorded) {
    case (.recordAll, _): return record(actual, because: "SNAPSHOTS=record is set.")
    case (.recordMissing, nil): return record(actual, because: "There was no snapshot.")
    case (.compare, nil):
      return "There is no snapshot \(url.path()); none is recorded because CI is set."
    case (_, let recorded?):
      return "The text differs from \(url.path()) (- recorded, + actual):\n"
        + TextDifference(from: recorded, to: actual).description
    }
  }

  private func record(_ text: String, because reason: String) -> String {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
      return "Recorded \(url.path()). \(reason) Check it, then run the test again.\n" + text
    } catch {
      return "Could not record \(url.path()): \(error)"
    }
  }
}
