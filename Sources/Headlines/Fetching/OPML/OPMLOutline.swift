/// One line of an OPML file: a source, a folder of others, or neither.
struct OPMLOutline {
  private let attributes: [String: String]

  /// Takes the attributes of an `outline` element, whose names programs write in any case.
  init(_ attributes: [String: String]) {
    self.attributes = Dictionary(
      attributes.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// What it is called, on one line; empty when it has no name.
  var title: String {
    Self.line(attributes["title"]) ?? Self.line(attributes["text"]) ?? ""
  }

  /// The source, if it is one; where it lies in no folder, its categories are the way to it.
  func subscription(in folders: [String]) -> Subscription? {
    guard let feed = Self.line(attributes["xmlurl"]) else { return nil }
    return Subscription(
      title: title, feed: feed, page: Self.line(attributes["htmlurl"]),
      folders: folders.isEmpty ? categories : folders)
  }

  /// The first of `/News/World,/Daily`, as a way through folders.
  private var categories: [String] {
    let first = attributes["category"]?.split(separator: ",").first ?? ""
    return first.split(separator: "/").compactMap { Self.line(String($0)) }
  }

  private static func line(_ text: String?) -> String? {
    let words = text?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
    return words.isEmpty ? nil : words
  }
}
