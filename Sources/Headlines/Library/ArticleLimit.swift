/// Which articles of a feed are kept; saved ones always are.
enum ArticleLimit: String, CaseIterable, Identifiable {
  case all
  case newest1000
  case newest200
  case year
  case quarter
  case month

  var id: Self { self }

  /// The number of articles that are kept in each feed.
  var count: Int? {
    switch self {
    case .newest1000: 1_000
    case .newest200: 200
    case .all, .year, .quarter, .month: nil
    }
  }

  /// The age of the oldest articles that are kept.
  var days: Int? {
    switch self {
    case .year: 365
    case .quarter: 90
    case .month: 30
    case .all, .newest1000, .newest200: nil
    }
  }

  /// The name in the current language.
  var name: String {
    if let count { return Texts.limit.newest(articles: count) }
    if let days { return Texts.limit.age(days: days) }
    return Texts.limit.all
  }
}
