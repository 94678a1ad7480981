extension Library {
  /// The names, passwords and tokens for servers.
  var credentials: Credentials {
    userStore.read(else: Credentials(), Credentials.init).adding(temporaryCredentials)
  }

  /// Stores the credentials with which the user has signed in to servers; those for temporary feeds last for this run.
  func signIn(_ credentials: Credentials) {
    if isTemporary {
      temporaryCredentials = temporaryCredentials.adding(credentials)
      return
    }
    userStore.change { try credentials.add(to: $0) }
  }

  /// The credentials that requests for a feed may need.
  func credentials(for id: Feed.ID) -> [Credentials.Entry] {
    guard let feed = feed(id) else { return [] }
    let used = credentials.entries.filter { $0.isUsed(by: feed.addresses) }
    let own = Set(used.filter { $0.feed != nil }.map(\.origin))
    // Not a sign-in of others in whose folder the feed is.
    return used.filter {
      $0.feed != nil || !own.contains($0.origin) || $0.feeds?.contains(id) == true
    }
  }

  /// The feeds that use any of these credentials.
  func feeds(using entries: [Credentials.Entry]) -> [LoadedFeed] {
    feeds.filter { feed in entries.contains { $0.isUsed(by: feed.addresses) } }
  }

  /// Removes the credentials for a feed; returns all feeds that used them.
  func signOut(of id: Feed.ID) -> Set<Feed.ID> {
    let entries = credentials(for: id)
    remove(entries)
    return Set(feeds(using: entries).map(\.id))
  }

  /// The feeds that failed for lack of credentials for these servers.
  func feeds(lockedFor credentials: Credentials) -> Set<Feed.ID> {
    let origins = Set(credentials.entries.map(\.origin))
    return Set(
      feeds.filter { feed in
        feed.error?.reason.protectionSpace.map { origins.contains($0.origin) } ?? false
      }.map(\.id))
  }

  /// Removes those of these credentials that no feed uses.
  func removeUnused(_ entries: [Credentials.Entry]) {
    // The user's feeds, which may use theirs, are not shown now.
    guard !isTemporary else { return }
    let feeds = feeds
    remove(entries.filter { entry in !feeds.contains { entry.isUsed(by: $0.addresses) } })
  }

  /// Records that a feed needed the credentials for these servers.
  func noteSignIns(at origins: Set<String>, for feed: LoadedFeed) {
    guard !origins.isEmpty else { return }
    var credentials = credentials
    guard credentials.noteUse(ofServers: origins, by: feed.id) else { return }
    if isTemporary {
      _ = temporaryCredentials.noteUse(ofServers: origins, by: feed.id)
      return
    }
    userStore.change { db in
      // Another program may have changed them.
      var stored = try Credentials(from: db)
      _ = stored.noteUse(ofServers: origins, by: feed.id)
      try stored.write(to: db)
    }
  }

  private func remove(_ entries: [Credentials.Entry]) {
    guard !entries.isEmpty else { return }
    temporaryCredentials.remove(entries)
    userStore.change { db in
      var stored = try Credentials(from: db)
      stored.remove(entries)
      try stored.write(to: db)
    }
    // Else the log and the copy of what is the user's own would have them until the program ends.
    work { [userStore] in await userStore.eraseRemoved() }
  }
}

extension LoadedFeed {
  /// Its address, before and after a redirect.
  var addresses: Set<String> { [id, address] }
}
