import Sternik

/// An item of the More tab, as links and the saved navigation state name it.
enum MoreItem: String, CaseIterable, Codable, Identifiable, LinkValue {
  case saved
  case search
  case feeds = "sources"
  case limit
  case interval = "refresh"
  case language
  case theme
  case rows
  case about

  var id: Self { self }

  /// What the list of items shows together, under a heading.
  enum Group: CaseIterable {
    case reading
    case appearance
    case program
  }

  var group: Group {
    switch self {
    case .saved, .search, .feeds, .limit, .interval: .reading
    case .language, .theme, .rows: .appearance
    case .about: .program
    }
  }
}
