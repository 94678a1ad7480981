internal import ConsoleUI
internal import Synchronization

/// The texts that `String.truncated(to:at:)` has shortened while a frame was recorded.
final class TruncationLog: TruncationMarker {
  private let originals = Mutex<[String]>([])

  /// What is shown of a text, with tags behind the ellipsis from which ``originals(of:)`` knows the text.
  func marked(_ shown: String, of original: String) -> String {
    let number = originals.withLock { originals in
      originals.append(original)
      return originals.count - 1
    }
    let tags = TextMarks.tags(ofTruncation: number)
    guard let ellipsis = shown.firstIndex(where: { $0.unicodeScalars.first == "…" }) else {
      return shown + tags
    }
    let end = shown.index(after: ellipsis)
    return shown[..<end] + tags + shown[end...]
  }

  /// The whole texts of those of which a written text shows a part.
  func originals(of written: String) -> [String] {
    written.compactMap(TextMarks.truncation).flatMap { number -> [String] in
      let original = originals.withLock { $0.indices.contains(number) ? $0[number] : nil }
      guard let original else { return [] }
      // What was truncated may be truncated again.
      let earlier = originals(of: original)
      return earlier.isEmpty ? [original] : earlier
    }
  }
}
