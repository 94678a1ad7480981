import Coordinators
import Testing

/// Mistakes of other libraries: a link requires its parents to be started, shows them one by one, leaves half
/// of its changes when it fails, or never completes because its target is already shown.
@MainActor
struct `Deep links` {
  let fixture: ShopFixture
  init() throws { fixture = try ShopFixture() }

  @Test func `a link starts parents before children, as one change`() throws {
    try fixture.open("/orders/7/items/3")

    #expect(
      fixture.changes == [
        RecordedChange(shown: ["orders", "order 7", "item 3"], activated: "item 3")
      ])
    #expect(fixture.pages == ["home", "orders", "order 7", "item 3"])
  }

  @Test func `going back from a linked item returns to its order`() throws {
    try fixture.open("orders/7/items/3")

    fixture.window.back()

    #expect(fixture.active == "order 7")
  }

  @Test(arguments: [
    ("shelves", "shelves", 0), ("orders/7/parts/3", "parts", 2), ("orders/seven", "seven", 1),
    ("orders/07", "07", 1), ("orders/100", "100", 1), ("orders//7", "", 1),
    ("orders/7/items/3/more", "more", 4),
  ])
  func `an unknown segment is an error that names it and changes nothing`(
    path: String, segment: String, position: Int
  ) throws {
    try fixture.open("orders/5")
    fixture.clearLog()

    let error = #expect(throws: LinkError.self) { try fixture.open(path) }

    #expect(error == .unknownSegment(segment, at: position, in: DeepLink(path)))
    #expect(error?.description.contains("\"\(segment)\"") == true)
    #expect(fixture.changes.isEmpty)
    #expect(fixture.pages == ["home", "orders", "order 5"])
  }

  @Test func `a link to the active screen changes nothing`() throws {
    try fixture.open("orders/7/items/3")
    let screens = fixture.shop.stack.screens.map(ObjectIdentifier.init)
    fixture.clearLog()

    try fixture.open("orders/7/items/3")

    #expect(fixture.changes.isEmpty)
    #expect(fixture.shop.stack.screens.map(ObjectIdentifier.init) == screens)
  }

  @Test func `a link to a covered screen removes the screens above it`() throws {
    try fixture.open("orders/7/items/3")
    fixture.clearLog()

    try fixture.open("orders/7")

    #expect(fixture.changes == [RecordedChange(removed: ["item 3"], activated: "order 7")])
  }

  @Test func `a link to a sibling removes the current child in the same change`() throws {
    try fixture.open("orders/5/items/1")
    fixture.clearLog()

    try fixture.open("orders/7")

    #expect(
      fixture.changes
        == [
          RecordedChange(shown: ["order 7"], removed: ["item 1", "order 5"], activated: "order 7")
        ])
  }

  @Test func `a link to the upper of two equal children keeps both`() throws {
    let second = try pushTwo()
    fixture.clearLog()

    try fixture.open("goal")

    #expect(fixture.changes.isEmpty)
    #expect(fixture.window.coordinator(of: try #require(fixture.window.activeScreen)) === second)
    #expect(fixture.pages == ["home", "goal", "goal"])
  }

  @Test func `a link to a child removes its parent's screens above it`() throws {
    try fixture.open("goal")
    fixture.shop.stack.show(Page("above"), for: fixture.shop)

    try fixture.open("goal")

    #expect(fixture.pages == ["home", "goal"])
  }

  @Test func `a link to a child removes the children and screens above it`() throws {
    let second = try pushTwo()
    fixture.shop.replace(
      fixture.shop.children[0],
      with: Flow("below", in: fixture.shop.stack) { $0.show(Page("below")) })
    fixture.shop.stack.show(Page("above"), for: fixture.shop)
    fixture.clearLog()
    #expect(fixture.shop.children.last !== second)

    try fixture.open("below")

    #expect(fixture.changes.map(\.removed) == [["above", "goal"]])
    #expect(fixture.pages == ["home", "below"])
  }

  @Test(arguments: ["popped", "emptied"])
  func `a link to a child that its handler just removed starts a new one`(path: String) throws {
    try fixture.open("goal")
    fixture.clearLog()

    #expect(diagnostics { #expect(throws: Never.self) { try fixture.open(path) } } == [])

    #expect(
      fixture.changes == [RecordedChange(shown: ["goal"], removed: ["goal"], activated: "goal")])
    #expect(fixture.shop.children.count == 1)
  }

  @Test func `without an app coordinator the first coordinator handles the link`() throws {
    let window = Window()
    let stack = NavigationController()
    window.show(stack)
    try window.start(Orders(presenter: stack))

    try LinkOpener(window).open(DeepLink("7/items/3"))

    #expect(names(stack.screens) == ["orders", "order 7", "item 3"])
  }

  @Test func `a link of a hundred segments is one change`() throws {
    let segments = ["nested"] + (1...99).map(String.init)

    try fixture.links.open(DeepLink(segments))

    #expect(fixture.changes.count == 1)
    #expect(fixture.pages == ["home"] + (0...99).map(String.init))
  }

  @Test func `a link throws the error of a failing start and changes nothing`() throws {
    #expect(throws: Order.SoldOut.self) { try fixture.open("orders/13/items/3") }

    #expect(fixture.changes.isEmpty)
    #expect(fixture.pages == ["home"])
    #expect(fixture.shop.children.isEmpty)
  }

  @Test func `a link changes nothing if a guard refuses`() throws {
    try fixture.open("orders/5")
    let draft = Draft()
    fixture.shop.stack.show(draft, for: fixture.shop.children.first?.children.first)
    fixture.clearLog()

    try fixture.open("orders/7")

    #expect(fixture.changes.isEmpty)
    #expect(fixture.pages == ["home", "orders", "order 5", "?"])
    #expect(draft.refusals == 1)
  }

  @Test func `a link is followed after all guards approved, each asked once`() throws {
    try fixture.open("orders/5")
    let (first, second) = (Draft(), Draft())
    var answers: [@MainActor (Bool) -> Void] = []
    for draft in [first, second] {
      draft.leaveDecision = .asks { answers.append($0) }
      fixture.shop.stack.show(draft, for: fixture.shop.children.first?.children.first)
    }
    fixture.clearLog()

    try fixture.open("orders/7")
    #expect(answers.count == 1)
    answers.removeFirst()(true)
    #expect(fixture.changes.isEmpty)
    answers.removeFirst()(true)

    #expect(answers.isEmpty)
    #expect(fixture.changes.count == 1)
    #expect(fixture.pages == ["home", "orders", "order 7"])
  }

  @Test func `a link joins the transaction that starts the window's coordinator`() throws {
    let window = Window()
    let (shop, links) = (Shop(window: window), LinkOpener(window))
    var events = 0
    window.observe { _ in events += 1 }

    try window.transaction {
      try window.start(shop)
      try links.open(DeepLink("orders/7"))
    }

    #expect(names(shop.stack.screens) == ["home", "orders", "order 7"])
    #expect(events == 1)
  }

  @Test func `a link in a closed window is an error`() {
    fixture.window.close()

    #expect(throws: LinkError.windowClosed(DeepLink("orders"))) { try fixture.open("orders") }
  }

  @Test func `the linked coordinators are released after going back`() throws {
    try fixture.open("orders/7/items/3")
    weak let order = fixture.shop.children.first?.children.first
    #expect(order != nil)

    fixture.shop.stack.popToRoot()

    #expect(order == nil)
  }

  /// Starts two children for the same link, one above the other.
  private func pushTwo() throws -> Flow {
    for _ in 1...2 {
      fixture.shop.start(child: Flow("goal", in: fixture.shop.stack) { $0.show(Page("goal")) })
    }
    return try #require(fixture.shop.children.last as? Flow)
  }

  @Test(arguments: [
    ("", []), ("/", []), ("orders/7", ["orders", "7"]), ("/orders/7/", ["orders", "7"]),
    ("a//b", ["a", "", "b"]),
  ])
  func `a path is parsed and printed`(path: String, segments: [String]) {
    #expect(DeepLink(path).segments == segments)
    #expect(DeepLink(DeepLink(path).description) == DeepLink(path))
  }

  @Test func `a link to a child that finishes in its own start is an error that names it`() throws {
    let fixture = try ShopFixture()
    let reported = diagnostics {
      let error = #expect(throws: LinkError.self) { try fixture.open("finished/1") }
      #expect(error == .destinationFinished("finished", at: 0, in: DeepLink("finished/1")))
      #expect(
        error?.description
          == "the flow of the segment \"finished\" in the link \"finished/1\" finished in its start"
      )
      #expect(throws: LinkError.self) { try fixture.open("finished") }
    }

    #expect(reported.isEmpty && fixture.changes.isEmpty)
    #expect(fixture.pages == ["home"] && fixture.shop.children.isEmpty)
  }
}
