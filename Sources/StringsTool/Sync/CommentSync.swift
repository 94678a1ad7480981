import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The comments of a translation that follow those of the development language.
struct CommentSync {
  /// The new comments of the keys that had those of the last sync.
  private(set) var replaced: [String: [String]] = [:]
  /// The new comments in the development language of the keys whose comments have been edited in the translation.
  private var kept: [(key: String, isRemoved: Bool, new: [String])] = []

  /// `entries` are those of a file with this content whose keys the source has.
  init(
    _ entries: [TranslationEntry], _ bytes: [UInt8], _ language: Language,
    _ source: [String: TranslationEntry], _ comments: SourceComments, _ texts: SourceTextUpdate
  ) {
    let changed = entries.compactMap { entry -> (TranslationEntry, [SourceComment], [String])? in
      guard let known = texts.comments(of: entry, language),
        let new = source[entry.key].flatMap({ comments.texts(for: entry, $0) }),
        known != [SourceComment(new)]
      else { return nil }
      return (entry, known, new)
    }
    guard let file = changed.first?.0.file, let own = SourceComments.texts(in: bytes, file) else {
      return
    }
    for (entry, known, new) in changed {
      let (old, now) = (SourceComment(own[entry.key] ?? []), SourceComment(new))
      if old == now { continue }
      if known.contains(old) {
        replaced[entry.key] = new
      } else if !known.contains(now) {
        kept.append((entry.key, old == SourceComment([]), new))
      }
    }
  }

  /// Names the comments that have been edited in a file, and so stay.
  func remarks(_ file: String, _ sourceLanguage: Language) -> [String] {
    kept.map { key, isRemoved, new in
      let comment = new.joined(separator: " ").split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      return "\(file): "
        + (isRemoved
          ? "\"\(key)\" has no comment here and gets none; "
          : "the comment of \"\(key)\" is edited here and stays; ")
        + (new.isEmpty
          ? "\(sourceLanguage) no longer has one" : "in \(sourceLanguage), it is now: \(comment)")
    }
  }
}
