/// An item of a document as written there, before it becomes an ``ArticleContent``.
struct FeedItem {
  var id: String?
  /// The RSS `guid`, if it is a web address.
  var permanentLink: String?
  var link: String?
  var title: FeedText?
  var description: FeedText?
  var content: FeedText?
  /// The title and description of the sound or film, for items without their own.
  var mediaTitle: FeedText?
  var mediaDescription: FeedText?
  var authors: [String] = []
  var section: String?
  var published: String?
  var updated: String?
  var duration: Duration?
  var enclosures: [FeedEnclosure] = []

  /// The duration of its sound or film: zero if the feed does not name it, nil for an item without either.
  var playingTime: Duration? {
    duration ?? (enclosures.contains { [.audio, .video].contains($0.media) } ? .zero : nil)
  }
}
