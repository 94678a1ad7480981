/// What a feed says about itself.
struct FeedChannel {
  var title: FeedText?
  var language: String?
  var link: String?
  /// Who wrote what names no author of its own; only Atom has this.
  var author: String?

  /// Keeps the value of an element right inside the channel, or of a name inside its author.
  mutating func keep(_ value: String, of element: FeedElement, attributes: [String: String]) {
    switch (element.strings, element.name) {
    case (.core, "language"), (.dublinCore, "language"):
      if !value.isEmpty { language = value }
    case (.core, "link"):
      let address = attributes["href"] ?? value
      guard (attributes["rel"] ?? "alternate") == "alternate", Link.isAbsolute(address) else {
        return
      }
      link = link ?? address
    case (.core, "name"):
      if !value.isEmpty { author = author ?? value }
    default: break
    }
  }
}
