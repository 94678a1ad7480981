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

  private static let new = "new"
  /// No hash, so the translation is outdated until it is edited or accepted.
  private static let review = "review"
  private static let comment = "comment"
  private static let conflictMarkers = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]

  private static let header =
    "# Which source texts the translations were made from. Written by: sternik-strings sync"
  /// The header of an earlier version, whose files have no line for a translation whose source has no comment.
  private static let headerWithComments = header.replacing(
    "texts the", with: "texts and comments the")

  /// Where a translation is.
  package struct Place: Sendable, Hashable {
    var file: String
    var language: String
    var key: String

    /// The place of an entry whose file is below the folder `root`.
    package init(_ entry: TranslationEntry, _ language: Language, in root: String) {
      self.init(
        file: SourceTexts.relative(entry.file, to: root), language: language, key: entry.key)
    }

    init(file: String, language: Language, key: String) {
      self.file = file
      self.language = language.tag
      self.key = key
    }
  }

  private struct Line: Hashable, Sendable {
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

  /// What is known about a translation.
  private struct Known: Sendable {
    var lines: Set<Line> = []
    var comments: Set<SourceComment> = []
  }

  private var known: [Place: Known] = [:]

  package init() {}

  /// Reads a file.
  ///
  /// - Throws: A `Diagnostic` about the first line that is not of such a file.
  package init(bytes: [UInt8], file: String) throws(Diagnostic) {
    let text = String(decoding: bytes, as: UTF8.self)
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var isBase = false
    for (index, line) in all.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      // After a conflict of git, both sides count, and not what was there before.
      if let marker = Self.conflictMarkers.first(where: line.hasPrefix) {
        isBase = marker == "|||||||"
        continue
      }
      if isBase { continue }
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(Self.plain)
      guard parts.count == 5, let language = Language(parts[1]) else {
        throw Diagnostic(
          file: file, position: SourcePosition(line: index + 1, column: 1), severity: .error,
          code: .unreadableFile,
          message: "expected a file, a language, a key and two hashes with tabs between them")
      }
      let place = Place(file: parts[0], language: language, key: parts[2])
      if parts[3] == Self.comment {
        known[place, default: Known()].comments.insert(SourceComment(hash: parts[4]))
      } else {
        known[place, default: Known()].lines.insert(Line(source: parts[3], translation: parts[4]))
      }
    }
    guard all.contains(where: { $0 == Self.headerWithComments }) else { return }
    for (place, known) in known
    where known.comments.isEmpty && !place.file.hasSuffix(".xcstrings") {
      self.known[place]?.comments = [.none]
    }
  }

  /// Whether no translation is known.
  package var isEmpty: Bool { known.isEmpty }

  /// The content of the file, sorted.
  package var text: String {
    let all = known.flatMap { place, known in
      (known.lines.map { [$0.source, $0.translation] }
        + known.comments.map { [Self.comment, $0.hash] })
        .map { [place.file, place.language, place.key] + $0 }
    }
    return Self.header + "\n"
      + all.sorted { $0.lexicographicallyPrecedes($1) }
      .map { Self.line($0.map(Self.escaped)) }.joined()
  }

  /// Whether the file knows a translation.
  package func knows(_ place: Place) -> Bool { known[place]?.lines.isEmpty == false }

  /// The comment that the source had when the translation was last synced, and the other one after a merge; `nil` if the
  /// file does not say it.
  package func comments(of place: Place) -> Set<SourceComment>? {
    known[place].flatMap { $0.comments.isEmpty ? nil : $0.comments }
  }

  /// Records the comment that the source of a known translation has.
  package mutating func recordComment(_ place: Place, _ comment: SourceComment) {
    known[place]?.comments = [comment]
  }

  /// Whether the source text changed after the translation was made.
  package func isOutdated(
    _ place: Place, source: PropertyListValue, translation: PropertyListValue
  ) -> Bool {
    guard let known = known[place]?.lines, !isNew(place, translation: translation) else {
      return false
    }
    let now = Line(source, translation)
    // After a merge there may be lines about other translations, which say nothing about this one.
    let own = known.filter { $0.translation == now.translation }
    return !own.isEmpty && own.allSatisfy { $0.source != now.source }
  }

  /// Records that a translation is up to date.
  package mutating func record(
    _ place: Place, source: PropertyListValue, translation: PropertyListValue
  ) {
    known[place, default: Known()].lines = [Line(source, translation)]
  }

  /// Whether a translation is still the copy of the source text that a sync has added.
  package func isNew(_ place: Place, translation: PropertyListValue) -> Bool {
    guard let known = known[place]?.lines else { return false }
    let hash = StableHash(translation).text
    let own = known.filter { $0.translation == hash }
    return !own.isEmpty && own.allSatisfy { $0.source == Self.new }
  }

  /// Records that a translation is a copy of the source text.
  package mutating func recordNew(_ place: Place, translation: PropertyListValue) {
    known[place, default: Known()].lines = [
      Line(source: Self.new, translation: StableHash(translation).text)
    ]
  }

  /// Records that a translation may be a copy of the source text, and keeps what is known about it.
  package mutating func announceNew(_ place: Place, translation: PropertyListValue) {
    known[place, default: Known()].lines.insert(
      Line(source: Self.new, translation: StableHash(translation).text))
  }

  /// The hashes of the source texts that a translation was made from or is a copy of.
  package func sourceHashes(of place: Place) -> Set<String> {
    Set((known[place]?.lines ?? []).map { $0.source == Self.new ? $0.translation : $0.source })
  }

  /// Records that a translation is not finished.
  package mutating func recordReview(_ place: Place, translation: PropertyListValue) {
    known[place, default: Known()].lines = [
      Line(source: Self.review, translation: StableHash(translation).text)
    ]
  }

  /// Whether a translation was not finished when it was last recorded: a copy of the source text, or to review.
  package func isUnfinished(_ place: Place) -> Bool {
    guard let lines = known[place]?.lines, !lines.isEmpty else { return false }
    return lines.allSatisfy { $0.source == Self.new || $0.source == Self.review }
  }

  /// Whether a translation is recorded as not finished.
  package func isToReview(_ place: Place, translation: PropertyListValue) -> Bool {
    let hash = StableHash(translation).text
    return known[place]?.lines.contains { $0.translation == hash && $0.source == Self.review }
      == true
  }

  /// Removes what is known about a language in a file, except about some keys.
  package mutating func forget(
    file: String, language: Language, except keys: Set<String>
  ) {
    for place in known.keys
    where place.file == file && place.language == language.tag && !keys.contains(place.key) {
      known[place] = nil
    }
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
  package mutating func add(_ other: SourceTexts) { known.merge(other.known) { $1 } }

  /// The path of a file relative to the folder that has it.
  package static func relative(_ file: String, to root: String) -> String {
    let isBelow = file.hasPrefix(root + "/")
    // A String Catalog may be named without its folder.
    return isBelow
      ? String(file.dropFirst(root.count + 1)) : String(file.split(separator: "/").last ?? "")
  }

  /// Moves what is known about a key in some files to another key.
  package mutating func rename(_ key: String, to new: String, files: Set<String>) {
    for (place, old) in known where place.key == key && files.contains(place.file) {
      var moved = place
      moved.key = new
      known[place] = nil
      known[moved] = old
    }
  }

  /// A line that is not taken for a comment or a conflict marker.
  private static func line(_ parts: [String]) -> String {
    var line = parts.joined(separator: "\t") + "\n"
    if let first = line.unicodeScalars.first, "#<|=>".unicodeScalars.contains(first) {
      line = escape(first) + line.dropFirst()
    }
    return line
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\t": result += "\\t"
      case _ where Character(scalar).isNewline:
        result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func plain(_ text: Substring) -> String {
    guard text.contains("\\") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "\\") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      switch rest.first {
      case "t": result += "\t"
      case "u":
        let digits = rest.dropFirst(2).prefix { $0 != "}" }
        UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map {
          result.unicodeScalars.append($0)
        }
        rest = rest[digits.endIndex...]
      default: result += rest.prefix(1)
      }
      rest = rest.dropFirst()
    }
    return result + rest
  }
}
