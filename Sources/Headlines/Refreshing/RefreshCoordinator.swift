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

  private static let longestPause = Duration.milliseconds(200)

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
    // The coordinator may be released while what came is put on the shelves.
    fetching = Task { [library, weak self] in
      var failures: [FetchFailure] = []
      for await outcomes in outcomes.gathered() {
        let spent = await ContinuousClock().measure { await library.take(outcomes) }
        guard self != nil, !Task.isCancelled else { return }
        let answers = outcomes.filter(\.isAnswer)
        library.refresh?.done += answers.count
        failures += answers.compactMap(\.failure)
        // Most of the time is for what is still to come: of long lists more is put up at once.
        try? await Task.sleep(for: min(spent * 4, Self.longestPause))
      }
      guard let self, !Task.isCancelled else { return }
      finish()
      done(failures)
    }
  }

  /// However it ended, nothing is waited for any more.
  private func end() {
    fetching?.cancel()
    library.refresh = nil
  }
}
