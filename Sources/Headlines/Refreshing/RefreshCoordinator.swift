import Sternik

/// Asks sources for news while the reader goes on reading; it shows no screen of its own.
final class RefreshCoordinator: Coordinator {
  /// All sources have answered, or could not.
  @Once var done: ([FetchFailure]) -> Void = { _ in }

  private let shelves: [Shelf]
  private let library: Library
  private let fetch: FetchSources
  private let now: () -> Timestamp
  private var fetching: Task<Void, Never>?

  init(
    _ shelves: [Shelf], library: Library, fetch: @escaping FetchSources,
    now: @escaping () -> Timestamp, presenter: any Presenter
  ) {
    self.shelves = shelves
    self.library = library
    self.fetch = fetch
    self.now = now
    super.init(presenter: presenter)
    removeCoordinator = { ($0 as? RefreshCoordinator)?.end() }
  }

  override func start() {
    library.refresh = RefreshProgress(total: shelves.count)
    let outcomes = fetch(shelves, now())
    fetching = Task { [weak self] in
      var failures: [FetchFailure] = []
      for await outcome in outcomes {
        guard let self, !Task.isCancelled else { return }
        if case .failed(let failure) = outcome { failures.append(failure) }
        take(outcome)
      }
      guard let self, !Task.isCancelled else { return }
      finish()
      done(failures)
    }
  }

  private func take(_ outcome: FetchOutcome) {
    switch outcome {
    case .kept(let shelf): return library.take(shelf)
    case .fetched(let shelf): library.take(shelf)
    case .failed(let failure): library.take(failure)
    }
    library.refresh?.done += 1
  }

  /// However it ended, nothing is waited for any more.
  private func end() {
    fetching?.cancel()
    library.refresh = nil
  }
}
