import LocalizableStrings

/// Finds out which stored articles of a feed the items of a document are.
///
/// An item is the stored article with its guid or, without a guid, its link, if no other item and no other stored article has
/// that, unless title, date and link all differ. If several have its guid, its link decides in the same way, else title and
/// date together, and without a date title and text. If its guid or link is not stored, as in feeds with new guids at each
/// fetch, it is the article with its title and date, unless the links differ; each other item is a new article.
struct ArticleMatching: Sendable {
  /// Returns a hash of the text of a stored article; nil if it is unknown.
  typealias TextHash = (StoredArticle) throws -> String?

  let items: [ArticleContent]
  /// The indices of the items with a name.
  private let itemsByName: [String: [Int]]
  private var matches: [StoredArticle?]
  private var matchedKeys: Set<ArticleContent.ID> = []
  private var storedKeys: Set<ArticleContent.ID> = []

  private struct TitleAndDate: Hashable {
    let title: String
    let published: Double?
  }

  init(_ items: [ArticleContent]) {
    self.items = items
    itemsByName = Dictionary(grouping: items.indices) { items[$0].name }
    matches = items.map { _ in nil }
  }

  /// The names of the items, in no particular order.
  var names: [String] { Array(itemsByName.keys) }

  /// The items without a match, by their dates.
  var unmatched: [Double?: [Int]] {
    Dictionary(grouping: items.indices.filter { matches[$0] == nil }) {
      items[$0].published?.secondsSince1970
    }
  }

  /// Matches the items with a name with the stored articles whose keys begin with it.
  mutating func match(_ name: String, _ stored: [StoredArticle], textHash: TextHash) rethrows {
    let indices = itemsByName[name] ?? []
    // A link may continue with # where that of another item ends.
    let stored = stored.filter { $0.key == name || itemsByName[$0.key] == nil }
    storedKeys.formUnion(stored.lazy.map(\.key))
    if indices.count == 1, stored.count == 1 {
      let item = items[indices[0]]
      if item.identity != .missing, !item.isAnother(than: stored[0]) {
        match(indices[0], stored[0])
      }
    } else {
      matchLinks(of: indices, stored)
    }
    try matchContents(of: indices, stored, textHash: textHash)
  }

  /// Matches items with stored articles of the same title and date.
  mutating func matchContents(
    of indices: [Int], _ stored: [StoredArticle], textHash: TextHash
  ) rethrows {
    let left = indices.filter { matches[$0] == nil }
    guard !left.isEmpty else { return }
    let storedByContent = Dictionary(grouping: stored.filter { !matchedKeys.contains($0.key) }) {
      $0.title.map { [published = $0.published] in TitleAndDate(title: $0, published: published) }
    }
    let itemsByContent = Dictionary(grouping: left) {
      TitleAndDate(title: items[$0].title, published: items[$0].published?.secondsSince1970)
    }
    for (content, indices) in itemsByContent {
      guard let stored = storedByContent[content] else { continue }
      let isOnly = indices.count == 1 && stored.count == 1
      if isOnly, content.published != nil {
        if !items[indices[0]].hasOtherLink(than: stored[0]) { match(indices[0], stored[0]) }
        continue
      }
      let storedByText = try Dictionary(grouping: stored) { try textHash($0) }
      for index in indices {
        // The text of a removed article is unknown.
        let isTextUnknown = isOnly && stored[0].row == nil
        let candidates = isTextUnknown ? stored : storedByText[items[index].textHash] ?? []
        let found = candidates.first {
          !matchedKeys.contains($0.key) && !items[index].hasOtherLink(than: $0)
        }
        if let found { match(index, found) }
      }
    }
  }

  private mutating func matchLinks(of indices: [Int], _ stored: [StoredArticle]) {
    let storedByLink = Dictionary(grouping: stored, by: \.link)
    for (link, indices) in Dictionary(grouping: indices, by: { items[$0].link }) {
      guard let link, indices.count == 1, let stored = storedByLink[link], stored.count == 1,
        !items[indices[0]].hasOtherTitleAndDate(than: stored[0])
      else { continue }
      match(indices[0], stored[0])
    }
  }

  private mutating func match(_ index: Int, _ stored: StoredArticle) {
    guard matches[index] == nil, matchedKeys.insert(stored.key).inserted else { return }
    matches[index] = stored
  }

  /// The articles with the keys that they have or get, and their dates.
  ///
  /// An article without a date keeps that with which it was found, else it has that of the article before it, and the first
  /// one has `now`.
  func articles(now: Timestamp) -> [(content: ArticleContent, date: Timestamp)] {
    var (date, taken) = (now, storedKeys.union(matchedKeys))
    return zip(items, matches).map { item, match in
      if let published = item.published {
        date = published
      } else if let found = match?.date {
        date = Timestamp(secondsSince1970: found)
      }
      let key = match?.key ?? item.key(besides: taken)
      taken.insert(key)
      return (item.with(id: key), date)
    }
  }
}

extension ArticleContent {
  /// Whether the article is another one, although it has the name of a stored one.
  fileprivate func isAnother(than stored: StoredArticle) -> Bool {
    guard case .guid = identity else { return hasOtherTitleAndDate(than: stored) }
    return stored.title.map { $0 != title } ?? false && hasOtherLink(than: stored)
      && (published == nil || published?.secondsSince1970 != stored.published)
  }

  fileprivate func hasOtherTitleAndDate(than stored: StoredArticle) -> Bool {
    guard let title = stored.title, let date = stored.published, let published else { return false }
    return title != self.title && date != published.secondsSince1970
  }

  fileprivate func hasOtherLink(than stored: StoredArticle) -> Bool {
    guard let link, let other = stored.link else { return false }
    return link != other
  }
}
