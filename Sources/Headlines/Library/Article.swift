import LocalizableStrings

/// An article as the program stores and shows it: its content, its feed, and its date.
///
/// A class, so that sorting and merging long lists does not copy the articles.
final class Article: Sendable, Identifiable {
  /// Unique among all feeds, and the same in every run.
  let id: String
  let content: ArticleContent
  let feed: Feed
  /// The sort key: the publication date or, without one, the date when the article was found.
  let date: Timestamp

  init(_ content: ArticleContent, from feed: Feed, date: Timestamp) {
    id = feed.id.isEmpty ? content.id : feed.id + " " + content.id
    self.content = content
    self.feed = feed
    self.date = date
  }
}

extension Article: Hashable {
  static func == (left: Article, right: Article) -> Bool {
    left === right
      || left.id == right.id && left.content == right.content && left.date == right.date
  }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Article: Codable {
  private enum CodingKeys: String, CodingKey {
    case content = "article"
    case feed = "source"
    case date
  }

  convenience init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(ArticleContent.self, forKey: .content),
      from: try values.decode(Feed.self, forKey: .feed),
      date: Timestamp(secondsSince1970: try values.decode(Double.self, forKey: .date)))
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(content, forKey: .content)
    try values.encode(feed, forKey: .feed)
    try values.encode(date.secondsSince1970, forKey: .date)
  }
}
