package import LocalizableStrings
package import StringsSyntax

/// Which source text each translation was made from, as hashes in a file beside the translations.
///
/// A line has the file relative to the folder, the language, the key, the hash of the source text and that of the
/// translation, separated by tabs, and is of one text only, so that git merges the changes of two people; where it cannot,
/// the lines of both sides count. Instead of the hash of the source text, `new` says that the translation is a copy of it
/// that nobody has translated yet, and `review` that somebody has to look at it. If a key has two lines after a merge that
/// keeps both, the translation is up to date if one of them says so.
///
/// A line with `comment` instead of the hash of the source text has the hash of the source's comment, or `none` if the source
/// has none. Without such a line, the comment is not known.
package struct SourceTexts: Sendable {
  /// The name of the file.
  package static let fileName = "SourceTexts.state"

  static let new = "new"
  /// No hash, so the translation is outdated until it is edited or accepted.
  static let review = "review"

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
    var source: String
    var translation: String

    init(source: String, translation: String) {
      self.source = source
      self.translation = translation
    }

    init(_ source: PropertyListValue, _ translation: PropertyListValue) {
      self.init(source: StableHash(source).text, translation: StableHash(translation).text)
    }
  }

  /// What is known about a translation: of each one, and after a merge of several.
  struct Known: Sendable {
    var lines: [Line] = []
    var comments: [SourceComment] = []
  }

  /// By key in each part.
  var known: [Part: [String: Known]] = [:]

  package init() {}

  private subscript(place: Place) -> Known? { known[place.part]?[place.key] }

  private mutating func set(_ lines: [Line], at place: Place) {
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

  /// Whether the source text changed after the translation was made.
  package func isOutdated(
    _ place: Place, source: PropertyListValue, translation: PropertyListValue
  ) -> Bool {
    guard let lines = self[place]?.lines, !isNew(place, translation: translation) else {
      return false
    }
    let now = Line(source, translation)
    // After a merge there may be lines about other translations, which say nothing about this one.
    let own = lines.filter { $0.translation == now.translation }
    return !own.isEmpty && own.allSatisfy { $0.source != now.source }
  }

  /// Records that a translation is up to date.
  package mutating func record(
    _ place: Place, source: PropertyListValue, translation: PropertyListValue
  ) {
    set([Line(source, translation)], at: place)
  }

  /// Whether a translation is still the copy of the source text that a sync has added.
  package func isNew(_ place: Place, translation: PropertyListValue) -> Bool {
    guard let lines = self[place]?.lines else { return false }
    let hash = StableHash(translation).text
    let own = lines.filter { $0.translation == hash }
    return !own.isEmpty && own.allSatisfy { $0.source == Self.new }
  }

  /// Records that a translation is a copy of the source text.
  package mutating func recordNew(_ place: Place, translation: PropertyListValue) {
    set([Line(source: Self.new, translation: StableHash(translation).text)], at: place)
  }

  /// Records that a translation may be a copy of the source text, and keeps what is known about it.
  package mutating func announceNew(_ place: Place, translation: PropertyListValue) {
    let line = Line(source: Self.new, translation: StableHash(translation).text)
    let lines = self[place]?.lines ?? []
    if !lines.contains(line) { set(lines + [line], at: place) }
  }

  /// The hashes of the source texts that a translation was made from or is a copy of.
  package func sourceHashes(of place: Place) -> Set<String> {
    Set((self[place]?.lines ?? []).map { $0.source == Self.new ? $0.translation : $0.source })
  }

  /// Records that a translation is not finished.
  package mutating func recordReview(_ place: Place, translation: PropertyListValue) {
    set([Line(source: Self.review, translation: StableHash(translation).text)], at: place)
  }

  /// Whether a translation was not finished when it was last recorded: a copy of the source text, or to review.
  package func isUnfinished(_ place: Place) -> Bool {
    guard let lines = self[place]?.lines, !lines.isEmpty else { return false }
    return lines.allSatisfy { $0.source == Self.new || $0.source == Self.review }
  }

  /// Whether a translation is recorded as not finished.
  package func isToReview(_ place: Place, translation: PropertyListValue) -> Bool {
    let hash = StableHash(translation).text
    let own = (self[place]?.lines ?? []).filter { $0.translation == hash }
    // After a merge, an accepted line counts.
    return !own.isEmpty && own.allSatisfy { $0.source == Self.review }
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
