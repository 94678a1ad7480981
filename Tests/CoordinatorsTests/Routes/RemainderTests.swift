import Coordinators
import Testing

/// Routes whose last value is all that is left of the path.
@MainActor
struct `A remainder` {
  private let window = Window()
  private let app: FolderApp

  init() throws {
    app = FolderApp(window: window)
    try window.start(app)
  }

  @Test(arguments: [
    ("left/photos/a/b", "left: photos a b"), ("right", "right: "), ("left/a%2Fb/c", "left: a/b c"),
  ])
  func `is as long as the path, or empty`(link: String, folders: String) throws {
    try LinkOpener(window).open(DeepLink(link))

    #expect((window.activeScreen as? FolderPage)?.name == folders)
    #expect(window.location.description == link)
  }

  @Test func `leads to the screen that is shown, or to another one`() throws {
    let links = LinkOpener(window)
    try links.open(DeepLink("left/photos/a"))
    let page = window.activeScreen
    try links.open(DeepLink("left/photos/a"))
    #expect(window.activeScreen === page)

    try links.open(DeepLink("left/photos"))
    #expect((window.activeScreen as? FolderPage)?.name == "left: photos")
  }

  @Test func `without an empty part, which it could not be read back from`() throws {
    #expect(throws: LinkError.self) { try LinkOpener(window).open(DeepLink("left//photos")) }
  }

  @Test func `has values after it in the query`() throws {
    try LinkOpener(window).open(DeepLink("find/a/b?text=x"))

    #expect((window.activeScreen as? FolderPage)?.name == "find x: a b")
  }

  @Test func `may be numbers; with another text the link belongs to the next route`() throws {
    let links = LinkOpener(window)
    try links.open(DeepLink("sum/1/2/3"))
    #expect((window.activeScreen as? FolderPage)?.name == "sum: 6")

    try links.open(DeepLink("sum/1/x"))
    #expect((window.activeScreen as? FolderPage)?.name == "sum: 1 x")
  }

  @Test func `is saved and restored`() throws {
    try LinkOpener(window).open(DeepLink("left/photos/ż ó"))
    let state = window.navigationState
    let other = Window()
    let app = FolderApp(window: other)
    try other.start(app)

    #expect(other.restore(state).isEmpty)

    #expect((other.activeScreen as? FolderPage)?.name == "left: photos ż ó")
  }

  @Test func `that is not the last value is an error`() throws {
    let window = Window()
    let app = FolderApp(window: window)
    app.addsMistake = true
    try window.start(app)

    let error = #expect(throws: CoordinatorDiagnostic.self) {
      try LinkOpener(window).open(DeepLink("nonsense"))
    }

    #expect(error?.detail.contains("a value of several parts that is not the last") == true)
  }
}

private final class FolderPage: Presentable {
  let side: String
  let folders: [String]
  let name: String

  init(_ side: String, _ folders: [String], name: String? = nil) {
    (self.side, self.folders) = (side, folders)
    self.name = name ?? "\(side): \(folders.joined(separator: " "))"
  }
}

private final class FolderApp: AppCoordinator, Routing {
  var addsMistake = false

  var routes: [Route] {
    (addsMistake ? [Route("{a...}/b") { (_: [String]) in .unknown }] : []) + [
      Route("sum/{numbers...}") { (numbers: [Int]) in
        self.show(FolderPage("sum", [], name: "sum: \(numbers.reduce(0, +))"))
        return .leads(to: self)
      },
      Route("find/{folders...}?{text}") { (folders: [String], text: String) in
        self.show(FolderPage("find \(text)", folders))
        return .leads(to: self)
      },
      Route("{side}/{folders...}", to: FolderPage.self) {
        ($0.side, $0.folders)
      } show: {
        self.show(FolderPage($0, $1))
      },
    ]
  }

  override func start() { show(FolderPage("left", ["home"])) }
}
