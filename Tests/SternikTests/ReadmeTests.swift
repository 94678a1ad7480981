import ConsoleTesting
import Foundation
import Sternik
import Testing

/// The code in the README compiles and does what the README says.
@MainActor
struct `The README` {
  @Test func `shows the output of its first program`() throws {
    let readme = try Self.readme()
    let window = Window()
    window.show(HelloScreen())
    let console = HeadlessConsole(window, columns: 40, rows: 5)

    #expect(readme.contains(console.screen), "it prints:\n\(console.screen)")
    #expect(readme.contains(#"var body: some View { Text("Hello, world") }"#))
  }

  @Test func `shows two coordinators that lead there and back`() throws {
    let window = Window()
    try window.start(ShopCoordinator(window: window))
    let console = HeadlessConsole(window, columns: 40, rows: 8)

    console.press("down enter")
    #expect(console.screen.contains("Pears"))
    console.press("enter")

    #expect(console.screen.contains("Apples") && console.screen.contains("Thank you"))
  }

  @Test func `shows a library that follows a link, saves its navigation state and restores it`()
    throws
  {
    var printed: [String] = []
    func print(_ value: Any) { printed.append("\(value)") }
    let window = Window()

    window.trace { print($0) }
    try window.start(LibraryCoordinator(window: window))
    try LinkOpener(window).open(DeepLink("7"))
    let state = window.navigationState
    let problems = window.restore(state)
    print(window.outline)

    #expect(state == "restoration 1\nto 7\n" && problems.isEmpty)
    #expect(printed.count == 4)
    #expect(
      printed[2]
        == "changed shown=BookScreen#4@BookCoordinator#5 in=NavigationController#1@ShelfScreen#3"
        + " coordinators=BookCoordinator#5@LibraryCoordinator#2 activated=BookScreen#4@BookCoordinator#5"
    )
    #expect(printed[3].contains("BookScreen (BookCoordinator) active"))
    let next = Window()
    try next.start(LibraryCoordinator(window: next))
    #expect(next.restore(state).isEmpty)
    #expect(next.outline == window.outline)
  }

  @Test func `contains the library that is tested here`() throws {
    let readme = try Self.readme()
    let block = try #require(
      readme.components(separatedBy: "```").first { $0.contains("LibraryCoordinator") })
    let tests = Self.code(try String(contentsOfFile: #filePath, encoding: .utf8))

    for part in block.dropFirst("swift".count).components(separatedBy: "\n}\n") {
      #expect(tests.contains(Self.code(part)), "\(part)")
    }
  }

  /// Removes comments and white space.
  private static func code(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map {
      $0.prefix(upTo: $0.firstRange(of: "//")?.lowerBound ?? $0.endIndex)
    }
    .joined().filter { !$0.isWhitespace }
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

private final class ShelfScreen: Screen {
  var body: some View { Text("Shelf") }
}

private final class BookScreen: Screen {
  var body: some View { Text("Book") }
}

private final class BookCoordinator: NavigationCoordinator<BookScreen> {
  let number: Int

  init(number: Int, presenter: any Presenter) {
    self.number = number
    super.init(presenter: presenter)
  }

  override func start() { show(BookScreen()) }
}

private final class LibraryCoordinator: AppCoordinator, LinkHandler, Restorable {
  private let stack = NavigationController()

  override func start() {
    show(stack)
    stack.show(ShelfScreen(), for: self)
  }

  func follow(_ number: Int) throws -> LinkStep {
    try leadToChild(orStart: BookCoordinator(number: number, presenter: stack)) {
      $0.number == number
    }
  }

  func restorationID(of child: Coordinator) -> Int? { (child as? BookCoordinator)?.number }
  func restore(_ number: Int) { start(child: BookCoordinator(number: number, presenter: stack)) }
}
