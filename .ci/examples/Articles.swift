import Sternik

struct Article: Identifiable, Equatable, Sendable {
  var id = 0
  var title = ""
  var author = ""
  var summary = ""
  var code = ""
  var feed = ""
  var isRead = false
}

struct Day: Identifiable {
  var id = 0
  var name = ""
  var articles: [Article] = []
}

struct Folder: Identifiable {
  var id = 0
  var name = ""
  var folders: [Folder] = []
}

struct Feed {
  var title = ""
  func load() async throws -> [Article] { [] }
}

struct Library {
  func load(_ article: Article) async throws -> String { "" }
}

enum ArticleOrder { case title, date }

/// What screens of the documentation have.
extension ExampleScreen {
  var body: some View { Text("") }

  var didSelect: (Article) -> Void { { _ in } }
  var didTapDelete: (Article) -> Void { { _ in } }
  var didTapSave: () -> Void { {} }
  var current: Article { article }

  var feed: Feed {
    get { Feed() }
    set {}
  }
  var articles: [Article] {
    get { [] }
    set {}
  }
  var order: ArticleOrder {
    get { .title }
    set {}
  }
  var problem: String {
    get { "" }
    set {}
  }
  var isLate: Bool {
    get { false }
    set {}
  }
  var seconds: Int {
    get { 0 }
    set {}
  }
  var name: String {
    get { "" }
    set {}
  }
  var address: String {
    get { "" }
    set {}
  }
  var addressError: String? { nil }

  func save() {}
}

struct ArticleRow: View {
  let article: Article
  let isWide: Bool

  init(_ article: Article, isWide: Bool) { (self.article, self.isWide) = (article, isWide) }

  var body: some View { Text(article.title) }
}

final class ListScreen: Screen {
  init(_ articles: [Article] = []) {}
  var body: some View { Text("") }
}

final class ArticleScreen: Screen {
  let article: Article
  var text = ""

  init(_ article: Article) { self.article = article }

  var body: some View { Text(text) }
}

final class FolderScreen: Screen {
  let folder = ""
  var body: some View { Text(folder) }
}

final class SettingsScreen: Screen {
  var body: some View { Text("") }
}

final class HomeScreen: Screen {
  var didTapButton: () -> Void = {}
  var body: some View { Text("") }
}

final class ListCoordinator: NavigationCoordinator<ListScreen> {}
final class NewsCoordinator: NavigationCoordinator<ListScreen> {}
final class PlayerCoordinator: NavigationCoordinator<ListScreen> {}
final class SettingsCoordinator: NavigationCoordinator<SettingsScreen> {}

final class ArticleCoordinator: NavigationCoordinator<ArticleScreen> {
  init(_ article: Article, presenter: any Presenter) { super.init(presenter: presenter) }
}
