import ConsoleTesting
import Foundation
import Sternik
import Testing

@MainActor
struct `The article about tests` {
  @Test func `shows tests that are here`() throws {
    let article = try Page("Sources/ConsoleTesting/ConsoleTesting.docc/TestingScreens.md")

    #expect(article.swiftBlocks.count == 12)
    for block in article.swiftBlocks { try expectCompiled(block) }
  }
}

@MainActor @Test func `the second fruit can be bought`() throws {
  let window = Window()
  try window.start(ShopCoordinator(window: window))
  let console = HeadlessConsole(window, columns: 40, rows: 8)

  console.press("down enter")

  console.expectSnapshot(named: "pears")
}

@MainActor struct `A shopping list` {
  private let folder = TemporaryFolder(["list.txt": "Apples"])

  @Test func `is saved after each change`() throws {
    let window = Window()
    window.show(ShoppingListScreen(file: folder.url.appending(path: "list.txt")))
    let console = HeadlessConsole(window, columns: 40, rows: 8)

    console.press("a")

    #expect(try folder.text(of: "list.txt") == "Apples\nPears")
  }
}

private final class ShoppingListScreen: Screen {
  private let file: URL

  init(file: URL) { self.file = file }

  var body: some View { Text("Press a") }

  var commands: [KeyCommand] { [KeyCommand(.character("a"), "add") { self.add("Pears") }] }

  private func add(_ item: String) {
    let list = try? String(contentsOf: file, encoding: .utf8)
    try? Data("\(list ?? "")\n\(item)".utf8).write(to: file)
  }
}

private final class FruitLoadingScreen: Screen {
  private var fruits: [String]?

  init(fetch: @escaping @MainActor (String) async throws -> [String]) {
    task { screen in screen.fruits = try await fetch("/fruits") }
  }

  var body: some View {
    if let fruits {
      List(fruits) { Text($0) }
    } else {
      Text("Loading…")
    }
  }
}

@MainActor @Test func `a screen loads until the server answers`() async {
  let server = FakeService<String, [String]>()
  let window = Window()
  window.show(FruitLoadingScreen(fetch: server.send))
  let console = HeadlessConsole(window, columns: 40, rows: 8)

  await console.wait { server.pendingRequests == ["/fruits"] }
  #expect(console.screen.contains("Loading…"))
  server.answer(["Apples", "Pears"])

  await console.wait { console.screen.contains("Pears") }
}

@MainActor @Test func `a fruit is opened by its number`() throws {
  let window = Window()
  try window.start(ShopCoordinator(window: window))
  let console = HeadlessLinearConsole(window)

  let answer = console.enter("2")

  #expect(answer.contains("Pears"))
}

@MainActor @Test func `a purchase in every language`() async throws {
  let localizer = Localizer(
    tables: Localizations.tables, preferring: [], developmentLanguage: "en")
  let purchase = Walkthrough(
    localizer, steps: [.press("down").named("highlighted"), .press("enter").named("bought")]
  ) { window in
    try window.start(PurchaseCoordinator(window: window))
  }

  try await purchase.expectSnapshots(named: "purchase", sizes: [Size(columns: 40, rows: 8)])
  try await purchase.expectFits(
    sizes: [Size(columns: 40, rows: 8), Size(columns: 80, rows: 24)],
    isData: { ["Apples", "Pears"].contains($0) })
}

@MainActor @Test func `a page that follows its translator`() async throws {
  let localizer = Localizer(
    tables: Localizations.tables, preferring: [], developmentLanguage: "en")
  let purchase = Walkthrough(localizer, steps: [.press("enter").named("bought")]) { window in
    try window.start(ShopCoordinator(window: window))
  }

  var gallery = Gallery(
    title: "Shop", translations: URL(filePath: "Sources/Shop/Localizations"),
    developmentLanguage: "en")
  await gallery.add(purchase, named: "Purchase")
  gallery.expectNoFailures()

  guard ProcessInfo.processInfo.environment["WATCH"] != nil else { return }
  try await gallery.follow(writingTo: URL(filePath: "gallery.html")) { print($0) }
}

@MainActor @Test func `a page for translators`() async throws {
  let localizer = Localizer(
    tables: Localizations.tables, preferring: [], developmentLanguage: "en")
  let purchase = Walkthrough(localizer, steps: [.press("enter").named("bought")]) { window in
    try window.start(PurchaseCoordinator(window: window))
  }

  var gallery = Gallery(title: "Shop")
  await gallery.add(
    purchase, named: "Purchase", isData: { ["Apples", "Pears"].contains($0) })

  gallery.expectNoFailures()
  #expect(gallery.html.contains("<h2>Findings (0)</h2>"))
}

@MainActor @Test func `a bug that a user has recorded`() async throws {
  let folder = TemporaryFolder()
  defer { withExtendedLifetime(folder) {} }
  let path = folder.url.appending(path: "bug.cast").path()
  try record(to: path)

  let localizer = Localizer(
    tables: Localizations.tables, preferring: [], developmentLanguage: "en")
  let recording = try Recording(contentsOf: path)
  let bug = Walkthrough(localizer, replaying: recording) { window in
    try window.start(ShopCoordinator(window: window))
  }
  try await bug.expectSnapshots(named: "bug-17", in: ["pl"])
}

/// Records a user who buys the second fruit.
@MainActor private func record(to path: String) throws {
  let window = Window()
  try window.start(ShopCoordinator(window: window))
  let console = HeadlessConsole(window, columns: 40, rows: 8)
  try console.console.record(to: path)
  console.press("down enter")
}

@MainActor @Test func `the shop is Polish`() throws {
  let polish = Localizer(
    tables: Localizations.tables, preferring: ["pl"], developmentLanguage: "en")
  try Localizer.withCurrent(polish) {
    let window = Window()
    try window.start(ShopCoordinator(window: window))
    let console = HeadlessConsole(window, columns: 40, rows: 8)

    #expect(console.screen.hasSuffix("q zakończ"))
  }
}

@Test func `a missing text is an issue of a test that asks for it`() {
  let polish = Localizer(
    tables: Localizations.tables, preferring: ["pl"], developmentLanguage: "en",
    didFindIssue: { Issue.record("\($0)") })

  withKnownIssue { _ = Localizer.withCurrent(polish) { "shop.title".localize } }
}

private enum Localizations {
  static let tables = [
    StringsTable(language: "en", source: "shop.buy = \"Buy\";"),
    StringsTable(language: "pl", source: "shop.buy = \"Kup\";"),
  ]
}

private final class PurchaseCoordinator: AppCoordinator {
  private let stack = NavigationController()

  override func start() {
    show(stack)
    let fruits = FruitListScreen()
    fruits.didSelect = { self.stack.show(PurchaseScreen(fruit: $0), for: self) }
    stack.show(fruits, for: self)
  }
}

private final class FruitListScreen: Screen {
  var didSelect: (String) -> Void = { _ in }
  var body: some View {
    List(["Apples", "Pears"]) {
      Text($0)
    } didSelect: {
      self.didSelect($0)
    }
  }
}

private final class PurchaseScreen: Screen {
  private let fruit: String
  init(fruit: String) { self.fruit = fruit }
  var body: some View {
    Text(fruit)
    Button("shop.buy".localize) {}
  }
}

@MainActor @Test func `a screen that is shown twice is reported`() throws {
  let window = Window()
  let screen = ButtonScreen()
  screen.didTapButton = { Modal(over: window).show(screen) }
  window.show(screen)
  let console = HeadlessConsole(window)

  let reported = reportedDiagnostics { console.press("enter") }
  #expect(reported.map(\.kind) == [.screenAlreadyShown])
}

private final class ButtonScreen: Screen {
  var didTapButton: () -> Void = {}
  var body: some View { Button("Show") { self.didTapButton() } }
}

@MainActor @Test func `the shop leaks nothing`() throws {
  try expectNoLeaks { detector in
    let window = Window()
    detector.watch(window)
    try window.start(ShopCoordinator(window: window))
    window.close()
  }
}
