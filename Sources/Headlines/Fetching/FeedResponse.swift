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

extension FeedResponse {
  /// The mistake in the document, which is kept beside its articles; nil if it has none.
  func mistake(of feed: LoadedFeed) -> FetchError? {
    guard case .document(let document, _) = content, let mistake = document.mistake else {
      return nil
    }
    let address = FeedAddress(stored: feed.address)
    let error = FeedError(file: "\(address)", line: mistake.line, reason: mistake.reason)
    return FetchError(address: address, reason: .unreadable(error))
  }
}
