/// What the program remembers of its reader from one run to the next.
struct ReaderState: Sendable, Equatable {
  /// The tag of the language that the reader chose; nil while they never chose one.
  var language: String?
  private(set) var readArticles: Set<String> = []
  /// The identifiers in the order in which the articles were first read, so that the file only grows
  /// at its end.
  private(set) var readingOrder: [String] = []

  init(language: String? = nil, readArticles: [String] = []) {
    self.language = language
    for id in readArticles { markAsRead(id) }
  }

  func hasRead(_ article: Article) -> Bool { readArticles.contains(article.id) }

  /// Remembers an article by its identifier; doing so again changes nothing.
  mutating func markAsRead(_ id: String) {
    if readArticles.insert(id).inserted { readingOrder.append(id) }
  }

  /// This state with the articles that another run of the program has read meanwhile.
  func joined(with other: ReaderState) -> ReaderState {
    var joined = ReaderState(language: language ?? other.language, readArticles: other.readingOrder)
    for id in readingOrder { joined.markAsRead(id) }
    return joined
  }
}
