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
}
