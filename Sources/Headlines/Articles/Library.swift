import LocalizableStrings
import Observation

/// The news that there are, and what the reader did with them: coordinators change it, screens read it.
@MainActor @Observable
final class Library {
  private let source: ArticleSource
  private let store: StateStore?
  private(set) var state: ReaderState
  /// What went wrong with remembering, until somebody has told the reader.
  private var problem: StateProblem?
  /// Counted once for each language, until something is read.
  @ObservationIgnored private var unreadCounts: [Language: Int] = [:]

  /// Opens the library with what the store holds; without a store nothing is remembered.
  convenience init(source: ArticleSource, store: StateStore? = nil) {
    self.init(source: source, store: store, saved: store?.load() ?? (ReaderState(), nil))
  }

  /// Opens the library with what was loaded from the store: only the first to load a damaged file is
  /// told of it.
  init(
    source: ArticleSource, store: StateStore?,
    saved: (state: ReaderState, problem: StateProblem?)
  ) {
    self.source = source
    self.store = store
    (state, problem) = saved
  }

  /// The feed in the language that the program speaks now.
  var feed: Feed { source.feed(in: Localizer.current.language) }

  /// The article with an identifier, in the language that is spoken or else in another one.
  func article(_ id: Article.ID) -> Article? {
    let languages = [Localizer.current.language] + Localizer.current.available
    return languages.lazy.compactMap { language in
      self.source.feed(in: language).articles.first { $0.id == id }
    }.first
  }

  var unreadCount: Int {
    let (state, language) = (state, Localizer.current.language)
    if let count = unreadCounts[language] { return count }
    let count = feed.articles.count { !state.hasRead($0) }
    unreadCounts[language] = count
    return count
  }

  func isRead(_ article: Article) -> Bool { state.hasRead(article) }

  func markAsRead(_ article: Article) {
    guard !isRead(article) else { return }
    state.markAsRead(article.id)
    unreadCounts.removeAll()
    save()
  }

  func choose(_ language: Language) {
    guard state.language != language.tag else { return }
    state.language = language.tag
    save()
  }

  /// The problem that the reader was not told of yet.
  func takeProblem() -> StateProblem? {
    defer { problem = nil }
    return problem
  }

  private func save() {
    do throws(StateProblem) {
      try store?.save(state)
    } catch {
      problem = error
    }
  }
}
