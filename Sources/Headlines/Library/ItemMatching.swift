import LocalizableStrings

/// Decides which stored article each item of a document is; the others are new.
///
/// What a feed gives as an identifier, or a link, may be that of many articles, or of another one each day. So a stored
/// article keeps the key that it got first, and is recognized by what else it has in common with an item.
struct ItemMatching {
  /// What is stored under a key: an article, or the mark of one that is not here.
  struct Stored {
    /// Nil if only the key is known.
    var title: String?
    var link: String?
    /// In seconds since 1970, as is the date.
    var published: Double?
    var date: Double?
    /// Whether a limit has removed it.
    var isDropped = false
    /// Whether its text is that of the item.
    var hasSameText = false
  }

  /// The key of an item, and what is stored under it if that is the same article.
  struct Match {
    let key: ArticleContent.ID
    var stored: Stored?
  }

  private struct Pair {
    let item: Int
    let key: ArticleContent.ID
    let stored: Stored
    let agreement: Int
  }

  /// What tells articles apart, unless several items have it.
  private enum Witness: Hashable {
    case key(String)
    case title(String)
    case link(String)
    case date(Double)
    case text(String)
  }

  let items: [ArticleContent]
  private var counts: [Witness: Int] = [:]
  private var hasCountedTexts = false
  private var pairs: [Pair] = []
  private var storedKeys: Set<ArticleContent.ID> = []

  init(_ items: [ArticleContent]) {
    self.items = items
    for item in items {
      let link = item.link.map(Witness.link)
      let date = (item.published?.secondsSince1970).map(Witness.date)
      for case let witness? in [.title(item.title), link, date] { counts[witness, default: 0] += 1 }
    }
    let keys = items.map { $0.origin?.keys(of: $0) ?? [] }
    for case let key? in keys.map(\.first) { counts[.key(key), default: 0] += 1 }
    // Only items with one first key can have others in common.
    for keys in keys where keys.first.map({ !isOwn(.key($0)) }) ?? false {
      for key in keys.dropFirst() { counts[.key(key), default: 0] += 1 }
    }
  }

  /// Looks for a stored article that is the item.
  ///
  /// `stored` returns what has the keys, and `isLinkShared` whether several stored articles have a link.
  mutating func find(
    _ index: Int,
    stored: ([ArticleContent.ID], ArticleContent) throws -> [ArticleContent.ID: Stored],
    isLinkShared: (String) throws -> Bool
  ) rethrows {
    let item = items[index]
    var keys = item.origin?.keys(of: item) ?? [item.id]
    var found = try stored(keys, item)
    // Where the last one is not the item's own, others follow without gaps.
    var isOpen =
      item.origin != nil
      && (found[keys[keys.count - 1]] != nil || !isOwn(.key(keys[keys.count - 1])))
    let count = keys.count
    while isOpen {
      let key = Self.key(keys.count, Array(keys[..<count]), item)
      found[key] = try stored([key], item)[key]
      isOpen = found[key] != nil
      keys.append(key)
    }
    for key in keys {
      guard let stored = found[key] else { continue }
      storedKeys.insert(key)
      guard let agreement = try agreement(of: item, with: stored, isLinkShared) else { continue }
      pairs.append(Pair(item: index, key: key, stored: stored, agreement: agreement))
    }
  }

  /// The match of each item.
  func matches() -> [Match] {
    var matches: [Match?] = items.map { _ in nil }
    var taken: Set<ArticleContent.ID> = []
    let ordered = pairs.enumerated().sorted {
      ($1.element.agreement, $0.offset) < ($0.element.agreement, $1.offset)
    }
    for (_, pair) in ordered where matches[pair.item] == nil {
      guard taken.insert(pair.key).inserted else { continue }
      matches[pair.item] = Match(key: pair.key, stored: pair.stored)
    }
    taken.formUnion(storedKeys)
    return matches.enumerated().map { index, match in
      if let match { return match }
      let key = newKey(of: items[index], besides: taken)
      taken.insert(key)
      return Match(key: key)
    }
  }

  /// The first key that neither another item nor a stored article has.
  private func newKey(
    of item: ArticleContent, besides taken: Set<ArticleContent.ID>
  ) -> ArticleContent.ID {
    guard let keys = item.origin?.keys(of: item) else { return item.id }
    if let key = keys.first(where: { isOwn(.key($0)) && !taken.contains($0) }) { return key }
    return (keys.count...).lazy.map { Self.key($0, keys, item) }.first { !taken.contains($0) }
      ?? item.id
  }

  /// A key by its number: behind those of the origin one with the text, then some with a counter.
  private static func key(
    _ number: Int, _ keys: [ArticleContent.ID], _ item: ArticleContent
  ) -> ArticleContent.ID {
    if number < keys.count { return keys[number] }
    let last = keys[keys.count - 1] + "#" + (item.textHash ?? "")
    return number == keys.count ? last : "\(last)#\(number - keys.count + 1)"
  }

  private static let equality = 9

  /// How much an item and a stored article have in common; nil if they are different articles.
  private mutating func agreement(
    of item: ArticleContent, with stored: Stored, _ isLinkShared: (String) throws -> Bool
  ) rethrows -> Int? {
    guard item.origin != nil, let title = stored.title else { return 1 }
    let published = item.published?.secondsSince1970
    let isDateEqual = published == stored.published
    let isLinkEqual = item.link == stored.link
    if title == item.title, isDateEqual, isLinkEqual, stored.hasSameText { return Self.equality }
    let hasTitle = title == item.title && isOwn(.title(title))
    let hasDate = isDateEqual && published.map { isOwn(.date($0)) } ?? false
    let hasText = stored.hasSameText && isOwnText(of: item)
    let hasLink = isLinkEqual && item.link.map { isOwn(.link($0)) && !Self.isHomePage($0) } ?? false
    let agreement = [hasTitle, hasDate, hasText, hasLink].count { $0 }
    guard agreement == 1 else { return agreement > 0 ? agreement : nil }
    let datesDiffer = !isDateEqual && published != nil && stored.published != nil
    let linksDiffer = !isLinkEqual && item.link != nil && stored.link != nil
    // Many articles have one date, some feeds one link or text for another article each day, and some titles come every week.
    if hasText { return datesDiffer || linksDiffer ? nil : agreement }
    if hasLink {
      guard item.origin?.identifier != nil, let link = item.link else { return nil }
      return try isLinkShared(link) ? nil : agreement
    }
    return hasTitle && !(datesDiffer && linksDiffer) ? agreement : nil
  }

  private func isOwn(_ witness: Witness) -> Bool { counts[witness, default: 0] <= 1 }

  private mutating func isOwnText(of item: ArticleContent) -> Bool {
    guard let text = item.textHash else { return false }
    if !hasCountedTexts {
      for case let text? in items.map(\.textHash) { counts[.text(text), default: 0] += 1 }
      hasCountedTexts = true
    }
    return isOwn(.text(text))
  }

  /// Whether a link leads to a site and not to a page of it.
  private static func isHomePage(_ link: String) -> Bool {
    guard let rest = link.firstRange(of: "://").map({ link[$0.upperBound...] }) else {
      return false
    }
    return rest.firstIndex { "/?#".contains($0) }.map { link[$0...] == "/" } ?? true
  }
}
