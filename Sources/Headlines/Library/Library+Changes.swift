import LocalizableStrings

extension Library {
  /// Whether any feed can be fetched.
  var canRefresh: Bool { feeds.contains { $0.isRefreshable } }

  /// The feed with this address, before or after a permanent redirect.
  func feed(at address: String) -> LoadedFeed? {
    feeds.first { $0.id == address || $0.address == address }
  }

  /// Whether the user has removed the bundled feed.
  var lacksBundledFeed: Bool { !userState.includesBundledFeed }

  /// The articles of all feeds, and the saved ones that their feeds no longer have.
  var allArticles: [Article] {
    let (current, saved) = (articles(.all), savedArticles)
    guard !saved.isEmpty else { return current }
    var gone = Set(saved.map(\.id))
    for article in current { gone.remove(article.id) }
    return current + saved.filter { gone.contains($0.id) }
  }

  /// Subscribes to a feed; does nothing if there is one with its address.
  func add(_ feed: Feed) {
    guard self.feed(at: feed.id) == nil else { return }
    if feed.id.isEmpty {
      changeUserState { $0.includesBundledFeed = true }
      insertBundledFeed()
    } else {
      changeUserState { $0.feeds.append(feed) }
      insertOrReplace([LoadedFeed(feed: feed)])
    }
  }

  /// Unsubscribes from a feed.
  func remove(_ id: Feed.ID) {
    changeUserState { state in
      if id.isEmpty { state.includesBundledFeed = false }
      state.feeds.removeAll { $0.id == id }
      state.movedAddresses[id] = nil
    }
    removeArticles(of: id)
  }

  /// Applies what a refresh has brought; skips feeds that the user removed meanwhile.
  func apply(_ updates: [FeedUpdate]) async {
    let ids = Set(updates.map(\.id))
    await update(ids) { index in
      var changed: [Feed.ID: LoadedFeed] = [:]
      for update in updates {
        guard let feed = changed[update.id] ?? index.feed(update.id) else { continue }
        changed[update.id] = update.applied(to: feed)
      }
      return index.feeds.compactMap { changed[$0.id] }
    }
    for id in ids where feed(id) == nil { removeCache(of: id) }
    // Titles and redirects of a cancelled refresh are found again by the next one.
    guard !Task.isCancelled else { return }
    changeUserState { state in
      for index in state.feeds.indices where ids.contains(state.feeds[index].id) {
        guard let loaded = feed(state.feeds[index].id) else { continue }
        state.feeds[index].title = loaded.feed.title
        state.movedAddresses[loaded.id] = loaded.movedTo
      }
    }
  }

  /// Stores the user's language, and switches the bundled feed to it.
  func setLanguage(_ language: Language) {
    if userState.language != language.tag { changeUserState { $0.language = language.tag } }
    if feed(Feed.bundled.id) != nil { insertBundledFeed() }
  }

  /// Signs in: articles are saved under this profile from now on.
  func signIn(_ profile: Profile) {
    changeUserState { state in
      if !state.profiles.contains(where: { $0.id == profile.id }) {
        state.profiles.append(profile)
      }
      state.currentProfile = profile.name
    }
  }
}
