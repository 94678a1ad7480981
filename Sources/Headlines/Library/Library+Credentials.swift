extension Library {
  /// Keeps the credentials with which the user has signed in to a server.
  func signIn(_ credentials: Credentials) {
    let known = Set(self.credentials.all)
    let new = credentials.all.filter { !known.contains($0) }
    userStore.change { db in
      for entry in new { try entry.write(to: db) }
    }
  }

  /// Removes the credentials for the server of a feed.
  func signOut(of id: Feed.ID) {
    guard let origin = Self.origin(of: id) else { return }
    userStore.change { try Credentials.remove(origin: origin, from: $0) }
  }

  /// Whether the user has signed in to the server of a feed.
  func isSignedIn(to id: Feed.ID) -> Bool { FeedAddress.url(id).map(credentials.contains) ?? false }

  /// The feeds that the server of a feed did not send without a sign-in.
  func feedsToSignIn(with id: Feed.ID) -> Set<Feed.ID> {
    let origin = feed(id)?.error?.reason.protectionSpace?.origin
    return Set(feeds.filter { $0.error?.reason.protectionSpace?.origin == origin }.map(\.id))
  }

  /// Removes the credentials for the server of a feed that was removed, if no other feed is from there.
  func signOutOfUnused(_ id: Feed.ID) {
    let origin = Self.origin(of: id)
    let isUsed = feeds.contains {
      Self.origin(of: $0.id) == origin || Self.origin(of: $0.address) == origin
    }
    if !isUsed { signOut(of: id) }
  }

  private static func origin(of address: String) -> String? {
    FeedAddress.url(address).map(ProtectionSpace.origin)
  }
}
