import StringsFormats
package import StringsSyntax

/// The keys that a source or a template uses, and what may be one.
package struct KeyUses: Sendable {
  package struct Use: Sendable {
    let key: String
    /// The table in which it must be; `nil` if any may have it.
    let table: String?
    let position: SourcePosition
  }

  /// A use whose key the source does not say.
  package struct Undecided: Sendable {
    /// The keys that it may be; `nil` if any.
    let pattern: KeyPattern?
    let position: SourcePosition
  }

  package let file: String
  package internal(set) var uses: [Use] = []
  /// The names after `Texts` of each typed key, and perhaps of members of its text.
  package internal(set) var typed: [(path: [String], position: SourcePosition)] = []
  package internal(set) var undecided: [Undecided] = []
  /// Where literals of several lines begin that have no end.
  package internal(set) var openLiterals: [SourcePosition] = []
  /// All literals without interpolations: some may be keys in values.
  package internal(set) var literals: Set<String> = []
  /// The likely keys of literals that are parts of others.
  package internal(set) var patterns: Set<KeyPattern> = []

  /// Finds the uses in a source; `functions` are further names such as `translate`, for `"key".translate` and
  /// `translate("key")`.
  package init(source bytes: [UInt8], file: String, functions: Set<String> = []) {
    self.file = file
    let lexer = SwiftLexer(bytes)
    let isOfSwiftUI = lexer.streams.first.map(Self.importsSwiftUI) ?? false
    var reader = KeyUseReader(functions: functions, isOfSwiftUI: isOfSwiftUI)
    for stream in lexer.streams { reader.read(stream) }
    bytes.withUnsafeBufferPointer { buffer in
      let source = SourceBytes(buffer)
      let index = PositionIndex(source)
      let position = { (offset: Int) in index.position(at: offset, in: source) }
      uses = reader.uses.map { Use(key: $0.key, table: $0.table, position: position($0.offset)) }
      typed = reader.typed.map { ($0.path, position($0.offset)) }
      undecided = reader.undecided.map {
        Undecided(pattern: $0.pattern, position: position($0.offset))
      }
      openLiterals = lexer.openLiterals.map(position)
    }
    literals = reader.literals
    patterns = reader.patterns
  }

  /// Finds what may be keys in a source in Objective-C: its literals.
  package init(objectiveC bytes: [UInt8], file: String) {
    self.file = file
    var reader = KeyUseReader(functions: [], isOfSwiftUI: false)
    for stream in SwiftLexer(bytes, isObjectiveC: true).streams { reader.read(stream) }
    literals = reader.literals
  }

  /// Finds the uses in a template, such as a page in Mustache.
  ///
  /// What a group of `pattern` captures, or all that it matches, is a key. Without a pattern, each word of the template, and
  /// each text between quotes or brackets, may be one.
  package init(template bytes: [UInt8], file: String, pattern: Regex<AnyRegexOutput>?) {
    self.file = file
    let text = String(decoding: bytes, as: UTF8.self)
    guard let pattern else {
      literals = Self.parts(of: text)
      return
    }
    let found = text.matches(of: pattern).map { match in
      match.output.dropFirst().lazy.compactMap(\.range).first ?? match.range
    }
    Array(text.utf8).withUnsafeBufferPointer { buffer in
      let source = SourceBytes(buffer)
      let index = PositionIndex(source)
      uses = found.map { range in
        let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        return Use(
          key: String(text[range]), table: nil, position: index.position(at: offset, in: source))
      }
    }
  }

  private static func importsSwiftUI(_ tokens: [SwiftToken]) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { $0.name == "import" && $1.name == "SwiftUI" }
  }

  private static func parts(of text: String) -> Set<String> {
    var parts: Set<String> = []
    // Texts with quotes or brackets in them.
    for match in text.matches(of: /"([^"\n]+)"|'([^'\n]+)'/) {
      parts.insert(String(match.output.1 ?? match.output.2 ?? ""))
    }
    for match in text.matches(of: /}}([^{}\n]+){{/) { parts.insert(String(match.output.1)) }
    for part in text.split(whereSeparator: { "\"'{}<>()\n\r\r\n".contains($0) }) {
      let words = part.split(whereSeparator: \.isWhitespace)
      parts.insert(words.joined(separator: " "))
      // Mustache puts a sign before the name of a section.
      for word in words {
        parts.formUnion([String(word), String(word.drop { "#/^&!".contains($0) })])
      }
    }
    return parts
  }
}
