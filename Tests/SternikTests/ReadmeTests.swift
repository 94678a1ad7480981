import ConsoleTesting
import Foundation
import Sternik
import Testing

/// What the README shows is what a reader of it gets.
@MainActor
struct `The README` {
  @Test func `its first program prints what it says`() throws {
    let readme = try Self.readme()
    let window = Window()
    window.show(HelloScreen())
    let console = HeadlessConsole(window, columns: 40, rows: 5)

    #expect(readme.contains(console.screen), "it prints:\n\(console.screen)")
    #expect(readme.contains(#"var body: some View { Text("Hello, world") }"#))
  }

  @Test func `its two coordinators lead there and back`() throws {
    let window = Window()
    try window.start(ShopCoordinator(window: window))
    let console = HeadlessConsole(window, columns: 40, rows: 8)

    console.press("down enter")
    #expect(console.screen.contains("Pears"))
    console.press("enter")

    #expect(console.screen.contains("Apples") && console.screen.contains("Thank you"))
  }

  private static func readme() throws -> String {
    let file = URL(filePath: #filePath).appending(path: "../../../README.md").standardizedFileURL
    return try String(contentsOf: file, encoding: .utf8)
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

private final class ShopCoordinator: AppCoordinator {
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
