import Sternik

extension HeadlinesCoordinator {
  /// Asks sources for news: those with these addresses, or all.
  func refresh(_ sources: Set<Source.ID>? = nil) {
    guard library.refresh == nil else { return }
    let shelves = library.shelves.filter { shelf in
      shelf.isRefreshable && sources?.contains(shelf.id) ?? true
    }
    guard !shelves.isEmpty else { return }
    let refresh = RefreshCoordinator(
      shelves, library: library, fetch: surroundings.fetch, now: surroundings.now,
      presenter: presenter)
    refresh.done = tell
    start(child: refresh)
  }

  func cancelRefresh() {
    children.lazy.compactMap { $0 as? RefreshCoordinator }.first?.finish()
  }

  /// Adds a source, and asks it for its articles.
  func add(_ source: Source) {
    library.add(source)
    tellProblem()
    refresh([source.id])
  }

  /// Tells which sources could not be read, and offers to try them again.
  private func tell(_ failures: [FetchFailure]) {
    guard !failures.isEmpty else { return }
    let sources = Set(failures.map(\.source))
    presentAlert(
      title: Texts.refresh.failed(sources: failures.count),
      message: Self.message(of: failures),
      actions: [
        AlertAction(Texts.refresh.again) { self.refresh(sources) },
        AlertAction(Texts.alert.ok, role: .cancel),
      ])
  }

  private static func message(of failures: [FetchFailure]) -> String {
    let most = 4
    let shown = failures.prefix(most).map(\.error.text)
    return (shown + (failures.count > most ? ["…"] : [])).joined(separator: "\n")
  }
}
