/// What one item of a feed says, as it stands there; `Article` is made of it.
struct FeedItem {
  var id: String?
  /// The guid, where the feed says that it is an address.
  var permanentLink: String?
  var link: String?
  var title: FeedText?
  var description: FeedText?
  var content: FeedText?
  /// What the item's film or sound says about itself, for items that say nothing else.
  var mediaTitle: FeedText?
  var mediaDescription: FeedText?
  var authors: [String] = []
  var section: String?
  var published: String?
  var updated: String?
  var duration: Duration?
}
