/// A feed that the user subscribes to.
struct Feed: Sendable, Hashable, Identifiable {
  /// The address as the user added it; empty for the feed that comes with the program.
  let id: String
  /// The title from the feed's document; empty until the feed was fetched once.
  var title: String

  /// The user's own name for the feed, else empty.
  var name: String

  init(id: String, title: String = "", name: String = "") {
    self.id = id
    self.title = title
    self.name = name
  }

  /// The feed that comes with the program.
  static let bundled = Feed(id: "")

  /// The user's name, else the title, or the address while the title is unknown.
  var displayName: String {
    [name, title].first { !$0.isInvisible } ?? displayAddress
  }

  /// The address with its password hidden.
  var displayAddress: String { FeedAddress.url(id).map { "\(FeedAddress.web($0))" } ?? id }
}
