/// The sources that somebody reads, as news readers hand them to each other in OPML files.
///
///     let list = try SubscriptionList(opml: bytes, file: "feeds.opml")
///     try Data(list.opml.utf8).write(to: file)
struct SubscriptionList: Sendable, Hashable {
  /// The name of the whole list; empty when it has none.
  var title = ""
  var subscriptions: [Subscription] = []
}
