package import LocalizableStrings
import StringsSyntax

/// Which source text each translation was made from, as hashes in a file beside the translations.
///
/// A line has the file relative to the folder, the language, the key, in a plural the form such as `count.few`, the hash of
/// the source text and that of the translation, separated by tabs, and is of one text only, so that git merges the changes
/// of two people; where it cannot, the lines of both sides count. Instead of the hash of the source text, `new` says that
/// the translation is a copy of it that nobody has translated yet, `accepted` that the copy is right, and `review` that
/// the translation needs review. If a text has two lines after a merge that keeps both, it is up to date if one of them says
/// so. Earlier versions have one line for a whole plural.
///
/// A line with `comment` instead of the hash of the source text has the hash of the source's comment, or `none` if the source
/// has none. Without such a line, the comment is not known.
package struct SourceTexts: Sendable {
  /// The name of the file.
  package static let fileName = "SourceTexts.state"

  static let new = "new"
  /// A copy that is right as long as the source text is the same.
  static let accepted = "accepted"
  /// No hash, so the translation is outdated until it is edited or accepted.
  static let review = "review"
  /// What may be there instead of a hash.
  static let words: Set<String> = [new, accepted, review]

  /// A language in a file.
  struct Part: Sendable, Hashable {
    var file: String
    var language: String
  }

  /// Where a translation is.
  package struct Place: Sendable, Hashable {
    let part: Part
    let key: String

    /// The place of an entry whose file is below the folder `root`.
    package init(_ entry: TranslationEntry, _ language: Language, in root: String) {
      let file = SourceTexts.relative(entry.file, to: root)
      self.init(part: Part(file: file, language: language.tag), key: entry.key)
    }

    init(part: Part, key: String) {
      self.part = part
      self.key = key
    }
  }

  struct Line: Hashable, Sendable {
    /// Empty for the whole value.
    var form: String
    var source: String
    var translation: String
  }

  /// What is known about a translation: of each form one line, and after a merge several.
  struct Known: Sendable {
    var lines: [Line] = []
    var comments: [SourceComment] = []
  }

  /// By key in each part.
  var known: [Part: [String: Known]] = [:]

  package init() {}

  subscript(place: Place) -> Known? { known[place.part]?[place.key] }

  mutating func set(_ lines: [Line], at place: Place) {
    known[place.part, default: [:]][place.key, default: Known()].lines = lines
  }

  /// Whether no translation is known.
  package var isEmpty: Bool { known.isEmpty }

  /// Whether the file knows a translation.
  package func knows(_ place: Place) -> Bool { self[place]?.lines.isEmpty == false }

  /// The comment that the source had when the translation was last synced, and the other one after a merge; `nil` if the
  /// file does not say it.
  package func comments(of place: Place) -> [SourceComment]? {
    self[place].flatMap { $0.comments.isEmpty ? nil : $0.comments }
  }

  /// Records the comment that the source of a known translation has.
  package mutating func recordComment(_ place: Place, _ comment: SourceComment) {
    known[place.part]?[place.key]?.comments = [comment]
  }

  /// Removes what is known about a language in a file, except about some keys.
  package mutating func forget(
    file: String, language: Language, except keys: Set<String>
  ) {
    let part = Part(file: file, language: language.tag)
    let kept = known[part]?.filter { keys.contains($0.key) }
    known[part] = kept?.isEmpty == true ? nil : kept
  }

  /// Removes what is known about some files.
  package mutating func forget(files: Set<String>) {
    known = known.filter { !files.contains($0.key.file) }
  }

  /// Removes what is known about the languages that a String Catalog no longer has.
  package mutating func forget(file: String, languagesExcept languages: Set<Language>) {
    let tags = Set(languages.map(\.tag))
    known = known.filter { $0.key.file != file || tags.contains($0.key.language) }
  }

  /// The files of the known translations, relative to the folder.
  package var files: Set<String> { Set(known.keys.map(\.file)) }

  /// Whether there are translations into a language.
  package func hasTranslations(into language: Language) -> Bool {
    known.keys.contains { $0.language == language.tag }
  }

  /// Adds what another file knows.
  package mutating func add(_ other: SourceTexts) {
    known.merge(other.known) { own, other in own.merging(other) { $1 } }
  }

  /// The path of a file relative to the folder that has it.
  package static func relative(_ file: String, to root: String) -> String {
    let isBelow = file.hasPrefix(root + "/")
    // A String Catalog may be named without its folder.
    return isBelow
      ? String(file.dropFirst(root.count + 1)) : String(file.split(separator: "/").last ?? "")
  }

  /// Moves what is known about a key in some files to another key.
  package mutating func rename(_ key: String, to new: String, files: Set<String>) {
    for part in known.keys where files.contains(part.file) {
      if let old = known[part]?.removeValue(forKey: key) { known[part]?[new] = old }
    }
  }
}
