import LocalizableStrings
import Observation

/// The news that there are, and what the reader did with them: coordinators change it, screens read it.
@MainActor @Observable
final class Library {
  /// How far the fetching of the sources is; nil while none are fetched.
  var refresh: RefreshProgress?
  private var edition = Edition()
  @ObservationIgnored private let memory: Memory
  @ObservationIgnored private let bundled = BundledFeeds()
  @ObservationIgnored private let now: () -> Timestamp

  /// How often an edition is begun anew because something else has changed.
  private static let mostTries = 3

  /// Opens the library: with the shelves that were given for this run or, without them, those that the
  /// reader chose.
  init(given: [Shelf]? = nil, memory: Memory = Memory(), now: @escaping () -> Timestamp) {
    self.memory = memory
    self.now = now
    memory.didLearnMarks = { [weak self] source in self?.count([source]) }
    if let given {
      put(given)
    } else {
      if reader.readsBundled { putBundled() }
      put(reader.sources.map { Shelf(source: $0, movedTo: reader.moved[$0.id]) })
    }
  }

  /// What the reader chose.
  var reader: ReaderState { memory.reader.content }

  /// The sources in the reader's order, each with its articles.
  var shelves: [Shelf] { edition.shelves }

  var omittedCount: Int { shelves.reduce(0) { $0 + $1.omitted } }

  func shelf(_ id: Source.ID) -> Shelf? { edition.shelf(id) }

  /// The articles of a kind from all sources, the newest first.
  func stories(_ selection: StorySelection) -> [Story] { edition.stories(selection) }

  /// How many articles of a kind were not opened yet.
  func unreadCount(_ selection: StorySelection) -> Int {
    shelves.reduce(0) { $0 + ($1.unread[selection] ?? 0) }
  }

  /// The article with an identifier, among those there are and those saved, or else among those that come
  /// with the program in another language.
  func story(_ id: Story.ID) -> Story? {
    stories(.all).first { $0.id == id } ?? savedStories.first { $0.id == id }
      ?? Localizer.current.available.lazy.compactMap { language in
        self.bundledStories(in: language).first { $0.id == id }
      }.first
  }

  func isRead(_ story: Story) -> Bool {
    memory.marks(of: story.source.id).content.contains(story.article.id)
      || reader.earlierReads.contains(story.id)
  }

  /// The articles that whoever is signed in has saved, the last saved first.
  var savedStories: [Story] { memory.saved.content.stories(of: reader.profile) }

  func isSaved(_ story: Story) -> Bool {
    memory.saved.content.contains(story, of: reader.profile)
  }

  func toggleSaved(_ story: Story) {
    let profile = reader.profile
    memory.saved.change { $0.toggle(story, of: profile) }
  }

  func markAsRead(_ stories: [Story]) {
    let earlier = reader.earlierReads
    for (source, stories) in Dictionary(grouping: stories, by: \.source.id) {
      let marks = memory.marks(of: source)
      let known = marks.content
      let unread = stories.filter {
        !known.contains($0.article.id) && !earlier.contains($0.id)
      }
      guard !unread.isEmpty else { continue }
      // The newest last, because the first are forgotten first.
      marks.change { marks in
        for story in unread.reversed() { marks.insert(story.article.id) }
      }
      edition.count(unread, of: source, by: editor(for: [source]))
    }
  }

  private func count(_ sources: Set<Source.ID>) {
    edition.count(sources, by: editor(for: sources))
  }

  /// Changes what is remembered of the reader.
  func changeReader(_ change: (inout ReaderState) -> Void) { memory.reader.change(change) }

  /// Calls whenever something cannot be remembered; ``takeProblem()`` has what it was.
  func tellProblems(_ tell: @escaping () -> Void) { memory.didFail = tell }

  /// The problem with remembering that the reader was not told of yet.
  func takeProblem() -> StateProblem? { memory.takeProblem() }

  /// Waits until everything is remembered, or could not be.
  func save() async { await memory.save() }

  /// Puts shelves in place of those with the same source, or behind the others.
  func put(_ shelves: [Shelf]) {
    let filled = Set(shelves.lazy.filter { !$0.stories.isEmpty }.map(\.id))
    edition.put(shelves, by: editor(for: filled))
  }

  /// Puts what comes of `changes` to the shelves; all but the changes themselves happens beside the main actor.
  ///
  /// The changes are asked for again when something else has changed meanwhile.
  func put(_ sources: Set<Source.ID>, _ changes: (Edition) -> [Shelf]) async {
    await memory.loadMarks(of: sources)
    for _ in 1...Self.mostTries {
      let before = edition
      let next = await editor(for: sources).edition(after: before, putting: changes(before))
      guard edition.revision == before.revision else { continue }
      edition = next
      return
    }
    // Who changes something all the time must not keep the news away.
    edition.put(changes(edition), by: editor(for: sources))
  }

  /// Takes a shelf away with its articles, also with those that were kept.
  func takeAway(_ source: Source.ID) {
    edition.takeAway(source)
    removeArchive(of: source)
  }

  func removeArchive(of source: Source.ID) { memory.removeArchive(of: source) }

  /// Shows the articles that come with the program in the language that is spoken now.
  func putBundled() {
    let stories = bundledStories(in: Localizer.current.language)
    put([Shelf(source: stories.first?.source ?? .bundled, stories: stories)])
  }

  private func bundledStories(in language: Language) -> [Story] {
    let feed = bundled.feed(in: language)
    return Story.all(of: feed, from: Source(id: "", title: feed.title), now: now())
  }

  private func editor(for sources: Set<Source.ID>) -> Editor {
    let marks = sources.map { ($0, memory.marks(of: $0).content) }
    return Editor(
      worldSections: StorySelection.worldSections, marks: Dictionary(uniqueKeysWithValues: marks),
      earlierReads: reader.earlierReads)
  }
}
