/// An `outline` element: a feed, a folder, or something else such as a link.
struct OPMLOutline {
  private let attributes: [String: String]
  /// The attributes that have no meaning here, with their names as they are written.
  private let others: [String: String]

  private static let known: Set<String> = ["title", "text", "xmlurl", "htmlurl"]

  /// The names of the attributes may be in any case.
  init(_ attributes: [String: String]) {
    // A prefix means nothing without its namespace.
    others = attributes.filter {
      !Self.known.contains($0.key.lowercased()) && !$0.key.contains(":")
    }
    self.attributes = Dictionary(
      attributes.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The title or else the text, on one line; may be empty.
  var title: String {
    Self.line(attributes["title"]) ?? Self.line(attributes["text"]) ?? ""
  }

  /// Whether it is a folder if it contains others; an outline with another address is a link.
  var canBeFolder: Bool { !title.isEmpty && attributes["url"] == nil }

  /// Whether it is a folder also if it is empty; a feed without an address is none.
  var isFolder: Bool {
    canBeFolder && !Self.feedTypes.contains(attributes["type"]?.lowercased() ?? "")
  }

  private static let feedTypes: Set = ["rss", "atom", "json"]

  /// The feed, if it is one; outside of folders, its first category is its folders.
  func feed(in folders: [String]) -> OPMLFeed? {
    guard let address = Self.line(attributes["xmlurl"]) else { return nil }
    let name = name
    return OPMLFeed(
      title: name == nil ? title : Self.line(attributes["title"]) ?? "", name: name,
      address: address, homePage: Self.line(attributes["htmlurl"]),
      folders: folders.isEmpty ? categories : folders,
      others: others.filter { $0 != ("type", "rss") })
  }

  /// The text, if it is another one than the title.
  private var name: String? {
    guard let title = attributes["title"], let text = Self.line(attributes["text"]) else {
      return nil
    }
    return text == Self.line(title) ? nil : text
  }

  /// The parts of the first category: `News` and `World` of `/News/World,/Daily`.
  private var categories: [String] {
    let first = attributes["category"]?.split(separator: ",").first ?? ""
    return first.split(separator: "/").compactMap { Self.line(String($0)) }
  }

  private static func line(_ text: String?) -> String? {
    let words = text?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
    return words.isEmpty ? nil : words
  }
}
