extension Library {
  /// Stores the credentials with which the user has signed in to servers.
  func signIn(_ credentials: Credentials) {
    userStore.change { db in
      for entry in credentials.all { try entry.write(to: db) }
    }
  }

  /// The credentials that requests for a feed may need.
  func credentials(for id: Feed.ID) -> [Credentials.Entry] {
    guard let feed = feed(id) else { return [] }
    return credentials.all.filter { Self.uses($0, feed) }
  }

  /// Removes the credentials for a feed; returns all feeds that used them.
  func signOut(of id: Feed.ID) -> Set<Feed.ID> {
    let entries = credentials(for: id)
    remove(entries)
    return Set(
      feeds.filter { feed in entries.contains { Self.uses($0, feed) } }.map(\.id))
  }

  /// The feeds that servers of these credentials did not send without them.
  func feeds(lockedFor credentials: Credentials) -> Set<Feed.ID> {
    let origins = Set(credentials.all.map(\.origin))
    return Set(
      feeds.filter { feed in
        feed.error?.reason.protectionSpace.map { origins.contains($0.origin) } ?? false
      }.map(\.id))
  }

  /// Removes those of these credentials that no feed uses.
  func removeUnused(_ entries: [Credentials.Entry]) {
    // Those of the user's feeds, which are not shown now.
    guard !isTemporary else { return }
    remove(entries.filter { entry in !feeds.contains { Self.uses(entry, $0) } })
  }

  private func remove(_ entries: [Credentials.Entry]) {
    guard !entries.isEmpty else { return }
    userStore.change { db in
      for entry in entries { try entry.remove(from: db) }
    }
  }

  private static func uses(_ entry: Credentials.Entry, _ feed: LoadedFeed) -> Bool {
    [feed.id, feed.address].compactMap(FeedAddress.url).contains(where: entry.isUsed)
  }
}
