import ConsoleTesting
import Sternik
import Testing

/// The programs in the README.
@MainActor
struct `The README` {
  @Test func `shows what its first program prints`() throws {
    let readme = try Page("README.md")
    let window = Window()
    window.show(HelloScreen())
    let console = HeadlessConsole(window, columns: 40, rows: 5)

    #expect(readme.text.contains(console.screen), "it prints:\n\(console.screen)")
  }

  @Test func `shows programs that are compiled here`() throws {
    let readme = try Page("README.md")

    for name in ["HelloScreen", "ShopCoordinator"] {
      try expectCompiled(readme.swiftBlock(with: name))
    }
  }

  @Test func `links to files that exist`() throws {
    let links = try Page("README.md").text.matches(of: #/\]\(((?:Sources|Tests)/[^)]+)\)/#)

    #expect(links.count > 10)
    for link in links { _ = try Page(String(link.output.1)) }
  }

  @Test func `leads from the fruit to an order and back`() throws {
    let window = Window()
    try window.start(ShopCoordinator(window: window))
    let console = HeadlessConsole(window, columns: 40, rows: 8)

    console.press("down enter")
    #expect(console.screen.contains("Pears"))
    console.press("enter")

    #expect(console.screen.contains("Apples") && console.screen.contains("Thank you"))
  }

  /// Compiled and never called: a test has no terminal.
  private func runHello() async throws {
    let window = Window()
    window.show(HelloScreen())
    try await Console(window).run()
  }

  private func runShop() async throws {
    let window = Window()
    try window.start(ShopCoordinator(window: window))
    try await Console(window).run()
  }
}

private final class HelloScreen: Screen {
  let title = "Hello"
  var body: some View { Text("Hello, world") }
}

private final class FruitScreen: Screen {
  var didSelect: (String) -> Void = { _ in }
  var body: some View {
    List(["Apples", "Pears"]) {
      Text($0)
    } didSelect: {
      self.didSelect($0)
    }
  }
}

private final class OrderScreen: Screen {
  var didTapBuy: () -> Void = {}
  private let fruit: String
  init(fruit: String) { self.fruit = fruit }
  var body: some View {
    Text(fruit)
    Button("Buy") { self.didTapBuy() }
  }
}

private final class OrderCoordinator: NavigationCoordinator<OrderScreen> {
  @Once var done: () -> Void = {}
  private let fruit: String

  init(fruit: String, presenter: any Presenter) {
    self.fruit = fruit
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = OrderScreen(fruit: fruit)
    screen.didTapBuy = {
      self.finish()
      self.done()
    }
    show(screen)
  }
}

final class ShopCoordinator: AppCoordinator {
  private let stack = NavigationController()

  override func start() {
    show(stack)
    let screen = FruitScreen()
    screen.didSelect = order
    stack.show(screen, for: self)
  }

  private func order(_ fruit: String) {
    let order = OrderCoordinator(fruit: fruit, presenter: stack)
    order.done = { self.thank() }
    start(child: order)
  }

  private func thank() {
    AlertScreen(title: "Thank you", actions: [AlertAction("OK")]).show(over: stack, for: self)
  }
}
