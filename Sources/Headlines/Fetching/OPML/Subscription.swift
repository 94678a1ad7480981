/// One source of a list.
struct Subscription: Sendable, Hashable {
  /// What the reader calls the source; empty when it is only known by its address.
  var title: String
  /// Where the feed is, as the list writes it.
  var feed: String
  /// The page of the site, if the list names one.
  var page: String?
  /// The folders that it lies in, outermost first, none of them empty.
  var folders: [String] = []
}
