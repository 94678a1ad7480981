import Foundation

/// The feeds that a web page names: `<link rel="alternate" type="application/rss+xml" href="/feed">`.
///
/// Source: https://html.spec.whatwg.org/multipage/links.html#rel-alternate.
enum PageFeeds {
  /// A page that names more names something else.
  private static let limit = 50
  private static let maxLinks = 10_000

  private static let types: Set = [
    "application/rss+xml", "application/atom+xml", "application/rdf+xml", "application/feed+json",
    "application/xml", "text/xml",
  ]

  /// The feeds of a page at `address`, each once, in the order of the page.
  static func feeds(in html: [UInt8], at address: String) -> [Feed] {
    var feeds: [Feed] = []
    var base: String?
    var tags = HTMLTags(of: html)
    var links = 0
    while feeds.count < limit, links < maxLinks, let tag = tags.next() {
      let attributes = HTMLAttributes(of: tag, in: html)
      switch tag.name {
      case "base":
        // The first one counts.
        base = base ?? attributes.text("href").map { FeedLink.resolve($0, against: address) }
      case "link":
        links += 1
        guard let feed = feed(attributes, at: base ?? address),
          !feeds.contains(where: { $0.id == feed.id })
        else { continue }
        feeds.append(feed)
      default: break
      }
    }
    return feeds
  }

  private static func feed(_ attributes: HTMLAttributes, at base: String) -> Feed? {
    let relations = attributes.text("rel")?.lowercased().split(whereSeparator: \.isWhitespace) ?? []
    let type = attributes.text("type")?.lowercased().prefix { $0 != ";" && $0 != " " } ?? ""
    let isFeed =
      relations.contains("feed") || relations.contains("alternate") && types.contains("\(type)")
    guard isFeed, let link = attributes.text("href"),
      let url = FeedAddress.url(FeedLink.resolve(link, against: base))
    else { return nil }
    return Feed(id: url.absoluteString, title: attributes.text("title")?.onOneLine ?? "")
  }
}
