import Coordinators
import Testing

/// What other libraries got wrong: a link that finds its parents not started, shows them one by one, changes
/// half of what it should before it fails, or never ends because its target is shown already.
@MainActor
struct `A deep link` {
  let world: ShopWorld
  init() throws { world = try ShopWorld() }

  @Test func `starts parents before children, as one visible change`() throws {
    try world.open("/orders/7/items/3")

    #expect(
      world.changes == [Told(shown: ["orders", "order 7", "item 3"], activated: "item 3")])
    #expect(world.pages == ["home", "orders", "order 7", "item 3"])
  }

  @Test func `to an item leads back to its order`() throws {
    try world.open("orders/7/items/3")

    world.window.back()

    #expect(world.active == "order 7")
  }

  @Test(arguments: [
    ("shelves", "shelves", 0), ("orders/7/parts/3", "parts", 2), ("orders/seven", "seven", 1),
    ("orders/07", "07", 1), ("orders/100", "100", 1), ("orders//7", "", 1),
    ("orders/7/items/3/more", "more", 4),
  ])
  func `with an unknown segment is an error that names it, and changes nothing`(
    path: String, segment: String, position: Int
  ) throws {
    try world.open("orders/5")
    world.forget()

    let error = #expect(throws: LinkError.self) { try world.open(path) }

    #expect(error == .unknownSegment(segment, at: position, in: DeepLink(path)))
    #expect(error?.description.contains("\"\(segment)\"") == true)
    #expect(world.changes.isEmpty)
    #expect(world.pages == ["home", "orders", "order 5"])
  }

  @Test func `to what is visible already is done at once and changes nothing`() throws {
    try world.open("orders/7/items/3")
    let screens = world.shop.stack.screens.map(ObjectIdentifier.init)
    world.forget()

    try world.open("orders/7/items/3")

    #expect(world.changes.isEmpty)
    #expect(world.shop.stack.screens.map(ObjectIdentifier.init) == screens)
  }

  @Test func `to an order that is covered takes away what covers it`() throws {
    try world.open("orders/7/items/3")
    world.forget()

    try world.open("orders/7")

    #expect(world.changes == [Told(removed: ["item 3"], activated: "order 7")])
  }

  @Test func `to another order takes the first one away in the same change`() throws {
    try world.open("orders/5/items/1")
    world.forget()

    try world.open("orders/7")

    #expect(
      world.changes
        == [Told(shown: ["order 7"], removed: ["item 1", "order 5"], activated: "order 7")])
  }

  @Test func `to a child above another of the same parent leaves both where they are`() throws {
    let second = try pushTwo()
    world.forget()

    try world.open("goal")

    #expect(world.changes.isEmpty)
    #expect(world.window.coordinator(of: try #require(world.window.activeScreen)) === second)
    #expect(world.pages == ["home", "goal", "goal"])
  }

  @Test func `to a child takes away the screens that its parent showed over it`() throws {
    try world.open("goal")
    world.shop.stack.show(Page("above"), for: world.shop)

    try world.open("goal")

    #expect(world.pages == ["home", "goal"])
  }

  @Test func `to a child takes away the children and the screens above it`() throws {
    let second = try pushTwo()
    world.shop.replace(
      world.shop.children[0], by: Flow("below", in: world.shop.stack) { $0.show(Page("below")) })
    world.shop.stack.show(Page("above"), for: world.shop)
    world.forget()
    #expect(world.shop.children.last !== second)

    try world.open("below")

    #expect(world.changes.map(\.removed) == [["above", "goal"]])
    #expect(world.pages == ["home", "below"])
  }

  @Test(arguments: ["popped", "emptied"])
  func `to what its handler has just taken away starts it anew`(path: String) throws {
    try world.open("goal")
    world.forget()

    #expect(diagnostics { #expect(throws: Never.self) { try world.open(path) } } == [])

    #expect(world.changes == [Told(shown: ["goal"], removed: ["goal"], activated: "goal")])
    #expect(world.shop.children.count == 1)
  }

  @Test func `in a window without a program is handled by its first coordinator`() throws {
    let window = Window()
    let stack = NavigationController()
    window.show(stack)
    try window.start(Orders(presenter: stack))

    try LinkOpener(window).open(DeepLink("7/items/3"))

    #expect(names(stack.screens) == ["orders", "order 7", "item 3"])
  }

  @Test func `of a hundred segments is one change`() throws {
    let segments = ["nested"] + (1...99).map(String.init)

    try world.links.open(DeepLink(segments))

    #expect(world.changes.count == 1)
    #expect(world.pages == ["home"] + (0...99).map(String.init))
  }

  @Test func `to something that fails to start throws its error and changes nothing`() throws {
    #expect(throws: Order.SoldOut.self) { try world.open("orders/13/items/3") }

    #expect(world.changes.isEmpty)
    #expect(world.pages == ["home"])
    #expect(world.shop.children.isEmpty)
  }

  @Test func `changes nothing where a screen on its way refuses to leave`() throws {
    try world.open("orders/5")
    let draft = Draft()
    world.shop.stack.show(draft, for: world.shop.children.first?.children.first)
    world.forget()

    try world.open("orders/7")

    #expect(world.changes.isEmpty)
    #expect(world.pages == ["home", "orders", "order 5", "?"])
    #expect(draft.refusals == 1)
  }

  @Test func `is followed when the screens on its way have agreed, each asked once`() throws {
    try world.open("orders/5")
    let (first, second) = (Draft(), Draft())
    var answers: [@MainActor (Bool) -> Void] = []
    for draft in [first, second] {
      draft.leaveDecision = .asks { answers.append($0) }
      world.shop.stack.show(draft, for: world.shop.children.first?.children.first)
    }
    world.forget()

    try world.open("orders/7")
    #expect(answers.count == 1)
    answers.removeFirst()(true)
    #expect(world.changes.isEmpty)
    answers.removeFirst()(true)

    #expect(answers.isEmpty)
    #expect(world.changes.count == 1)
    #expect(world.pages == ["home", "orders", "order 7"])
  }

  @Test func `is followed in a window that has just been started, in the same change`() throws {
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

  @Test func `in a window that is closed is an error`() {
    world.window.close()

    #expect(throws: LinkError.windowGone(DeepLink("orders"))) { try world.open("orders") }
  }

  @Test func `leaves nothing behind when its way was gone back`() throws {
    try world.open("orders/7/items/3")
    weak let order = world.shop.children.first?.children.first
    #expect(order != nil)

    world.shop.stack.popToRoot()

    #expect(order == nil)
  }

  /// Starts two children that the same link leads to, one above the other.
  private func pushTwo() throws -> Flow {
    for _ in 1...2 {
      world.shop.start(child: Flow("goal", in: world.shop.stack) { $0.show(Page("goal")) })
    }
    return try #require(world.shop.children.last as? Flow)
  }

  @Test(arguments: [
    ("", []), ("/", []), ("orders/7", ["orders", "7"]), ("/orders/7/", ["orders", "7"]),
    ("a//b", ["a", "", "b"]),
  ])
  func `is written as a path`(path: String, segments: [String]) {
    #expect(DeepLink(path).segments == segments)
    #expect(DeepLink(DeepLink(path).description) == DeepLink(path))
  }
}
