import ConsoleTesting
import Coordinators
import Sternik
import Testing

/// The code of the article "Coming from UIKit".
@MainActor
struct `The article for UIKit developers` {
  private let article: Page
  private let window = Window()
  private let app: MailApp

  init() throws {
    article = try Page("Sources/Coordinators/Coordinators.docc/ComingFromUIKit.md")
    app = MailApp(window: window)
    try window.start(app)
  }

  @Test(arguments: [
    "stack.pop(to: ListScreen", "stack.bringToFront(", "override func start() {\n  bringToFront",
    "class InboxCoordinator",
  ])
  func `shows code that is compiled here`(marker: String) throws {
    try expectCompiled(article.swiftBlock(with: marker))
  }

  @Test func `pops to a screen by its type`() {
    for name in ["work", "home"] { app.stack.show(FolderScreen(name)) }
    app.stack.show(ListScreen())
    app.stack.show(SettingsScreen())

    app.popToFolder("work")

    #expect((app.stack.topScreen as? FolderScreen)?.folder == "work")
  }

  @Test func `brings what is there to the front`() {
    for _ in 1...2 { app.bringAll() }
    #expect(app.stack.screens.count == 3 && app.children.count == 1)
    #expect(app.stack.topScreen is PlayerScreen)

    for article in ["one", "two", "one"] {
      app.start(child: ArticleCoordinator(article, presenter: app.stack))
    }

    #expect(app.stack.screens.suffix(2).map { ($0 as? ArticleScreen)?.article } == ["two", "one"])
    #expect(app.children.count == 3)
  }

  @Test(arguments: [true, false])
  func `loads in the background`(fails: Bool) async {
    let server = Server(fails: fails)
    app.start(child: InboxCoordinator(server: server, presenter: app.stack))
    let console = HeadlessConsole(window, columns: 20, rows: 4)
    #expect(console.screen.contains("no mail"))

    await console.advance(by: .zero)

    #expect(console.screen.contains(fails ? "NoNetwork()" : "Hello"))
  }
}

private final class MailApp: AppCoordinator {
  let stack = NavigationController()

  override func start() {
    show(stack)
    stack.show(ListScreen(), for: self)
  }

  func popToFolder(_ folder: String) {
    stack.pop(to: ListScreen.self)
    stack.pop(to: FolderScreen.self) { $0.folder == folder }
  }

  func bringAll() {
    stack.bringToFront(SettingsScreen.self, for: self) { SettingsScreen() }
    bringToFront(PlayerCoordinator.self) { PlayerCoordinator(presenter: self.stack) }
  }
}

private final class InboxCoordinator: NavigationCoordinator<InboxScreen> {
  private let server: Server

  init(server: Server, presenter: any Presenter) {
    self.server = server
    super.init(presenter: presenter)
  }

  override func start() {
    show(InboxScreen())
    task { coordinator in
      let mails = try await coordinator.server.mails()
      coordinator.screen?.mails = mails
    } didFail: { coordinator, error in
      coordinator.show(ProblemScreen("\(error)"))
    }
  }
}

private final class ArticleCoordinator: NavigationCoordinator<ArticleScreen> {
  private let article: String

  init(_ article: String, presenter: any Presenter) {
    self.article = article
    super.init(presenter: presenter)
  }

  override func start() {
    bringToFront(ArticleScreen.self) {
      $0.article == self.article
    } orShow: {
      ArticleScreen(self.article)
    }
  }
}

private final class PlayerCoordinator: NavigationCoordinator<PlayerScreen> {
  override func start() { show(PlayerScreen()) }
}

@MainActor private struct Server {
  struct NoNetwork: Error {}

  let fails: Bool

  func mails() async throws -> [String] {
    if fails { throw NoNetwork() }
    return ["Hello"]
  }
}

private final class InboxScreen: Screen {
  var mails = ["no mail"]
  var body: some View { Text(mails.joined(separator: " ")) }
}

private final class ProblemScreen: Screen {
  private let text: String
  init(_ text: String) { self.text = text }
  var body: some View { Text(text) }
}

private final class FolderScreen: Screen {
  let folder: String
  init(_ folder: String) { self.folder = folder }
  var body: some View { Text(folder) }
}

private final class ArticleScreen: Screen {
  let article: String
  init(_ article: String) { self.article = article }
  var body: some View { Text(article) }
}

private final class ListScreen: Screen { let body = Text("list") }
private final class SettingsScreen: Screen { let body = Text("settings") }
private final class PlayerScreen: Screen { let body = Text("player") }
