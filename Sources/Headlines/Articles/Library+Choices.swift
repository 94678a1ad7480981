import LocalizableStrings

extension Library {
  /// Whether there is a source that can be asked for news.
  var canRefresh: Bool { shelves.contains { $0.isRefreshable } }

  /// Whether the reader has removed the articles that come with the program.
  var lacksBundled: Bool { !reader.readsBundled }

  /// All articles that there are, and those that were saved and are gone from their sources.
  var everything: [Story] {
    let known = Set(stories.map(\.id))
    return stories + savedStories.filter { !known.contains($0.id) }
  }

  /// Reads this source from now on, too; one that is read already stays as it is.
  func add(_ source: Source) {
    guard shelf(source.id) == nil else { return }
    if source.id.isEmpty {
      changeReader { $0.readsBundled = true }
      putBundled()
    } else {
      changeReader { $0.sources.append(source) }
      put(Shelf(source: source))
    }
  }

  /// Does not read this source any more.
  func remove(_ source: Source.ID) {
    changeReader { reader in
      if source.isEmpty { reader.readsBundled = false }
      reader.sources.removeAll { $0.id == source }
    }
    takeAway(source)
  }

  /// Takes what a source has answered; one that was removed meanwhile stays removed.
  func take(_ fetched: Shelf) {
    guard shelf(fetched.id) != nil else { return }
    put(fetched)
    if reader.sources.contains(where: { $0.id == fetched.id && $0.title != fetched.source.title }) {
      changeReader { reader in
        for index in reader.sources.indices where reader.sources[index].id == fetched.id {
          reader.sources[index].title = fetched.source.title
        }
      }
    }
  }

  /// Remembers why a source could not be read.
  func take(_ failure: FetchFailure) {
    guard var shelf = shelf(failure.source) else { return }
    shelf.failure = failure.error
    put(shelf)
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
