extension ReaderState: Codable {
  private enum CodingKeys: String, CodingKey {
    case language, look, wasWelcomed, sources, moved, readsBundled, profiles, profile
    case earlierReads = "readArticles"
  }

  /// Reads version 2, and version 1, which had the language and the articles only.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      language: try values.decodeIfPresent(String.self, forKey: .language),
      earlierReads: try values.decode(Set<Story.ID>.self, forKey: .earlierReads))
    look = try values.decodeIfPresent(String.self, forKey: .look)
    wasWelcomed = try values.decodeIfPresent(Bool.self, forKey: .wasWelcomed) ?? false
    sources = try values.decodeIfPresent([Source].self, forKey: .sources) ?? []
    moved = try values.decodeIfPresent([Source.ID: String].self, forKey: .moved) ?? [:]
    readsBundled = try values.decodeIfPresent(Bool.self, forKey: .readsBundled) ?? true
    profiles = try values.decodeIfPresent([Profile].self, forKey: .profiles) ?? []
    profile = try values.decodeIfPresent(String.self, forKey: .profile)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(language, forKey: .language)
    try values.encodeIfPresent(look, forKey: .look)
    try values.encode(wasWelcomed, forKey: .wasWelcomed)
    try values.encode(sources, forKey: .sources)
    if !moved.isEmpty { try values.encode(moved, forKey: .moved) }
    try values.encode(readsBundled, forKey: .readsBundled)
    try values.encode(profiles, forKey: .profiles)
    try values.encodeIfPresent(profile, forKey: .profile)
    try values.encode(earlierReads.sorted(), forKey: .earlierReads)
  }
}
