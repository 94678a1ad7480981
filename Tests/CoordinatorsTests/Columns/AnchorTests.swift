import Coordinators
import Testing

/// The screen that a detail leaves with, if its presenter shows several.
@MainActor
struct AnchorTests {
  let app: SplitFixture
  var fixture: Fixture { app.fixture }

  init() throws { app = try SplitFixture() }

  @Test func `a detail of a modal leaves with it, not with what covers it`() {
    let modal = Modal(over: app.list)
    app.list.show(Page("shelf"))
    modal.show(Page("picker"), for: fixture.app)
    let alert = Modal(over: app.list)
    alert.show(Page("alert"), for: fixture.app)

    Detail(of: modal).show(Page("book"), for: fixture.app)
    alert.dismiss()
    #expect(app.columns == "[shelf]+picker *[book]")

    modal.dismiss()
    #expect(app.columns == "*[shelf] []")
  }

  @Test func `a detail of tabs leaves with the tab that was selected`() {
    let tabs = TabBarController()
    let pages = [Page("all"), Page("unread")]
    app.list.show(tabs, for: fixture.app)
    for page in pages { tabs.show(page, for: fixture.app) }

    Detail(of: tabs).show(Page("book"), for: fixture.app)
    tabs.remove(pages[1])
    #expect(app.columns == "[?] *[book]")

    tabs.remove(pages[0])
    #expect(app.columns == "*[?] []")
  }

  @Test func `a waiting detail of a modal appears without what covered it`() {
    let split = SplitViewController()
    let modal = Modal(over: split.list)
    split.list.show(Page("shelf"))
    modal.show(Page("picker"), for: fixture.app)
    let alert = Modal(over: split.list)
    alert.show(Page("alert"), for: fixture.app)

    Detail(of: modal).show(Page("book"), for: fixture.app)
    alert.dismiss()
    fixture.window?.show(split, for: fixture.app)

    #expect(names(split.detail.screens) == ["book"])
  }

  @Test func `a waiting detail of tabs appears without the other tab`() {
    let (split, tabs) = (SplitViewController(), TabBarController())
    let pages = [Page("all"), Page("unread")]
    split.list.show(tabs, for: fixture.app)
    for page in pages { tabs.show(page, for: fixture.app) }

    Detail(of: tabs).show(Page("book"), for: fixture.app)
    tabs.remove(pages[1])
    fixture.window?.show(split, for: fixture.app)

    #expect(names(split.detail.screens) == ["book"])
  }

  @Test func `a detail does not keep the stack that it was opened for`() {
    weak var stack: NavigationController?
    do {
      let empty = NavigationController()
      stack = empty
      app.list.show(empty)
      Detail(of: empty).show(Page("book"))
    }

    app.list.setScreens([Page("shelf")])

    #expect(app.columns == "[shelf] *[book]")
    #expect(stack == nil)
  }

  @Test func `an old detail does not select its column, even if its screen is there`() {
    app.push("Shelf")
    let slow = Flow("Slow", in: Detail(of: app.list)) { _ in }
    fixture.start(slow)
    app.open("Book", under: "Shelf")
    app.split.select(app.list)

    slow.show(Page("book"), unless: { ($0 as? Page)?.name == "book" })

    #expect(app.columns == "*[shelf] [book]" && fixture.active == "shelf")
    #expect(!slow.isActive)
  }
}
