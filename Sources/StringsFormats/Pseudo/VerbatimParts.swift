/// The parts of a text that a program or a browser reads, such as `{name}`, `${count}`, `<b>` and `&nbsp;`.
struct VerbatimParts {
  struct Part {
    var text: Substring
    var isVerbatim: Bool
  }

  private(set) var parts: [Part] = []

  init(_ text: String) {
    var rest = text[...]
    var plainStart = rest.startIndex
    while let character = rest.first {
      guard let end = Self.end(of: rest, character) else {
        rest = rest.dropFirst()
        continue
      }
      add(text[plainStart..<rest.startIndex], isVerbatim: false)
      add(rest[..<end], isVerbatim: true)
      rest = rest[end...]
      plainStart = end
    }
    add(text[plainStart...], isVerbatim: false)
  }

  private mutating func add(_ text: Substring, isVerbatim: Bool) {
    if !text.isEmpty { parts.append(Part(text: text, isVerbatim: isVerbatim)) }
  }

  /// The end of a verbatim part at the start of a text; `nil` if it starts with none.
  private static func end(of text: Substring, _ first: Character) -> String.Index? {
    switch first {
    case "{": endOfGroup(text, "{", "}")
    case "$" where text.dropFirst().first == "{": endOfGroup(text.dropFirst(), "{", "}")
    case "$" where text.dropFirst().first == "(": endOfGroup(text.dropFirst(), "(", ")")
    case "%" where text.dropFirst().first == "{": endOfGroup(text.dropFirst(), "{", "}")
    case "<": endOfTag(text)
    case "&": endOfEntity(text)
    default: nil
    }
  }

  /// The end of brackets that are nested, as those of a plural in ICU's format.
  private static func endOfGroup(
    _ text: Substring, _ open: Character, _ close: Character
  ) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return text.index(after: index) }
    }
    return nil
  }

  /// The end of `<b>`, `</b>` or `<a href="…">`, but not of "a < b".
  private static func endOfTag(_ text: Substring) -> String.Index? {
    let name = text.dropFirst().drop { $0 == "/" || $0 == "!" }
    guard name.first?.isLetter == true,
      let end = text.dropFirst().firstIndex(where: { $0 == ">" || $0 == "<" }), text[end] == ">"
    else { return nil }
    return text.index(after: end)
  }

  /// The end of `&nbsp;` or `&#160;`.
  private static func endOfEntity(_ text: Substring) -> String.Index? {
    let name = text.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
    guard !name.isEmpty, text[name.endIndex...].first == ";" else { return nil }
    return text.index(after: name.endIndex)
  }
}
