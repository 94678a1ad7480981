import LocalizableStrings

/// An article together with the source that it came from.
///
/// It is an object so that long lists of them are sorted and joined without being copied.
final class Story: Sendable, Identifiable {
  /// Tells this article from those of all sources, in every run of the program.
  let id: String
  let article: Article
  let source: Source
  /// What it is sorted by: when it was published or, where the feed does not tell, found.
  let date: Timestamp

  init(_ article: Article, from source: Source, date: Timestamp) {
    id = source.id.isEmpty ? article.id : source.id + " " + article.id
    self.article = article
    self.source = source
    self.date = date
  }
}

extension Story: Hashable {
  static func == (left: Story, right: Story) -> Bool {
    left === right
      || left.id == right.id && left.article == right.article && left.date == right.date
  }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Story: Codable {
  private enum CodingKeys: CodingKey {
    case article, source, date
  }

  convenience init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(Article.self, forKey: .article),
      from: try values.decode(Source.self, forKey: .source),
      date: Timestamp(secondsSince1970: try values.decode(Double.self, forKey: .date)))
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(article, forKey: .article)
    try values.encode(source, forKey: .source)
    try values.encode(date.secondsSince1970, forKey: .date)
  }
}
