/// An `outline` element: a feed, a folder, or something else such as a link.
struct OPMLOutline {
  private let attributes: [String: String]

  /// The names of the attributes may be in any case.
  init(_ attributes: [String: String]) {
    self.attributes = Dictionary(
      attributes.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The title, on one line; may be empty.
  var title: String {
    Self.line(attributes["title"]) ?? Self.line(attributes["text"]) ?? ""
  }

  /// The feed, if it is one; outside of folders, its first category is its folders.
  func feed(in folders: [String]) -> OPMLFeed? {
    guard let address = Self.line(attributes["xmlurl"]) else { return nil }
    return OPMLFeed(
      title: title, address: address, homePage: Self.line(attributes["htmlurl"]),
      folders: folders.isEmpty ? categories : folders)
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
