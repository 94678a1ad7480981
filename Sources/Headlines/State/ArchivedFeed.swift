/// The articles of a source as they were when it was fetched last, for reading offline.
struct ArchivedFeed: Equatable, Codable {
  /// The source; nil before anything was saved.
  var source: Source?
  var stories: [Story] = []
  /// What makes the next request conditional.
  var validators: Validators?
}

extension ArchivedFeed: StoredContent {
  static let version = 1

  /// The later fetch counts.
  func merged(with theirs: ArchivedFeed, since base: ArchivedFeed) -> ArchivedFeed { self }
}
