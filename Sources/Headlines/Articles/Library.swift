import LocalizableStrings
import Observation

/// The news that there are, and what the reader did with them: coordinators change it, screens read it.
@MainActor @Observable
final class Library {
  /// The sources in the reader's order, each with its articles.
  private(set) var shelves: [Shelf] = []
  /// The articles of all sources, the newest first.
  private(set) var stories: [Story] = []
  /// How far the fetching of the sources is; nil while none are fetched.
  var refresh: RefreshProgress?
  private var memory: Memory
  @ObservationIgnored private let bundled = BundledFeeds()
  @ObservationIgnored private var selections: [StorySelection: [Story]] = [:]
  @ObservationIgnored private let now: () -> Timestamp

  /// Opens the library: with the shelves that were given for this run or, without them, those that the
  /// reader chose.
  init(given: [Shelf]? = nil, memory: Memory = Memory(), now: @escaping () -> Timestamp) {
    self.memory = memory
    self.now = now
    if let given {
      for shelf in given { put(shelf) }
    } else {
      if reader.readsBundled { putBundled() }
      for source in reader.sources { put(Shelf(source: source)) }
    }
  }

  /// What the reader chose and read.
  var reader: ReaderState { memory.reader.content }

  /// Where what was fetched is kept.
  var folder: StateFolder? { memory.folder }

  var unreadCount: Int { shelves.reduce(0) { $0 + $1.unread } }

  var omittedCount: Int { shelves.reduce(0) { $0 + $1.omitted } }

  func shelf(_ id: Source.ID) -> Shelf? { shelves.first { $0.id == id } }

  /// The articles of a kind, the newest first; each kind is picked once.
  func stories(_ selection: StorySelection) -> [Story] {
    let stories = stories
    if let picked = selections[selection] { return picked }
    let picked = selection.picked(from: stories)
    selections[selection] = picked
    return picked
  }

  /// The article with an identifier, among those there are and those saved, or else among those that come
  /// with the program in another language.
  func story(_ id: Story.ID) -> Story? {
    stories.first { $0.id == id } ?? savedStories.first { $0.id == id }
      ?? Localizer.current.available.lazy.compactMap { language in
        self.bundledStories(in: language).first { $0.id == id }
      }.first
  }

  func isRead(_ story: Story) -> Bool { reader.hasRead(story.id) }

  /// The articles that whoever is signed in has saved, the last saved first.
  var savedStories: [Story] { memory.saved.content.stories(of: reader.profile) }

  func isSaved(_ story: Story) -> Bool {
    memory.saved.content.contains(story, of: reader.profile)
  }

  func toggleSaved(_ story: Story) {
    let profile = reader.profile
    memory.changeSaved { $0.toggle(story, of: profile) }
  }

  func markAsRead(_ stories: [Story]) {
    let unread = stories.filter { !isRead($0) }
    guard !unread.isEmpty else { return }
    memory.changeReader { reader in for story in unread { reader.markAsRead(story.id) } }
    for source in Set(unread.map(\.source.id)) { count(source) }
  }

  /// Changes what is remembered of the reader.
  func changeReader(_ change: (inout ReaderState) -> Void) { memory.changeReader(change) }

  /// The problem with remembering that the reader was not told of yet.
  func takeProblem() -> StateProblem? { memory.takeProblem() }

  /// Puts a shelf in place of the one with the same source, or behind the others.
  func put(_ shelf: Shelf) {
    var shelf = shelf
    shelf.unread = shelf.stories.count { !isRead($0) }
    if let index = shelves.firstIndex(where: { $0.id == shelf.id }) {
      shelves[index] = shelf
    } else {
      shelves.append(shelf)
    }
    selections.removeAll()
    stories = stories.replacing(shelf.id, by: shelf.stories)
  }

  /// Takes a shelf away with its articles.
  func takeAway(_ source: Source.ID) {
    shelves.removeAll { $0.id == source }
    selections.removeAll()
    stories = stories.replacing(source, by: [])
  }

  /// Shows the articles that come with the program in the language that is spoken now.
  func putBundled() {
    let stories = bundledStories(in: Localizer.current.language)
    put(Shelf(source: stories.first?.source ?? .bundled, stories: stories))
  }

  private func bundledStories(in language: Language) -> [Story] {
    let feed = bundled.feed(in: language)
    return Story.all(of: feed, from: Source(id: "", title: feed.title), now: now())
  }

  private func count(_ source: Source.ID) {
    guard let index = shelves.firstIndex(where: { $0.id == source }) else { return }
    shelves[index].unread = shelves[index].stories.count { !isRead($0) }
  }
}
