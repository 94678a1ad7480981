import LocalizableStrings

extension Library {
  /// Whether there is a source that can be asked for news.
  var canRefresh: Bool { shelves.contains { $0.isRefreshable } }

  /// The shelf of a feed, by the address that it has or had.
  func shelf(askedAt address: String) -> Shelf? {
    shelves.first { $0.id == address || $0.address == address }
  }

  /// Whether the reader has removed the articles that come with the program.
  var lacksBundled: Bool { !reader.readsBundled }

  /// All articles that there are, and those that were saved and are gone from their sources.
  var everything: [Story] {
    let (there, saved) = (stories(.all), savedStories)
    guard !saved.isEmpty else { return there }
    var gone = Set(saved.map(\.id))
    for story in there { gone.remove(story.id) }
    return there + saved.filter { gone.contains($0.id) }
  }

  /// Reads this source from now on, too; one that is read already stays as it is.
  func add(_ source: Source) {
    guard shelf(askedAt: source.id) == nil else { return }
    if source.id.isEmpty {
      changeReader { $0.readsBundled = true }
      putBundled()
    } else {
      changeReader { $0.sources.append(source) }
      put([Shelf(source: source)])
    }
  }

  /// Does not read this source any more.
  func remove(_ source: Source.ID) {
    changeReader { reader in
      if source.isEmpty { reader.readsBundled = false }
      reader.sources.removeAll { $0.id == source }
      reader.moved[source] = nil
    }
    takeAway(source)
  }

  /// Takes what sources have answered, or why they could not; a source that was removed meanwhile stays
  /// removed.
  func take(_ outcomes: [FetchOutcome]) async {
    let sources = Set(outcomes.map(\.source))
    await put(sources) { edition in
      var changed: [Source.ID: Shelf] = [:]
      for outcome in outcomes {
        guard let shelf = changed[outcome.source] ?? edition.shelf(outcome.source) else { continue }
        changed[outcome.source] = outcome.applied(to: shelf)
      }
      return edition.shelves.compactMap { changed[$0.id] }
    }
    for source in sources where shelf(source) == nil { removeArchive(of: source) }
    // What a run that has ended would have remembered, the next one learns again.
    guard !Task.isCancelled else { return }
    changeReader { reader in
      for index in reader.sources.indices where sources.contains(reader.sources[index].id) {
        guard let shelf = shelf(reader.sources[index].id) else { continue }
        reader.sources[index].title = shelf.source.title
        reader.moved[shelf.id] = shelf.movedTo
      }
    }
  }

  /// Speaks a language from now on, also in the next run.
  func choose(_ language: Language) {
    if reader.language != language.tag { changeReader { $0.language = language.tag } }
    if shelf(Source.bundled.id) != nil { putBundled() }
  }

  /// Lets a reader in; what is saved from now on is theirs.
  func signIn(_ profile: Profile) {
    changeReader { reader in
      if !reader.profiles.contains(where: { $0.id == profile.id }) {
        reader.profiles.append(profile)
      }
      reader.profile = profile.name
    }
  }
}
