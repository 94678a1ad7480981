/// The order of the articles of a list; raw values are saved.
enum ArticleOrder: String, CaseIterable {
  case newest
  case oldest
  /// The newest of each feed, in the order in which the user subscribed to them.
  case feed

  /// The name in the current language.
  @MainActor var name: String {
    switch self {
    case .newest: Texts.order.newest
    case .oldest: Texts.order.oldest
    case .feed: Texts.order.feed
    }
  }

  /// The one after this, and the first after the last.
  var next: ArticleOrder {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
