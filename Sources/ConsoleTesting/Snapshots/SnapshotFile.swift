internal import ConsoleUI
import Foundation

/// The file of a snapshot, next to the test that compares with it.
struct SnapshotFile {
  static let folderName = "__Snapshots__"

  let url: URL

  /// Derives the file name from a snapshot name and a language; other characters than letters, digits, `-_+`
  /// become hyphens.
  init(name: String, language: String?, fileExtension: String = "txt", testFile: String) {
    let test = URL(filePath: testFile)
    let allowed = name.map { $0.isLetter || $0.isNumber || "-_+".contains($0) ? $0 : "-" }
    let fileName = [String(allowed), language, fileExtension].compactMap(\.self).joined(
      separator: ".")
    url = test.deletingLastPathComponent()
      .appending(path: Self.folderName)
      .appending(path: test.deletingPathExtension().lastPathComponent)
      .appending(path: fileName)
  }

  /// Where the picture of a difference is written: beside the snapshot, until both are the same again.
  var pictureURL: URL {
    url.appendingPathExtension("difference.svg")
  }

  /// Compares a text with the file, which it may record; `nil` if both are the same.
  ///
  /// The text of a screen comes with its canvas, and the difference with a picture.
  func failureMessage(
    for text: String, of canvas: Canvas? = nil, mode: SnapshotMode
  ) -> String? {
    let recorded = try? String(contentsOf: url, encoding: .utf8)
    let actual = text + "\n"
    if recorded == actual {
      try? FileManager.default.removeItem(at: pictureURL)
      return nil
    }
    switch (mode, recorded) {
    case (.recordAll, _): return record(actual, because: "SNAPSHOTS=record is set.")
    case (.recordMissing, nil): return record(actual, because: "There was no snapshot.")
    case (.compare, nil):
      return "There is no snapshot \(url.path()); none is recorded because CI is set."
    case (_, let recorded?):
      guard let canvas else {
        return "The text differs from \(url.path()) (- recorded, + actual):\n"
          + TextDifference(from: recorded, to: actual).description + Self.advice
      }
      let difference = ScreenDifference(from: recorded, to: actual)
      return "The screen differs from \(url.path()): \(difference.description)\n"
        + draw(difference.svg(of: canvas)) + Self.advice
    }
  }

  private static let advice = "\nTo accept it, run the test with SNAPSHOTS=record."

  private func draw(_ picture: String) -> String {
    do {
      try picture.write(to: pictureURL, atomically: true, encoding: .utf8)
      return "Both screens are in \(pictureURL.path())."
    } catch {
      return "Could not write \(pictureURL.path()): \(error)"
    }
  }

  private func record(_ text: String, because reason: String) -> String {
    do {
      let folder = url.deletingLastPathComponent()
      let advice = ManifestAdvice(snapshots: folder.deletingLastPathComponent())
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
      try? FileManager.default.removeItem(at: pictureURL)
      return "Recorded \(url.path()). \(reason) Check it, then run the test again.\n"
        + (advice.map { $0.description + "\n" } ?? "") + text
    } catch {
      return "Could not record \(url.path()): \(error)"
    }
  }
}
