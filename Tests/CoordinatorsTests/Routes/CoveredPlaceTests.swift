import Coordinators
import Testing

/// Links to places that something covers, or that are active already.
@MainActor
struct `Links to what is shown` {
  private let window = Window()
  private let app: Nested
  private let links: LinkOpener

  init() throws {
    app = Nested(window: window)
    links = LinkOpener(window)
    try window.start(app)
  }

  @Test(arguments: [false, true])
  func `uncover a place in an inner stack`(isInTabs: Bool) throws {
    try links.open(DeepLink(isInTabs ? "tab" : "inner"))
    try links.open(DeepLink(isInTabs ? "inner" : "tab"))
    app.outer.show(Page("cover"), for: app)

    try links.open(DeepLink(isInTabs ? "tab" : "inner"))

    withKnownIssue("the page on the outer stack stays") {
      #expect(active == (isInTabs ? "tab" : "inner"))
      #expect(window.location == DeepLink(isInTabs ? "tab" : "inner"))
    }
  }

  @Test func `ask the guard of what covers the place`() throws {
    let draft = Draft()
    try links.open(DeepLink("inner"))
    app.outer.show(draft, for: app)

    try links.open(DeepLink("inner"))

    withKnownIssue("the guard is not asked") { #expect(draft.refusals == 1) }
    #expect(window.activeScreen === draft)
  }

  @Test func `change nothing if the place is active, beside a preview and a worker`() throws {
    let window = Window()
    let app = Previews(window: window)
    try window.start(app)
    let before = window.outline

    try LinkOpener(window).open(window.location)

    withKnownIssue("the preview and the worker leave") { #expect(window.outline == before) }
  }

  @Test func `change nothing if the place is active above another flow`() throws {
    try links.open(DeepLink("inner"))
    let inner = try #require(app.children.first as? Leaf)
    app.start(child: Leaf("help", in: app.outer))
    inner.start(child: Leaf("child", in: app.outer))
    let (before, child) = (window.outline, try #require(inner.children.first))
    #expect(active == "child" && window.location == DeepLink("inner/child"))

    try links.open(DeepLink("inner/child"))

    withKnownIssue("a new child takes the place of the old one") {
      #expect(window.outline == before && inner.children.first === child)
    }
  }

  @Test func `ask the guards of their routes even if the place is active`() throws {
    try links.open(DeepLink("inner"))
    app.decision = .refused

    #expect(throws: LinkError.refused(DeepLink("inner"))) { try links.open(DeepLink("inner")) }
  }

  @Test func `in a modal over an empty column report nothing`() throws {
    let window = Window()
    let app = Previews(window: window)
    try window.start(app)
    let links = LinkOpener(window)
    app.closePreview()

    let reported = try diagnostics { try links.open(DeepLink("alert")) }

    withKnownIssue("the selection of the empty column is reported") {
      #expect(reported.isEmpty)
    }
    #expect((window.activeScreen as? Page)?.name == "alert")
  }

  private var active: String? { (window.activeScreen as? Page)?.name }

  /// A stack with tabs, of which one has a stack with a stack in it.
  @MainActor
  private final class Nested: AppCoordinator, Routing {
    let outer = NavigationController()
    var decision = RouteDecision.allowed
    private let tabs = TabBarController()
    private let stack = NavigationController()
    private let other = NavigationController()

    override func start() {
      show(outer)
      outer.show(tabs, for: self)
      tabs.show(stack, for: self)
      tabs.show(other, for: self)
      start(child: Leaf("inner", in: stack))
      start(child: Leaf("tab", in: other))
    }

    var routes: [Route] {
      [leaf("inner").guarded { _ in self.decision }, leaf("tab")]
    }

    private func leaf(_ name: String) -> Route {
      Route(name, toExisting: Leaf.self) { $0.name == name }
    }
  }

  @MainActor
  private final class Leaf: Coordinator, Routing {
    let name: String

    init(_ name: String, in presenter: any Presenter) {
      self.name = name
      super.init(presenter: presenter)
    }

    override func start() { show(Page(name)) }

    var routes: [Route] {
      [Route("child", to: Leaf.self) { Leaf("child", in: self.presenter) }]
    }
  }

  /// A list with a preview beside it and a child without screens.
  @MainActor
  private final class Previews: AppCoordinator, Routing {
    private let split = SplitViewController()

    override func start() {
      show(split)
      start(child: Leaf("list", in: split.list))
      start(child: Leaf("preview", in: Detail(of: split.list, isSelected: false)))
      start(child: Worker(presenter: split.list))
    }

    var routes: [Route] {
      [
        Route("list", toExisting: Leaf.self) { $0.name == "list" },
        Route("alert", to: Leaf.self) {
          $0.name == "alert"
        } start: {
          Leaf("alert", in: Modal(over: self.split.detail))
        },
      ]
    }

    func closePreview() {
      if let preview = children.first(where: { ($0 as? Leaf)?.name == "preview" }) {
        preview.finish()
      }
    }
  }

  /// Shows nothing and stays.
  @MainActor
  private final class Worker: Coordinator {}
}
