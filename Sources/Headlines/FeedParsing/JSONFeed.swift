import Foundation

/// Reads JSON Feed 1.0 and 1.1 (jsonfeed.org), tolerating values of wrong types.
struct JSONFeed {
  private let feed: [String: Any]
  private let itemLimit: Int
  private let base: String?

  /// What some feeds have instead of the address of a version.
  private static let shortVersions: Set = ["1", "1.0", "1.1"]

  /// Parses a file at an address; nil if it is not a JSON Feed.
  init?(_ json: [UInt8], itemLimit: Int, address: String? = nil) {
    guard let feed = try? JSONSerialization.jsonObject(with: Data(json)) as? [String: Any],
      let version = Self.text(feed["version"]),
      version.contains("jsonfeed.org/version/")
        || feed["items"] is [Any] && Self.shortVersions.contains(version)
    else { return nil }
    self.feed = feed
    self.itemLimit = itemLimit
    base = [Self.text(feed["home_page_url"]), Self.text(feed["feed_url"]), address]
      .lazy.compactMap(\.self).first(where: FeedLink.isAbsolute)
  }

  /// The document.
  ///
  /// - Throws: `cancelled`.
  func document(isCancelled: () -> Bool) throws(FeedError.Reason) -> FeedDocument {
    let items = feed["items"] as? [Any] ?? []
    var articles = UniqueArticles()
    var omittedCount = 0
    for case let item as [String: Any] in items {
      if isCancelled() { throw .cancelled }
      if articles.count < itemLimit {
        articles.add(self.item(item), base: base)
      } else {
        omittedCount += 1
      }
    }
    let authors = Self.authors(of: feed)
    return FeedDocument(
      title: Self.unstated(feed["title"])?.line ?? "", language: Self.text(feed["language"]),
      articles: articles.articles(
        defaultAuthor: authors.isEmpty ? nil : authors.joined(separator: ", ")),
      omittedCount: omittedCount)
  }

  private func item(_ json: [String: Any]) -> FeedItem {
    var item = FeedItem()
    item.id = Self.text(json["id"])
    item.link = (Self.text(json["url"]) ?? Self.text(json["external_url"])).map {
      FeedLink.resolve($0, against: base)
    }
    item.title = Self.unstated(json["title"])
    item.description = Self.plain(json["summary"])
    item.content =
      Self.text(json["content_html"]).map { FeedText(bytes: Array($0.utf8), format: .html) }
      ?? Self.plain(json["content_text"])
    item.authors = Self.authors(of: json)
    item.section = (json["tags"] as? [Any])?.lazy.compactMap { Self.unstated($0)?.line }.first
    item.published = Self.text(json["date_published"])
    item.updated = Self.text(json["date_modified"])
    item.storeEnclosure(Self.text(json["image"]), type: "image", title: nil, base: base)
    for case let attachment as [String: Any] in json["attachments"] as? [Any] ?? [] {
      item.storeDuration(Self.text(attachment["duration_in_seconds"]))
      item.storeEnclosure(
        Self.text(attachment["url"]), type: Self.text(attachment["mime_type"]),
        title: Self.unstated(attachment["title"])?.line, base: base)
    }
    return item
  }

  /// The names in `authors` or, in version 1.0, `author`.
  private static func authors(of json: [String: Any]) -> [String] {
    let authors = json["authors"] as? [Any] ?? [json["author"] as Any]
    return authors.prefix(20).compactMap { author in
      (author as? [String: Any]).flatMap { plain($0["name"])?.line }
    }
  }

  /// The text of a string or number; nil for other values, and for an empty text.
  private static func text(_ value: Any?) -> String? {
    let text = value as? String ?? (value as? NSNumber)?.stringValue
    return text?.isEmpty == false ? text : nil
  }

  private static func plain(_ value: Any?) -> FeedText? {
    text(value).map { FeedText(bytes: Array($0.utf8), format: .plain) }
  }

  /// A title, which is plain text by the specification, and HTML in many feeds.
  private static func unstated(_ value: Any?) -> FeedText? {
    text(value).map { FeedText(bytes: Array($0.utf8), format: .unstated) }
  }
}
