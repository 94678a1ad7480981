import Sternik

extension HeadlinesCoordinator {
  /// Asks sources for news: those with these addresses, or all.
  ///
  /// While others are being asked, those that are named wait until that is over.
  func refresh(_ sources: Set<Source.ID>? = nil) {
    guard library.refresh == nil else { return waitingSources.formUnion(sources ?? []) }
    let shelves = library.shelves.filter { shelf in
      shelf.isRefreshable && sources?.contains(shelf.id) ?? true
    }
    guard !shelves.isEmpty else { return }
    let refresh = RefreshCoordinator(
      shelves, library: library, fetch: surroundings.fetch, now: surroundings.now,
      presenter: presenter)
    refresh.done = { failures in
      self.refreshWaiting()
      self.tell(failures)
    }
    start(child: refresh)
  }

  func cancelRefresh() {
    children.lazy.compactMap { $0 as? RefreshCoordinator }.first?.finish()
    refreshWaiting()
  }

  private func refreshWaiting() {
    let sources = waitingSources
    waitingSources = []
    if !sources.isEmpty { refresh(sources) }
  }

  /// Adds a source, and asks it for its articles.
  func add(_ source: Source) {
    if let known = library.shelf(askedAt: source.id) {
      return presentAlert(title: Texts.addSource.known, message: known.source.displayName)
    }
    library.add(source)
    refresh([source.id])
  }

  private func tell(_ failures: [FetchFailure]) {
    untoldFailures.formUnion(failures.map(\.source))
    tellFailures()
  }

  /// Tells which sources could not be read, and offers to try them again; not while the reader is at
  /// something, or something else is told.
  func tellFailures() {
    guard isActive, !untoldFailures.isEmpty, window.modals.isEmpty,
      !(window.activeScreen is any Undisturbed)
    else { return }
    let untold = untoldFailures
    untoldFailures = []
    // Some may have been removed, or mended, meanwhile.
    let failed = library.shelves.filter { untold.contains($0.id) && $0.failure != nil }
    guard !failed.isEmpty else { return }
    presentAlert(
      title: Texts.refresh.failed(sources: failed.count),
      message: AlertLines.joined(
        failed.map { shelf in
          Texts.alert.named(shelf.source.displayName, shelf.failure?.reasonText ?? "")
        }),
      actions: [
        AlertAction(Texts.refresh.again) { self.refresh(Set(failed.map(\.id))) },
        AlertAction(Texts.alert.ok, role: .cancel),
      ])
  }
}
