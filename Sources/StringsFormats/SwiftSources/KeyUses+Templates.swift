import StringsSyntax

extension KeyUses {
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
