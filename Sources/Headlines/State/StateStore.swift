import Foundation

/// Everything that the program keeps from one run to the next, loaded and saved.
@MainActor
final class StateStore {
  let userState: Persisted<UserState>
  let savedArticles: Persisted<SavedArticles>
  /// Another program has marked articles of a feed as read.
  var didReceiveReadMarks: (Feed.ID) -> Void = { _ in }
  /// State could not be loaded or saved; ``takeError()`` returns the error.
  var didFail: () -> Void = {}
  private let folder: StateFolder?
  private let isReadOnly: Bool
  private var readMarks: [Feed.ID: Persisted<ReadMarks>] = [:]
  private var error: StateError?
  /// True from a failed save until one succeeds; only the first failure is reported.
  private var isFailing = false

  /// A store in memory only.
  convenience init() {
    self.init(userState: Persisted(), savedArticles: Persisted(), in: nil, isReadOnly: true)
  }

  /// Loads the state in a folder; a damaged file is reported only by the first program that loads it.
  convenience init(_ folder: StateFolder) {
    let (userState, savedArticles) = (folder.userState.load(), folder.savedArticles.load())
    self.init(
      userState: Persisted(userState.content, in: folder.userState),
      savedArticles: Persisted(savedArticles.content, in: folder.savedArticles), in: folder,
      isReadOnly: false)
    error = userState.error ?? savedArticles.error
  }

  private init(
    userState: Persisted<UserState>, savedArticles: Persisted<SavedArticles>,
    in folder: StateFolder?, isReadOnly: Bool
  ) {
    self.userState = userState
    self.savedArticles = savedArticles
    self.folder = folder
    self.isReadOnly = isReadOnly
    observe(userState)
    observe(savedArticles)
  }

  /// A copy that changes in memory only.
  var readOnlyCopy: StateStore {
    let store = StateStore(
      userState: Persisted(userState.content), savedArticles: Persisted(savedArticles.content),
      in: folder, isReadOnly: true)
    store.error = error
    return store
  }

  /// The read marks of a feed, loaded on first use.
  func readMarks(of feed: Feed.ID) -> Persisted<ReadMarks> {
    readMarks[feed] ?? add(folder?.readMarks(of: feed).load(), of: feed)
  }

  /// Loads the read marks of some feeds off the main actor.
  func loadReadMarks(of feeds: some Sequence<Feed.ID>) async {
    guard let folder else { return }
    let all = await folder.loadedReadMarks(of: feeds.filter { readMarks[$0] == nil })
    for (feed, loaded) in all where readMarks[feed] == nil { add(loaded, of: feed) }
    if all.contains(where: { $0.loaded.error != nil }) { didFail() }
  }

  @discardableResult
  private func add(
    _ loaded: (content: ReadMarks, error: StateError?)?, of feed: Feed.ID
  ) -> Persisted<ReadMarks> {
    error = error ?? loaded?.error
    var content = ReadMarks(of: feed)
    if let loaded, loaded.content.feed == feed { content = loaded.content }
    let marks = Persisted(content, in: isReadOnly ? nil : folder?.readMarks(of: feed))
    observe(marks)
    marks.didMerge = { [weak self] in self?.didReceiveReadMarks(feed) }
    readMarks[feed] = marks
    return marks
  }

  /// Deletes the cache file of a feed.
  func removeCache(of feed: Feed.ID) {
    guard !isReadOnly, let folder else { return }
    unlink(folder.cachedFeed(feed).path)
  }

  /// Waits until everything is saved; retries each failed save once.
  func save() async {
    repeat {
      await userState.waitUntilSaved()
      await savedArticles.waitUntilSaved()
      for marks in readMarks.values { await marks.waitUntilSaved() }
    } while userState.isSaving || savedArticles.isSaving
      || readMarks.values.contains(where: \.isSaving)
    await userState.retrySaving()
    await savedArticles.retrySaving()
    for marks in readMarks.values { await marks.retrySaving() }
  }

  /// Returns and clears the last error.
  func takeError() -> StateError? {
    defer { error = nil }
    return error
  }

  private func observe<Content: StoredContent>(_ persisted: Persisted<Content>) {
    persisted.didSave = { [weak self] in self?.isFailing = false }
    persisted.didFail = { [weak self] in self?.fail($0) }
  }

  private func fail(_ error: StateError) {
    self.error = error
    guard !isFailing else { return }
    isFailing = true
    didFail()
  }
}

extension StateFolder {
  @concurrent
  fileprivate func loadedReadMarks(
    of feeds: [Feed.ID]
  ) async -> [(feed: Feed.ID, loaded: (content: ReadMarks, error: StateError?))] {
    feeds.map { ($0, readMarks(of: $0).load()) }
  }
}
