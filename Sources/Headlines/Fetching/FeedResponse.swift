/// The result of fetching a feed.
struct FeedResponse: Sendable, Hashable {
  let content: Content
  /// The new address, after a permanent redirect.
  var movedTo: FeedAddress?
  /// The origins of the servers that got a credential.
  var signedInOrigins: Set<String> = []

  enum Content: Sendable, Hashable {
    /// The document, and the validators for the next request.
    case document(FeedDocument, HTTPValidators)
    /// The feed has not changed since the request's validators.
    case unchanged
  }
}
