/// The properties of a feed outside of its items: RSS's `channel`, Atom's `feed`.
struct FeedMetadata {
  var title: FeedText?
  /// That of Dublin Core, for feeds without their own.
  var otherTitle: FeedText?
  var language: String?
  var link: String?
  /// The author of items that name none; Atom only.
  var author: String?

  /// Stores the value of an element directly inside the channel, or of a name inside its author.
  mutating func store(_ value: String, of element: FeedElement, attributes: [String: String]) {
    switch (element.namespace, element.name) {
    case (.core, "language"), (.dublinCore, "language"):
      if !value.isEmpty { language = value }
    case (.core, "link"):
      let address = attributes["href"] ?? value
      guard (attributes["rel"] ?? "alternate") == "alternate", FeedLink.isAbsolute(address) else {
        return
      }
      link = link ?? address
    case (.core, "name"):
      if !value.isEmpty { author = author ?? value }
    default: break
    }
  }
}
