import StringsSyntax

extension TextRule {
  /// The source text has no entities, so nothing decodes them.
  static let escapedEntity = TextRule(code: .escapedEntity, own: .ampersand, source: []) { pair in
    if let twice = pair.own.entity(of: Entities.twice),
      pair.source.entity(of: Entities.twice) == nil
    {
      return TextProblem("write '&\(twice.dropFirst(5))' for '\(twice)'")
    }
    guard !pair.sourceTable.usesEntities, !pair.source.hasEntity,
      Tags(pair.sourceBytes).paired.isDisjoint(with: Tags.ofHTML),
      let entity = pair.own.entity(of: Entities.characters.map(\.key)),
      let character = Entities.characters.first(where: { $0.key == entity })?.value
    else { return nil }
    return TextProblem("write '\(character)' for '\(entity)', as \(pair.sourceLanguage) does")
  }
}

private enum Entities {
  static let characters: KeyValuePairs = [
    "&lt;": "<", "&gt;": ">", "&amp;": "&", "&quot;": "\"", "&apos;": "'", "&#39;": "'",
    "&#039;": "'", "&#x27;": "'",
  ]
  static let twice = ["&amp;lt;", "&amp;gt;", "&amp;amp;", "&amp;quot;", "&amp;nbsp;", "&amp;#39;"]
}

extension String {
  /// Whether it has an entity of HTML, such as `&nbsp;` or `&#39;`.
  var hasEntity: Bool {
    let bytes = utf8
    var index = bytes.startIndex
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "&")) {
      index = bytes.index(after: start)
      let name = bytes[index...].prefix(10).prefix {
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "#")
      }
      if name.count > 1, name.endIndex < bytes.endIndex, bytes[name.endIndex] == UInt8(ascii: ";") {
        return true
      }
    }
    return false
  }

  /// The first of these entities that it has.
  fileprivate func entity(of names: [String]) -> String? { names.first { contains($0) } }
}
