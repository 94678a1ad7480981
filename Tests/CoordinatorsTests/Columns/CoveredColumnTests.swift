import Coordinators
import Testing

/// Modals over a split view, and over its columns when these lose their last screen.
@MainActor
struct CoveredColumnTests {
  let app: SplitFixture
  var fixture: Fixture { app.fixture }

  /// Shows a book beside a shelf, and an alert over the book's column.
  init() throws {
    app = try SplitFixture()
    app.push("Shelf")
    app.open("Book", under: "Shelf")
    fixture.push("Alert", in: Modal(over: app.detail))
    #expect(app.columns == "[shelf] *[book]+alert")
    fixture.clearLog()
  }

  @Test func `tabs over a split view are no column: a detail of them is one more tab`() {
    let tabs = TabBarController()
    Modal(over: app.split).show(tabs, for: fixture.app)
    tabs.show(Page("first"), for: fixture.app)

    Detail(of: tabs).show(Page("second"), for: fixture.app)

    #expect(names(tabs.tabs) == ["first", "second"])
    #expect(app.columns == "[shelf] *[book]+alert")
  }

  @Test func `setting no screens dismisses what covers the column`() {
    app.detail.setScreens([])

    #expect(app.columns == "*[shelf] []" && fixture.active == "shelf")
    #expect(fixture.log == ["removed Alert", "removed Book"])
  }

  @Test func `setting another screen keeps what covers the column`() {
    app.detail.setScreens([Page("note")])

    #expect(app.columns == "[shelf] *[note]+alert" && fixture.active == "alert")
  }

  @Test func `replacing the list's coordinator dismisses what covers its detail`() throws {
    let shelf = try #require(fixture["Shelf"])

    let other = Flow("Other", in: app.list) { $0.show(Page("other")) }
    fixture.app.replace(shelf, with: fixture.track(other))

    #expect(app.columns == "*[other] []" && fixture.active == "other")
  }

  @Test func `a replacement that shows a screen keeps what covers the column`() throws {
    try replaceBook { $0.show(Page("other")) }

    #expect(app.columns == "[shelf] *[other]+alert" && fixture.active == "alert")
  }

  @Test func `a replacement that shows nothing dismisses what covers the column`() throws {
    try replaceBook { _ in }

    #expect(app.columns == "*[shelf] []" && fixture.active == "shelf")
  }

  @Test func `a replacement that shows another modal keeps what covers the column`() throws {
    try replaceBook { [detail = app.detail] flow in
      Modal(over: detail).show(Page("question"), for: flow)
    }

    #expect(app.columns == "*[shelf] []+alert,question" && fixture.active == "question")
  }

  @Test func `a column without screens is covered by what is shown over it then`() {
    app.detail.setScreens([])

    Modal(over: app.detail).show(Page("note"))

    #expect(app.columns == "*[shelf] []+note" && fixture.active == "note")
  }

  @Test func `a column that waits loses what covers it with its last screen`() {
    let split = SplitViewController()
    split.list.show(Page("shelf"))
    split.detail.show(Page("book"))
    Modal(over: split.detail).show(Page("alert"))

    split.detail.setScreens([])
    fixture.window?.show(split, for: fixture.app)

    #expect(names(split.detail.modals) == [] && fixture.active == "shelf")
  }

  private func replaceBook(_ start: @escaping (Flow) -> Void) throws {
    let (shelf, book) = (try #require(fixture["Shelf"]), try #require(fixture["Book"]))
    shelf.replace(book, with: fixture.track(Flow("Other", in: book.presenter, onStart: start)))
  }
}
