import Sternik

/// Refreshes feeds while the user continues; it has no screen.
final class RefreshCoordinator: Coordinator {
  /// The library has the articles of some feeds.
  var didApply: () -> Void = {}
  /// All fetches have ended; reports the feeds that failed, and whether the user asked for the refresh, perhaps meanwhile.
  @Once var done: (_ failed: [Feed.ID], _ isRequested: Bool) -> Void = { _, _ in }

  private let feeds: [LoadedFeed]
  private let isRequested: Bool
  private let library: Library
  private let fetch: FetchFeeds
  private let now: () -> Timestamp
  private var refreshing: Task<Void, Never>?

  private static let maxPause = Duration.milliseconds(200)

  init(
    _ feeds: [LoadedFeed], isRequested: Bool, library: Library, fetch: @escaping FetchFeeds,
    now: @escaping () -> Timestamp, presenter: any Presenter
  ) {
    self.feeds = feeds
    self.isRequested = isRequested
    self.library = library
    self.fetch = fetch
    self.now = now
    super.init(presenter: presenter)
    removeCoordinator = { ($0 as? RefreshCoordinator)?.end() }
  }

  override func start() {
    library.refreshProgress = RefreshProgress(total: feeds.count, isRequested: isRequested)
    let updates = fetch(feeds, library.credentials, now())
    // Weak: the coordinator may be removed while the library applies updates.
    refreshing = Task { [library, weak self] in
      var failed: [Feed.ID] = []
      for await batch in updates.batched() {
        let spent = await ContinuousClock().measure {
          await library.apply(batch) { update in
            guard self != nil, !Task.isCancelled else { return }
            if update.error != nil { failed.append(update.id) }
            library.refreshProgress?.completed += 1
            library.refreshProgress?.failed = failed.count
          }
        }
        guard self != nil, !Task.isCancelled else { return }
        self?.didApply()
        // Bounds the share of time spent on updates: long lists get larger batches.
        try? await Task.sleep(for: min(spent * 4, Self.maxPause))
      }
      guard let self, !Task.isCancelled else { return }
      if failed.count < feeds.count { library.lastRefresh = now() }
      let isRequested = library.refreshProgress?.isRequested ?? isRequested
      finish()
      done(failed, isRequested)
    }
  }

  private func end() {
    refreshing?.cancel()
    library.refreshProgress = nil
    library.updateSearch()
    library.deleteRemovedFeeds()
  }
}
