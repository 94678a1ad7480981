import Sternik
import Testing

/// The program of the article "Example: a library of books".
@MainActor
struct `The library of the article` {
  @Test func `opens a book by a link, and restores it`() throws {
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

  @Test func `is the one that is tested here`() throws {
    let article = try Page("Sources/Coordinators/Coordinators.docc/LibraryExample.md")

    #expect(article.swiftBlocks.count == 2)
    for block in article.swiftBlocks { try expectCompiled(block) }
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

private final class LibraryCoordinator: AppCoordinator, Routing {
  private let stack = NavigationController()

  override func start() {
    show(stack)
    stack.show(ShelfScreen(), for: self)
  }

  var routes: [Route] {
    [
      Route("{number}", to: BookCoordinator.self) {
        $0.number
      } start: {
        BookCoordinator(number: $0, presenter: self.stack)
      }
    ]
  }
}
