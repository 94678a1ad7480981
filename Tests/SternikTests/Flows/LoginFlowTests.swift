import ConsoleTesting
import Sternik
import Testing

// Books lead to their authors and authors to their books. From any of them the user can sign in, by name or by
// code, and then returns to the first screen.

private struct Book {
  let title: String
  let author: String

  static let solaris = Book(title: "Solaris", author: "Lem")
  static let all = [solaris, Book(title: "The Invincible", author: "Lem")]
}

private final class HomeScreen: Screen {
  var didTapBook: () -> Void = {}
  var userName: String?
  let title = "Home"

  var body: some View {
    Text("Hello, \(userName ?? "stranger")")
    Button("Read") { self.didTapBook() }
  }
}

private final class BookScreen: Screen {
  var didTapAuthor: () -> Void = {}
  var didTapSignIn: () -> Void = {}
  private let book: Book

  init(book: Book) { self.book = book }

  var title: String { book.title }

  var body: some View {
    Button("By \(book.author)") { self.didTapAuthor() }
    Button("Sign in") { self.didTapSignIn() }
  }
}

private final class AuthorScreen: Screen {
  var didSelect: (Book) -> Void = { _ in }
  let title: String

  init(name: String) { title = name }

  var body: some View {
    List(Book.all.filter { $0.author == title }) { book in
      Text(book.title)
    } didSelect: { book in
      self.didSelect(book)
    }
  }
}

private final class NameScreen: Screen {
  var didSubmit: (String) -> Void = { _ in }
  var didTapCode: () -> Void = {}
  let title = "Sign in"

  var body: some View {
    TextField("Name:", didSubmit: didSubmit)
    Button("Send me a code") { self.didTapCode() }
  }
}

private final class AddressScreen: Screen {
  var didSubmit: (String) -> Void = { _ in }
  let title = "Your address"

  var body: some View { TextField("Address:", didSubmit: didSubmit) }
}

private final class CodeScreen: Screen {
  var didSubmit: (String) -> Void = { _ in }
  let title = "Your code"

  var body: some View { TextField("Code:", didSubmit: didSubmit) }
}

private final class BookCoordinator: NavigationCoordinator<BookScreen> {
  var didTapSignIn: () -> Void = {}
  private let book: Book

  init(book: Book, presenter: any Presenter) {
    self.book = book
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = BookScreen(book: book)
    screen.didTapAuthor = showAuthor
    screen.didTapSignIn = didTapSignIn
    show(screen)
  }

  private func showAuthor() {
    let author = AuthorCoordinator(name: book.author, presenter: presenter)
    author.didTapSignIn = didTapSignIn
    start(child: author)
  }
}

private final class AuthorCoordinator: NavigationCoordinator<AuthorScreen> {
  var didTapSignIn: () -> Void = {}
  private let name: String

  init(name: String, presenter: any Presenter) {
    self.name = name
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = AuthorScreen(name: name)
    screen.didSelect = showBook
    show(screen)
  }

  private func showBook(_ book: Book) {
    let coordinator = BookCoordinator(book: book, presenter: presenter)
    coordinator.didTapSignIn = didTapSignIn
    start(child: coordinator)
  }
}

/// Asks for the user's name; signing in by code is a flow of its own.
private final class LoginCoordinator: NavigationCoordinator<NameScreen> {
  @Once var done: (_ name: String) -> Void = { _ in }

  override func start() {
    let screen = NameScreen()
    screen.didSubmit = end
    screen.didTapCode = sendCode
    show(screen)
  }

  private func sendCode() {
    let code = CodeCoordinator(presenter: presenter)
    code.done = end
    start(child: code)
  }

  private func end(name: String) {
    finish()
    done(name)
  }
}

/// Sends a code to an address and asks for it: one coordinator with two screens.
private final class CodeCoordinator: Coordinator {
  @Once var done: (_ name: String) -> Void = { _ in }

  override func start() {
    let screen = AddressScreen()
    screen.didSubmit = askForCode
    show(screen)
  }

  private func askForCode(sentTo address: String) {
    let screen = CodeScreen()
    screen.didSubmit = { _ in
      self.finish()
      self.done(address)
    }
    show(screen)
  }
}

private final class HomeCoordinator: NavigationCoordinator<HomeScreen> {
  private let stack: NavigationController

  init(stack: NavigationController) {
    self.stack = stack
    super.init(presenter: stack)
  }

  override func start() {
    let screen = HomeScreen()
    screen.didTapBook = showBook
    show(screen)
  }

  private func showBook() {
    let book = BookCoordinator(book: .solaris, presenter: stack)
    book.didTapSignIn = signIn
    start(child: book)
  }

  private func signIn() {
    let login = LoginCoordinator(presenter: stack)
    login.done = greet
    start(child: login)
  }

  private func greet(_ name: String) {
    screen?.userName = name
    stack.popToRoot()
  }
}

private final class LibraryAppCoordinator: AppCoordinator {
  override func start() {
    let stack = NavigationController()
    show(stack)
    start(child: HomeCoordinator(stack: stack))
  }
}

@Suite(.releasesEverything) @MainActor
struct `Two screens that lead to each other, and signing in` {
  @Test func `going back takes as many steps as going forward`() throws {
    try run { _, console in
      console.press("enter enter enter enter down enter")
      #expect(console.screen.hasPrefix("  Lem › The Invincible"))

      for title in ["Solaris › Lem", "Lem › Solaris", "Solaris › Lem", "Home › Solaris", "Home"] {
        console.press("escape")
        #expect(console.screen.hasPrefix("  \(title)\n"))
      }
    }
  }

  @Test func `signing in by name returns to the first screen`() throws {
    try run { _, console in
      console.press("enter enter enter down enter")
      console.type("Anna\n")

      #expect(console.screen.hasPrefix("  Home\n"))
      #expect(console.screen.contains("Hello, Anna"))
    }
  }

  @Test func `signing in by code also ends the flow that started it`() throws {
    try run { _, console in
      console.press("enter down enter tab enter")
      console.type("anna@example.org\n")
      #expect(console.screen.hasPrefix("  Your address › Your code\n"))

      console.type("1234\n")

      #expect(console.screen.hasPrefix("  Home\n"))
      #expect(console.screen.contains("Hello, anna@example.org"))
    }
  }

  @Test func `after going back from the code the user can sign in by name`() throws {
    try run { _, console in
      console.press("enter down enter tab enter")
      console.type("anna@example.org\n")

      console.press("escape escape")
      #expect(console.screen.hasPrefix("  Solaris › Sign in\n"))
      console.press("backtab")
      console.type("Anna\n")

      #expect(console.screen.contains("Hello, Anna"))
    }
  }

  @Test func `signing in removes all books and authors, last first`() throws {
    var removed: [String] = []
    try run { window, console in
      console.press("enter enter enter down enter")
      window.observe { event in
        guard case .changed(let change) = event else { return }
        removed += change.removedCoordinators.map { "\(type(of: $0))" }
      }

      console.type("Anna\n")

      #expect(
        removed == ["LoginCoordinator", "BookCoordinator", "AuthorCoordinator", "BookCoordinator"])
    }
  }

  /// Starts the flow, calls the closure to press keys, and expects no leaks.
  private func run(_ keys: (Window, HeadlessConsole) throws -> Void) throws {
    try expectNoLeaks { detector in
      let window = Window()
      detector.watch(window)
      try window.start(LibraryAppCoordinator(window: window))
      try keys(window, HeadlessConsole(window, columns: 40, rows: 8))
    }
  }
}
