/// A feed of `--feed`, for this run.
struct TemporaryFeed: Sendable {
  /// The address.
  let id: Feed.ID
  /// What was read of it before the start, if it is a file.
  var document: FeedDocument?
  /// Why it could not be read.
  var error: FetchError?
}
