/// A feed that the user subscribes to.
struct Feed: Sendable, Hashable, Decodable, Identifiable {
  /// The address as the user added it; empty for the feed that comes with the program.
  let id: String
  /// The title from the feed's document; empty until the feed was fetched once.
  var title: String

  init(id: String, title: String = "") {
    self.id = id
    self.title = title
  }

  /// The feed that comes with the program.
  static let bundled = Feed(id: "")

  /// The title, or the address while the title is unknown.
  var displayName: String { title.isEmpty ? displayAddress : title }

  /// The address with its password hidden.
  var displayAddress: String { FeedAddress.url(id).map { "\(FeedAddress.web($0))" } ?? id }
}
