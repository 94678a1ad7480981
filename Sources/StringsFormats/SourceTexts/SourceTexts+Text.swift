import LocalizableStrings
package import StringsSyntax

/// The format of the file.
extension SourceTexts {
  private static let comment = "comment"
  /// The numbers of parts of a line: that of a form has one more.
  private static let counts = 5...6
  private static let conflictMarkers = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]
  private static let header =
    "# Which source texts the translations were made from. Written by: sternik-strings sync"
  /// The header of an earlier version, whose files have no line for a translation whose source has no comment.
  private static let headerWithComments =
    header.replacing("texts the", with: "texts and comments the")

  /// Reads a file.
  ///
  /// - Throws: A `Diagnostic` about the first line that is not of such a file.
  package init(bytes: [UInt8], file: String) throws(Diagnostic) {
    self.init()
    var (isBase, hasAllComments) = (false, false)
    // Most lines are of the same place or part as those before.
    var (start, place): (ArraySlice<UInt8>, Place?) = ([], nil)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let first = line.first else { continue }
      if first == UInt8(ascii: "#") {
        if line.elementsEqual(Self.headerWithComments.utf8) { hasAllComments = true }
        continue
      }
      // After a conflict of git, both sides count, and not what was there before.
      if let marker = Self.conflictMarkers.first(where: { line.starts(with: $0.utf8) }) {
        isBase = marker == "|||||||"
        continue
      }
      if isBase { continue }
      let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      let ownStart = Self.counts.contains(parts.count) ? line[..<parts[2].endIndex] : []
      if ownStart.isEmpty || ownStart != start { place = Self.place(parts, after: place) }
      guard let place else {
        throw Diagnostic(
          file: file, position: SourcePosition(line: index + 1, column: 1), severity: .error,
          code: .unreadableFile,
          message: "expected a file, a language, a key and two hashes with tabs between them")
      }
      start = ownStart
      let hashes = parts.suffix(2).map(Self.plain)
      add(parts.count == 6 ? Self.plain(parts[3]) : "", hashes[0], hashes[1], at: place)
    }
    removeDuplicates()
    if hasAllComments { addMissingComments() }
  }

  /// `nil` for a line of something else.
  private static func place(_ parts: [ArraySlice<UInt8>], after last: Place?) -> Place? {
    guard counts.contains(parts.count) else { return nil }
    let (file, tag) = (plain(parts[0]), plain(parts[1]))
    if let last, last.part.file == file, last.part.language == tag {
      return Place(part: last.part, key: plain(parts[2]))
    }
    return Language(tag).map {
      Place(part: Part(file: file, language: $0.tag), key: plain(parts[2]))
    }
  }

  private mutating func add(
    _ form: String, _ source: String, _ hash: String, at place: Place
  ) {
    if source == Self.comment {
      let comment = SourceComment(hash: hash)
      known[place.part, default: [:]][place.key, default: Known()].comments.append(comment)
    } else {
      let line = Line(form: form, source: source, translation: hash)
      known[place.part, default: [:]][place.key, default: Known()].lines.append(line)
    }
  }

  /// After a merge that keeps the lines of both sides, many are there twice.
  private mutating func removeDuplicates() {
    for part in known.keys {
      for (key, value) in known[part] ?? [:] where value.lines.count + value.comments.count > 2 {
        var (lines, comments): (Set<Line>, Set<SourceComment>) = ([], [])
        known[part]?[key]?.lines.removeAll { !lines.insert($0).inserted }
        known[part]?[key]?.comments.removeAll { !comments.insert($0).inserted }
      }
    }
  }

  /// The lines that an earlier version left out.
  private mutating func addMissingComments() {
    for part in known.keys where !part.file.hasSuffix(".xcstrings") {
      known[part] = known[part]?.mapValues { known in
        var known = known
        if known.comments.isEmpty { known.comments = [.none] }
        return known
      }
    }
  }

  /// The content of the file; `nil` if there is nothing to say.
  package var bytes: [UInt8]? { isEmpty ? nil : Array(text.utf8) }

  /// The content of the file, sorted.
  package var text: String {
    var text = Self.header + "\n"
    for (part, keys) in known.sorted(by: {
      ($0.key.file, $0.key.language) < ($1.key.file, $1.key.language)
    }) {
      let start = Self.start(Self.escaped(part.file)) + "\t" + Self.escaped(part.language) + "\t"
      for (key, known) in keys.sorted(by: { $0.key < $1.key }) {
        let lines =
          known.lines.map { ($0.form, $0.source, $0.translation) }
          + known.comments.map { ("", Self.comment, $0.hash) }
        let key = Self.escaped(key)
        for (form, source, hash) in lines.sorted(by: { $0 < $1 }) {
          text += start
          text += key
          if !form.isEmpty { text += "\t\(Self.escaped(form))" }
          text += "\t\(Self.escaped(source))\t\(Self.escaped(hash))\n"
        }
      }
    }
    return text
  }

  /// The start of a line that is not taken for a comment or a conflict marker.
  private static func start(_ file: String) -> String {
    guard let first = file.unicodeScalars.first, "#<|=>".unicodeScalars.contains(first) else {
      return file
    }
    return escape(first) + file.dropFirst()
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func escaped(_ text: String) -> String {
    // The bytes of backslashes and line ends.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x5C || $0 == 0xC2 || $0 == 0xE2 }) else {
      return text
    }
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

  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var rest = text[...]
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
