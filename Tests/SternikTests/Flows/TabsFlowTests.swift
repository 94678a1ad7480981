import ConsoleTesting
import Sternik
import Testing

// A newspaper with five tabs. At the first start a welcome screen covers them. The app coordinator opens the
// articles of all tabs. Only coordinators change the saved articles. Signing in replaces the coordinator of the
// last tab.

private struct Article: Equatable {
  let section: String
  let title: String

  static let all = [
    Article(section: "News", title: "Ferry sails again"),
    Article(section: "Culture", title: "Ladder on loan"),
    Article(section: "Science", title: "Moss remembers"),
  ]
}

/// The saved articles as screens see them.
@MainActor private protocol SavedArticles {
  var articles: [Article] { get }
}

/// The state that is kept between two runs; only coordinators can change it.
private final class Library: SavedArticles {
  var isUserNew = true
  private(set) var articles: [Article] = []

  func toggle(_ article: Article) {
    if articles.contains(article) {
      articles.removeAll { $0 == article }
    } else {
      articles.append(article)
    }
  }
}

private final class WelcomeScreen: Screen {
  var didTapStart: () -> Void = {}
  let title = "Welcome"
  var body: some View { Button("Start reading") { self.didTapStart() } }
}

private final class SectionScreen: Screen {
  var didSelect: (Article) -> Void = { _ in }
  let title: String

  init(section: String) { title = section }

  var body: some View {
    List(Article.all.filter { $0.section == title }) { article in
      Text(article.title)
    } didSelect: { article in
      self.didSelect(article)
    }
  }
}

private final class SavedScreen: Screen {
  var didSelect: (Article) -> Void = { _ in }
  private let saved: any SavedArticles
  let title = "Saved"

  init(saved: any SavedArticles) { self.saved = saved }

  var body: some View {
    Text("Saved: \(saved.articles.count)")
    List(saved.articles) { article in
      Text(article.title)
    } didSelect: { article in
      self.didSelect(article)
    }
  }
}

private final class ArticleScreen: Screen {
  var didTapSave: () -> Void = {}
  private let article: Article
  private let saved: any SavedArticles

  init(article: Article, saved: any SavedArticles) {
    self.article = article
    self.saved = saved
  }

  var title: String { article.title }

  var body: some View {
    Button(saved.articles.contains(article) ? "Remove" : "Save") { self.didTapSave() }
  }
}

private final class GuestScreen: Screen {
  var didTapSignIn: () -> Void = {}
  let title = "Guest"
  var body: some View { Button("Sign in") { self.didTapSignIn() } }
}

private final class ProfileScreen: Screen {
  var didTapSignOut: () -> Void = {}
  let title = "Profile"
  var body: some View { Button("Sign out") { self.didTapSignOut() } }
}

private final class WelcomeCoordinator: NavigationCoordinator<WelcomeScreen> {
  @Once var done: () -> Void = {}

  override func start() {
    let screen = WelcomeScreen()
    screen.didTapStart = {
      self.finish()
      self.done()
    }
    show(screen)
  }
}

private final class SectionCoordinator: NavigationCoordinator<SectionScreen> {
  var didSelect: (Article) -> Void = { _ in }
  private let section: String

  init(section: String, presenter: any Presenter) {
    self.section = section
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = SectionScreen(section: section)
    screen.didSelect = didSelect
    show(screen)
  }
}

private final class SavedCoordinator: NavigationCoordinator<SavedScreen> {
  var didSelect: (Article) -> Void = { _ in }
  private let library: Library

  init(library: Library, presenter: any Presenter) {
    self.library = library
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = SavedScreen(saved: library)
    screen.didSelect = didSelect
    show(screen)
  }
}

private final class ArticleCoordinator: NavigationCoordinator<ArticleScreen> {
  private let article: Article
  private let library: Library

  init(article: Article, library: Library, presenter: any Presenter) {
    self.article = article
    self.library = library
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = ArticleScreen(article: article, saved: library)
    screen.didTapSave = { self.library.toggle(self.article) }
    show(screen)
  }
}

private final class GuestCoordinator: NavigationCoordinator<GuestScreen> {
  var didSignIn: (Coordinator) -> Void = { _ in }

  override func start() {
    let screen = GuestScreen()
    screen.didTapSignIn = { self.didSignIn(self) }
    show(screen)
  }
}

private final class ProfileCoordinator: NavigationCoordinator<ProfileScreen> {
  var didSignOut: (Coordinator) -> Void = { _ in }

  override func start() {
    let screen = ProfileScreen()
    screen.didTapSignOut = { self.didSignOut(self) }
    show(screen)
  }
}

/// The five tabs.
private final class PaperCoordinator: TabCoordinator {
  var didSelect: (Article) -> Void = { _ in }
  private let library: Library

  init(library: Library, presenter: any Presenter) {
    self.library = library
    super.init(presenter: presenter)
  }

  override func start() throws {
    try super.start()
    for section in ["News", "Culture", "Science"] {
      addTab { stack in
        let coordinator = SectionCoordinator(section: section, presenter: stack)
        coordinator.didSelect = didSelect
        return coordinator
      }
    }
    addTab { stack in
      let coordinator = SavedCoordinator(library: library, presenter: stack)
      coordinator.didSelect = didSelect
      return coordinator
    }
    addTab(guest)
  }

  private func guest(in stack: any Presenter) -> GuestCoordinator {
    let guest = GuestCoordinator(presenter: stack)
    guest.didSignIn = { self.replace($0, with: self.profile(in: stack)) }
    return guest
  }

  private func profile(in stack: any Presenter) -> ProfileCoordinator {
    let profile = ProfileCoordinator(presenter: stack)
    profile.didSignOut = { self.replace($0, with: self.guest(in: stack)) }
    return profile
  }
}

private final class PaperAppCoordinator: AppCoordinator {
  private let library: Library

  init(library: Library, window: Window) {
    self.library = library
    super.init(window: window)
  }

  override func start() {
    let paper = PaperCoordinator(library: library, presenter: presenter)
    paper.didSelect = open
    start(child: paper)
    if library.isUserNew { showWelcome() }
  }

  private func showWelcome() {
    let welcome = WelcomeCoordinator(presenter: Modal(over: presenter))
    welcome.done = { self.library.isUserNew = false }
    start(child: welcome)
  }

  private func open(_ article: Article) {
    start(
      child: ArticleCoordinator(
        article: article, library: library, presenter: Modal(over: presenter)))
  }
}

@Suite(.releasesEverything) @MainActor
struct `A newspaper with five tabs` {
  @Test func `welcomes a new user once, over the tabs`() throws {
    let library = Library()
    try run(library) { console in
      #expect(console.outline.hasPrefix(#"screen "Welcome""#))
      console.press("3")
      #expect(console.outline.hasPrefix(#"screen "Welcome""#))

      console.press("enter")

      console.expectSnapshot(named: "five tabs")
    }
    try run(library) { console in
      #expect(console.outline.hasPrefix(#"screen "News""#))
    }
  }

  @Test func `welcomes a user again who dismissed the welcome screen`() throws {
    let library = Library()
    try run(library) { console in
      console.press("escape")
      #expect(console.outline.hasPrefix(#"screen "News""#))
    }
    try run(library) { console in
      #expect(console.outline.hasPrefix(#"screen "Welcome""#))
    }
  }

  @Test(arguments: [("1", "Ferry sails again"), ("2", "Ladder on loan"), ("3", "Moss remembers")])
  func `opens an article from any tab, and goes back there`(tab: String, title: String) throws {
    try run { console in
      console.press("enter \(tab)")
      let list = console.screen

      console.press("enter")
      #expect(console.outline.hasPrefix(#"screen "\#(title)""#))

      console.press("escape")
      #expect(console.screen == list)
    }
  }

  @Test func `keeps a saved article until the user removes it`() throws {
    let library = Library()
    try run(library) { console in
      console.press("enter 2 enter enter escape 4")
      #expect(console.screen.contains("Saved: 1\n> Ladder on loan"))
      #expect(library.articles.map(\.title) == ["Ladder on loan"])

      console.press("enter enter escape")

      #expect(console.screen.contains("Saved: 0"))
      #expect(library.articles.isEmpty)
    }
  }

  @Test func `replaces the guest by the profile, and back, in the same tab`() throws {
    try run { console in
      console.press("enter 5")
      #expect(console.screen.hasPrefix("  1 News  2 Culture  3 Science  4 Saved [5 Guest]"))

      console.press("enter")
      #expect(console.screen.hasPrefix("  1 News  2 Culture  3 Science  4 Saved [5 Profile]"))

      console.press("enter")
      #expect(console.screen.hasPrefix("  1 News  2 Culture  3 Science  4 Saved [5 Guest]"))
    }
  }

  /// Starts the flow, calls the closure to press keys, and expects no leaks.
  private func run(
    _ library: Library = Library(), _ keys: (HeadlessConsole) -> Void
  ) throws {
    try expectNoLeaks { detector in
      let window = Window()
      detector.watch(window)
      try window.start(PaperAppCoordinator(library: library, window: window))
      keys(HeadlessConsole(window, columns: 60, rows: 10))
    }
  }
}
