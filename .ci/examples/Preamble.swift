import Foundation
import Sternik

// What statements of the documentation use without declaring it.

/// What statements and members of a page become a part of, if the page belongs to Coordinators.
class ExampleCoordinator: NavigationCoordinator<ArticleScreen> {
  let article = Article()
  let library = Library()
  let session = Session()
  let stack = NavigationController()
}

/// What statements and members of any other page become a part of.
@MainActor protocol ExampleScreen: Screen {}

typealias ExampleWindow = Window

@MainActor let window = Window()
@MainActor let console = Console(window)
@MainActor let terminal: any Terminal = StandardStreams.makeTerminal()
@MainActor let app = Settings()
@MainActor let stack = NavigationController()
@MainActor let tabs = TabBarController()
@MainActor let split = SplitViewController()
@MainActor let links = LinkOpener(window)
@MainActor let coordinator = AppCoordinator(window: window)
let problems: [RestorationProblem] = []

let article = Article()
let articles = [article]
let days = [Day()]
@MainActor let columns: [TableColumn<Article>] = []
let folders = [Folder()]
let folder = ""
let feed = Feed()
let file = URL(filePath: "state")
let name = ""
let names = [name]
let path = ""
let text = ""
let texts = Localizer.current
let isRead = false
let now = Timestamp(secondsSince1970: 0)
let then = now

@MainActor func save(_ text: String) {}
@MainActor func draw(_ screen: (any Presentable)?) {}

final class QuestionScreen: Presentable {
  var didAnswer: (Bool) -> Void = { _ in }

  init(_ question: String) {}
}

final class OrdersApp: AppCoordinator {}

@MainActor final class Settings {
  func showSettings() {}
}

/// What a remote terminal is connected to.
@MainActor final class Connection {
  var onKey: @Sendable (KeyPress) -> Void = { _ in }
  func send(_ canvas: Canvas) {}
}

enum Localizations {
  static let developmentLanguage: Language = "en"
  static let tables: [StringsTable] = []
}

enum Texts {
  static let greeting = ""

  static let articles = ArticleTexts()
}

struct ArticleTexts {
  func count(articles: Int) -> String { "" }
}

@MainActor func runInTask() {
  // StandardOutput.md: Task {
}

@MainActor func openOrder() throws {
  // Window.swift: try window.transaction {
}

@MainActor func text(_ manual: LinkURL, _ verb: String) -> some View {
  // StyledText.swift: Text("Read \("the manual", link: manual) \("before", .strong) you \(verb).")
}
