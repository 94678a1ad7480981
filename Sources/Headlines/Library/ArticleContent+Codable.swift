import LocalizableStrings

extension ArticleContent: Codable {
  private enum CodingKeys: CodingKey {
    case id, title, summary, body, section, author, published, link, duration
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let published = try values.decodeIfPresent(Double.self, forKey: .published)
    let duration = try values.decodeIfPresent(Double.self, forKey: .duration)
    self.init(
      id: try values.decode(String.self, forKey: .id),
      title: try values.decode(String.self, forKey: .title),
      summary: try values.decodeIfPresent(String.self, forKey: .summary) ?? "",
      body: try values.decodeIfPresent([String].self, forKey: .body) ?? [],
      section: try values.decodeIfPresent(String.self, forKey: .section),
      author: try values.decodeIfPresent(String.self, forKey: .author),
      published: published.map { Timestamp(secondsSince1970: $0) },
      link: try values.decodeIfPresent(String.self, forKey: .link),
      // The file may be edited by hand: ignore durations out of range.
      duration: duration.flatMap { (0...1e9).contains($0) ? .seconds($0) : nil })
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(title, forKey: .title)
    if !summary.isEmpty { try values.encode(summary, forKey: .summary) }
    if !body.isEmpty { try values.encode(body, forKey: .body) }
    try values.encodeIfPresent(section, forKey: .section)
    try values.encodeIfPresent(author, forKey: .author)
    try values.encodeIfPresent(published?.secondsSince1970, forKey: .published)
    try values.encodeIfPresent(link, forKey: .link)
    try values.encodeIfPresent(duration.map { $0 / .seconds(1) }, forKey: .duration)
  }
}
