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

    #expect(active == (isInTabs ? "tab" : "inner"))
    #expect(window.location == DeepLink(isInTabs ? "tab" : "inner"))
  }

  @Test func `ask the guard of what covers the place`() throws {
    let draft = Draft()
    try links.open(DeepLink("inner"))
    app.outer.show(draft, for: app)

    try links.open(DeepLink("inner"))

    #expect(draft.refusals == 1)
    #expect(window.activeScreen === draft)
  }

  @Test func `change nothing if the place is active, beside a preview and a worker`() throws {
    let window = Window()
    let app = Previews(window: window)
    try window.start(app)
    let before = window.outline

    try LinkOpener(window).open(window.location)

    #expect(window.outline == before)
  }

  @Test func `change nothing if the place is active above another flow`() throws {
    try links.open(DeepLink("inner"))
    let inner = try #require(app.children.first as? Leaf)
    app.start(child: Leaf("help", in: app.outer))
    inner.start(child: Leaf("child", in: app.outer))
    let (before, child) = (window.outline, try #require(inner.children.first))
    #expect(active == "child" && window.location == DeepLink("inner/child"))

    try links.open(DeepLink("inner/child"))

    #expect(window.outline == before && inner.children.first === child)
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

    #expect(reported.isEmpty)
    #expect((window.activeScreen as? Page)?.name == "alert")
  }

  @Test(arguments: [false, true], Cover.allCases)
  func `uncover the container of a coordinator without pages, and keep what is in it`(
    hasTabs: Bool, cover: Cover
  ) throws {
    let window = Window()
    let sections = Sections(hasTabs: hasTabs, window: window)
    try window.start(sections)
    let links = LinkOpener(window)
    try links.open(DeepLink("section"))
    let section = try #require(sections.section)
    section.start(child: Leaf("second", in: section.inner))
    cover.show(over: sections, section)
    #expect((window.activeScreen as? Page)?.name == "cover")

    try links.open(DeepLink("section"))

    #expect((window.activeScreen as? Page)?.name == "second")
    #expect(section.inner.screens.count == 2 && section.children.count == 2)
    #expect(sections.outer.screens.count == 2 && sections.outer.modals.isEmpty)
  }

  @Test func `ask the guard of what covers the container of a coordinator without pages`() throws {
    let window = Window()
    let app = Sections(hasTabs: true, window: window)
    try window.start(app)
    let links = LinkOpener(window)
    try links.open(DeepLink("section"))
    let draft = Draft()
    app.outer.show(draft, for: app)

    try links.open(DeepLink("section"))

    #expect(draft.refusals == 1 && window.activeScreen === draft)
  }

  @Test func `uncover the tabs of an app coordinator without pages by the empty link`() throws {
    app.start(child: Leaf("help", in: app.outer))
    #expect(active == "help")

    try links.open(DeepLink(""))

    #expect(active == "inner" && app.children.count == 2)
  }

  /// What covers the container of a section.
  enum Cover: CaseIterable {
    case page, child, modal, modalOverContainer

    @MainActor fileprivate func show(over app: Sections, _ section: Section) {
      switch self {
      case .page: app.outer.show(Page("cover"), for: app)
      case .child: section.start(child: Leaf("cover", in: app.outer))
      case .modal: app.start(child: Leaf("cover", in: Modal(over: app.outer)))
      case .modalOverContainer:
        section.start(child: Leaf("cover", in: Modal(over: section.container)))
      }
    }
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
  fileprivate final class Leaf: Coordinator, Routing {
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

  /// A stack with a home page, and above it a section.
  @MainActor
  fileprivate final class Sections: AppCoordinator, Routing {
    let outer = NavigationController()
    private let hasTabs: Bool

    init(hasTabs: Bool, window: Window) {
      self.hasTabs = hasTabs
      super.init(window: window)
    }

    override func start() {
      show(outer)
      outer.show(Page("home"), for: self)
    }

    var routes: [Route] {
      [Route("section", to: Section.self) { Section(hasTabs: self.hasTabs, in: self.outer) }]
    }

    var section: Section? { children.lazy.compactMap { $0 as? Section }.first }
  }

  /// Shows a stack, or tabs with a stack, whose page belongs to its child.
  @MainActor
  fileprivate final class Section: Coordinator, Routing {
    let inner = NavigationController()
    private let tabs = TabBarController()
    private let hasTabs: Bool

    init(hasTabs: Bool, in presenter: any Presenter) {
      self.hasTabs = hasTabs
      super.init(presenter: presenter)
    }

    var container: any Presenter { hasTabs ? tabs : inner }

    override func start() {
      if hasTabs {
        show(tabs)
        tabs.show(inner, for: self)
        tabs.show(NavigationController(), for: self)
      } else {
        show(inner)
      }
      start(child: Leaf("first", in: inner))
    }

    var routes: [Route] { [] }
  }
}
