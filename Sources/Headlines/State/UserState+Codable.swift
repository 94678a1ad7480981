extension UserState: Codable {
  private enum CodingKeys: String, CodingKey {
    case language, wasWelcomed, profiles
    case theme = "look"
    case hasCompactRows = "compactRows"
    case feeds = "sources"
    case movedAddresses = "moved"
    case includesBundledFeed = "readsBundled"
    case currentProfile = "profile"
    case legacyReadIDs = "readArticles"
  }

  /// Reads version 2, and version 1, which has only the language and the read articles; what a file lacks keeps its
  /// default.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      language: try values.decodeIfPresent(String.self, forKey: .language),
      legacyReadIDs: try values.decode(Set<Article.ID>.self, forKey: .legacyReadIDs))
    theme = try values.decodeIfPresent(String.self, forKey: .theme)
    hasCompactRows =
      try values.decodeIfPresent(Bool.self, forKey: .hasCompactRows) ?? hasCompactRows
    wasWelcomed = try values.decodeIfPresent(Bool.self, forKey: .wasWelcomed) ?? wasWelcomed
    feeds = try values.decodeIfPresent([Feed].self, forKey: .feeds) ?? feeds
    movedAddresses =
      try values.decodeIfPresent([Feed.ID: String].self, forKey: .movedAddresses) ?? movedAddresses
    includesBundledFeed =
      try values.decodeIfPresent(Bool.self, forKey: .includesBundledFeed) ?? includesBundledFeed
    profiles = try values.decodeIfPresent([Profile].self, forKey: .profiles) ?? profiles
    currentProfile = try values.decodeIfPresent(String.self, forKey: .currentProfile)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(language, forKey: .language)
    try values.encodeIfPresent(theme, forKey: .theme)
    if hasCompactRows { try values.encode(hasCompactRows, forKey: .hasCompactRows) }
    try values.encode(wasWelcomed, forKey: .wasWelcomed)
    try values.encode(feeds, forKey: .feeds)
    if !movedAddresses.isEmpty { try values.encode(movedAddresses, forKey: .movedAddresses) }
    try values.encode(includesBundledFeed, forKey: .includesBundledFeed)
    try values.encode(profiles, forKey: .profiles)
    try values.encodeIfPresent(currentProfile, forKey: .currentProfile)
    try values.encode(legacyReadIDs.sorted(), forKey: .legacyReadIDs)
  }
}
