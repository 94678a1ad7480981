import Coordinators
import Testing

/// A window with a ``Store``.
@MainActor
final class StoreFixture {
  let window = Window()
  let store: Store
  private(set) var changes = 0

  init() throws {
    store = Store(window: window)
    try window.start(store)
    window.observe { [weak self] in if case .changed = $0 { self?.changes += 1 } }
  }

  var active: String {
    switch window.activeScreen {
    case let page as Page: page.name
    case let notes as Notes: "notes \(notes.name)"
    case let results as Results: "results \(results.text)"
    default: "?"
    }
  }

  func open(_ link: String) throws { try store.links.open(DeepLink(link)) }
}

/// Mistakes of other libraries: values arrive as texts, a missing one crashes, a link shows what is already shown once more,
/// and the way from a screen to its link is written a second time and differs.
@MainActor
struct `Routes` {
  private let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  @Test func `have values with types`() throws {
    try fixture.open("shelves/lent/7")

    #expect(fixture.active == "lent 7" && fixture.changes == 1)
    let item = fixture.window.activeScreen.flatMap { fixture.window.coordinator(of: $0) } as? Item
    #expect(item?.shelf == .lent && item?.number == 7)
  }

  @Test(arguments: [
    "shelves/sold/7", "shelves/new/x", "shelves/new/07", "shelves/new", "search/results",
  ])
  func `do not take texts that are no such values`(link: String) throws {
    let error = #expect(throws: LinkError.self) { try fixture.open(link) }

    #expect(fixture.changes == 0)
    guard case .unknownSegment(_, at: 1, in: _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: ["nan", "inf", "-inf", "1e999", "07.0", ""])
  func `take only finite numbers`(text: String) {
    #expect(Double(linkTexts: [text]) == nil)
    #expect(Double(linkTexts: ["-7.5"]) == -7.5)
  }

  @Test func `take repeated, missing and decoded values of the query, and a fragment`() throws {
    try fixture.open("search/results?text=a%26b+c&tag=x&tag=y&other=1#part%202")
    let results = try #require(fixture.window.activeScreen as? Results)

    #expect(results.text == "a&b c" && results.tags == ["x", "y"])
    #expect(results.page == nil && results.section == "part 2")
    #expect(
      fixture.window.location.description
        == "search/results?text=a%26b%20c&tag=x&tag=y#part%202")
  }

  @Test func `lead to a screen that is shown, or show another one`() throws {
    try fixture.open("shelves/new/1/notes/mine")
    let mine = fixture.window.activeScreen
    try fixture.open("shelves/new/1/notes/mine")
    #expect(fixture.window.activeScreen === mine && fixture.changes == 1)

    try fixture.open("shelves/new/1/notes/yours")
    #expect(fixture.active == "notes yours")
    fixture.window.back()

    // Screens of routes replace each other.
    #expect(fixture.active == "new 1")
  }

  @Test func `select the tab of their place, and keep the other tabs`() throws {
    try fixture.open("shelves/new/1")
    try fixture.open("search")
    #expect(fixture.active == "search" && fixture.store.tabs.tabs.count == 2)

    try fixture.open("shelves/new/1")

    #expect(fixture.active == "new 1" && fixture.changes == 3)
  }

  @Test func `to a screen in a modal keep what it covers, and another link dismisses it`() throws {
    try fixture.open("shelves/new/1")
    try fixture.open("notice")
    #expect(fixture.active == "notes notice" && fixture.changes == 2)
    #expect(fixture.window.location == DeepLink("notice"))
    fixture.window.back()
    #expect(fixture.active == "new 1")

    try fixture.open("notice")
    try fixture.open("shelves/new/2")

    #expect(fixture.active == "new 2" && fixture.window.location == DeepLink("shelves/new/2"))
    #expect(fixture.window.modals.isEmpty && fixture.store.tabs.modals.isEmpty)
  }

  @Test func `that call a child something else than the link are an error`() throws {
    let window = Window()
    try window.start(Contradicting(window: window))
    let links = LinkOpener(window)

    for (link, name) in [("a/1", "a/2"), ("b", "c")] {
      let error = #expect(throws: CoordinatorDiagnostic.self) { try links.open(DeepLink(link)) }
      #expect(
        error?.description
          == "the routes of `Contradicting` for \"\(link)\" lead to a child that they call \"\(name)\": "
          + "return in `values` what `start` got, and distinguish children of one type by `where`")
    }
    #expect(window.location == DeepLink(""))
  }

  @Test func `are not followed before something is started`() {
    let error = #expect(throws: LinkError.self) { try LinkOpener(Window()).open(DeepLink("a")) }

    #expect(error == .windowClosed(DeepLink("a")))
    let window = Window()
    let other = #expect(throws: LinkError.self) { try LinkOpener(window).open(DeepLink("a")) }
    #expect(other == .nothingStarted(DeepLink("a")))
  }

  @Test func `may be left out of saved states`() throws {
    let window = Window()
    let app = Contradicting(window: window)
    try window.start(app)

    try LinkOpener(window).open(DeepLink("unsaved"))

    #expect(window.location == DeepLink("unsaved") && window.navigationState == "restoration 1\n")
  }

  @Test func `may redirect from where they are stated`() throws {
    try fixture.open("shelves/first")
    #expect(fixture.active == "new 1")

    try fixture.open("old/search")
    #expect(fixture.active == "search")
  }

  @Test func `follow relative links from the place of the active screen`() throws {
    try fixture.open("shelves/new/1")
    try fixture.open("./notes/mine")
    #expect(fixture.window.location == DeepLink("shelves/new/1/notes/mine"))

    try fixture.open("../../../2")
    #expect(fixture.active == "new 2")
    try fixture.open("./similar/3")
    #expect(fixture.window.location == DeepLink("shelves/new/2/similar/3"))
  }

  @Test func `have one handler for links that none of them has`() throws {
    var unknown: [String] = []
    fixture.store.links.replaceUnknown = {
      unknown.append($0.description)
      return $0.segments == ["lost"] ? nil : DeepLink("search")
    }

    try fixture.open("shelves/nowhere")
    #expect(fixture.active == "search" && unknown == ["shelves/nowhere"])
    #expect(throws: LinkError.self) { try fixture.open("lost") }
    fixture.store.links.replaceUnknown = { _ in DeepLink("lost") }

    let error = #expect(throws: LinkError.self) { try fixture.open("nowhere") }
    #expect(error?.description == "unknown segment \"lost\" in the link \"lost\"")
  }

  @Test func `whose path has another number of values than its closures are an error`() throws {
    let window = Window()
    let app = Malformed(window: window)
    try window.start(app)

    let error = #expect(throws: CoordinatorDiagnostic.self) {
      try LinkOpener(window).open(DeepLink("a/1/2"))
    }

    #expect(error?.kind == .routeMalformed)
    #expect(
      error?.description
        == "`Malformed` has a route that links cannot follow: the route \"a/{b}/{c}\" has 2 values, its closures 1: "
        + "write a path as in `orders/{number}?{sort}#{section}`, with one `{name}` for each value of its closures"
    )
  }

  @Test func `are the lines of saved states`() throws {
    try fixture.open("search/results?text=a+b&tag=x%2Fy#s")
    try fixture.open("shelves/lent/7/notes/what%3F%20now")
    let state = fixture.window.navigationState

    #expect(
      state == """
        restoration 1
        to tabs
          to shelves
            to lent 7
              to notes what?%20now
          to search
            to results ?text=a%20b&tag=x/y#s
          tab 0 0

        """)
    let other = try StoreFixture()
    #expect(other.window.restore(state).isEmpty)
    #expect(other.window.navigationState == state && other.window.outline == fixture.window.outline)
  }

  private final class Contradicting: AppCoordinator, Routing {
    override func start() { show(Page("root")) }
    var routes: [Route] {
      [
        Route("unsaved", to: SignIn.self) { SignIn(presenter: self.presenter) }.unsaved(),
        Route("a/{number}", to: Item.self) {
          $0.number
        } start: {
          Item(.new, $0 + 1, presenter: self.presenter)
        },
        Route("c", to: Account.self) { Account(presenter: self.presenter) },
        Route("b", to: Account.self) { Account(presenter: self.presenter) },
      ]
    }
  }

  private final class Malformed: AppCoordinator, Routing {
    override func start() { show(Page("root")) }
    var routes: [Route] {
      [
        Route("a/{b}/{c}", to: Item.self) {
          $0.number
        } start: {
          Item(.new, $0, presenter: self.presenter)
        }
      ]
    }
  }
}
