import LocalizableStrings

extension Shelf {
  /// Takes a feed; articles that it had earlier stay, unless the shelf is for this run only.
  mutating func take(_ feed: Feed, now: Timestamp, mostEarlier: Int = 5_000) {
    if !feed.title.isEmpty { source.title = feed.title }
    let earlier = isGiven ? [] : Array(stories.prefix(mostEarlier))
    stories = Story.all(of: feed, from: source, knowing: earlier, now: now)
    omitted = feed.omitted
    failure = nil
  }
}
