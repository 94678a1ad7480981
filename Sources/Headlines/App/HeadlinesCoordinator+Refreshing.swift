import Sternik

extension HeadlinesCoordinator {
  /// Fetches the feeds with these ids, or all.
  ///
  /// During a refresh, the given feeds wait until it has ended; a request for all makes it the user's. Failures of a refresh
  /// that the user did not ask for are one line, and stay in the list of feeds.
  func refresh(_ ids: Set<Feed.ID>? = nil, isRequested: Bool = true) {
    guard library.refreshProgress == nil else {
      if ids == nil, isRequested { library.refreshProgress?.isRequested = true }
      return pendingFeeds.formUnion(ids ?? [])
    }
    if ids == nil { lastAttempt = dependencies.now() }
    let feeds = library.feeds.filter { feed in
      feed.isRefreshable && ids?.contains(feed.id) ?? true
    }
    guard !feeds.isEmpty else { return }
    let lastRow = library.lastRow
    let refresh = RefreshCoordinator(
      feeds, isRequested: isRequested, library: library, fetch: dependencies.fetch,
      now: dependencies.now, presenter: presenter)
    refresh.didApply = continueRestoring
    refresh.done = { failed, isRequested in
      // The user knows why, unless they have asked for the refresh.
      let failed = isRequested ? failed : failed.filter { !self.signedOutFeeds.contains($0) }
      self.signedOutFeeds = []
      self.endRestoring()
      self.refreshPending()
      self.announce(newSince: lastRow, failed: failed, isRequested: isRequested)
      if isRequested { self.unreportedFailures.formUnion(failed) }
      self.reportFailures()
    }
    start(child: refresh)
  }

  /// Says in a line that goes by itself what a refresh has brought, and which feeds failed if no alert will say it.
  func announce(newSince lastRow: Int64, failed: [Feed.ID], isRequested: Bool) {
    let count = library.unreadCount(after: lastRow)
    // The first articles of all are no news.
    if count > 0, lastRow > 0 { window?.toast(Texts.refresh.brought(articles: count)) }
    if count == 0, isRequested, failed.isEmpty { window?.toast(Texts.refresh.nothing) }
    let names = failed.compactMap { library.feed($0)?.feed.displayName }
    if !isRequested, let name = names.first {
      window?.toast(
        names.count == 1
          ? Texts.refresh.failedOne(name) : Texts.refresh.failed(sources: names.count),
        kind: .warning)
    }
  }

  /// Refreshes all feeds if the last attempt is as long ago as the user has chosen.
  func refreshIfDue() {
    let minutes = library.settings.refreshInterval.rawValue
    guard minutes > 0 else { return }
    let passed = lastAttempt.map {
      dependencies.now().secondsSince1970 - $0.secondsSince1970
    }
    if passed.map({ $0 >= Double(minutes) * 60 || $0 < 0 }) ?? true { refresh(isRequested: false) }
  }

  func cancelRefresh() {
    children.lazy.compactMap { $0 as? RefreshCoordinator }.first?.finish()
    endRestoring()
    refreshPending()
  }

  /// Fetches feeds after a change of their credentials; a refresh that is running has the old ones, so it starts again.
  func refetch(_ ids: Set<Feed.ID>) {
    guard let isRequested = library.refreshProgress?.isRequested else {
      return refresh(ids, isRequested: false)
    }
    pendingFeeds = []
    cancelRefresh()
    refresh(isRequested: isRequested)
  }

  private func refreshPending() {
    let ids = pendingFeeds
    pendingFeeds = []
    if !ids.isEmpty { refresh(ids) }
  }

  /// Subscribes to a feed that was fetched.
  func add(_ feed: Feed, _ response: FeedResponse, _ credentials: Credentials) {
    let addresses = [feed.id] + [response.movedTo?.text].compactMap(\.self)
    let known = addresses.lazy.compactMap(library.feed(at:)).first
    library.signIn(
      known.map { credentials.only(for: nil).adding(credentials.forFeeds([$0.id])) } ?? credentials)
    if known == nil { library.add(feed) }
    // A page that needs a sign-in may name a feed of another server.
    library.removeUnused(credentials.entries)
    if let known {
      window?.toast(Texts.addSource.known(known.feed.displayName), kind: .warning)
      if known.isLocked { refetch([known.id]) }
      return
    }
    library.work { [library, weak window] in
      await library.apply([.fetched(feed.id, response)])
      library.updateSearch()
      guard let added = library.feed(feed.id) else { return }
      window?.toast(Texts.addSource.added(added.feed.displayName), kind: .success)
    }
  }

  /// Asks whether to unsubscribe from a feed, since its articles go.
  func remove(_ id: Feed.ID) {
    guard let name = library.feed(id)?.feed.displayName else { return }
    presentAlert(
      title: name, message: Texts.sources.removeQuestion, kind: .information,
      actions: [
        AlertAction(Texts.sources.remove, role: .destructive) {
          self.library.remove(id)
          self.window?.toast(Texts.sources.removed(name), kind: .success)
        },
        AlertAction(Texts.alert.cancel, role: .cancel),
      ])
  }

  private func signingIn(to feeds: [LoadedFeed]) -> [AlertAction] {
    let locked = feeds.filter(\.isLocked)
    guard let feed = locked.first else { return [] }
    let host = feed.error?.reason.protectionSpace?.origin
    let others = locked.filter { $0.error?.reason.protectionSpace?.origin != host }
    return [
      AlertAction(Texts.sources.signIn) {
        // Another alert follows for other servers.
        self.unreportedFailures.formUnion(others.map(\.id))
        self.signIn(to: feed.id)
      }
    ]
  }

  /// Shows which feeds could not be fetched, with buttons to sign in and to retry; waits while another modal or an
  /// ``AlertDeferring`` screen is active.
  func reportFailures() {
    guard let window, !unreportedFailures.isEmpty, window.modals.isEmpty,
      !(window.activeScreen is any AlertDeferring)
    else { return }
    let unreported = unreportedFailures
    unreportedFailures = []
    // A feed may have been removed or fetched meanwhile.
    let failed = library.feeds.filter { unreported.contains($0.id) && $0.error != nil }
    guard !failed.isEmpty else { return }
    presentAlert(
      title: Texts.refresh.failed(sources: failed.count),
      message: AlertLines.reasons(of: failed),
      actions: signingIn(to: failed) + [
        AlertAction(Texts.refresh.again) { self.refresh(Set(failed.map(\.id))) },
        AlertAction(Texts.alert.ok, role: .cancel),
      ])
  }
}
