/// What came of asking for a feed.
struct FeedAnswer: Sendable, Hashable {
  let content: Content
  /// Where the feed is from now on, when its server says that it moved for good.
  var movedTo: SourceAddress?

  enum Content: Sendable, Hashable {
    /// The feed, and what to send with the next question for it.
    case feed(Feed, Validators)
    /// The feed is still as it was when the validators were given.
    case unchanged
  }
}
