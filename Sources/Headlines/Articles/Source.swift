/// Where articles come from.
struct Source: Sendable, Hashable, Codable, Identifiable {
  /// The address of its feed; empty for the articles that come with the program.
  let id: String
  /// Its name, as the feed tells it; empty as long as nobody knows it.
  var title: String

  init(id: String, title: String = "") {
    self.id = id
    self.title = title
  }

  /// The articles that come with the program.
  static let bundled = Source(id: "")
}
