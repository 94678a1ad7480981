/// Reads the name in RSS's `author`, which should be an email address.
enum AuthorName {
  /// The name in `anna@example.org (Anna Nowak)` or `Anna Nowak <anna@example.org>`, else the whole
  /// text.
  static func name(in text: String) -> String {
    guard text.contains("@") else { return text }
    if let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close {
      let name = text[text.index(after: open)..<close]
      if name.contains(where: \.isLetter) { return String(name) }
    }
    if let open = text.firstIndex(of: "<") {
      let name = text[..<open].filter { $0 != "\"" }.split(separator: " ").joined(separator: " ")
      if name.contains(where: \.isLetter) { return name }
    }
    return text
  }
}
