import Coordinators
import Testing

/// Rows of a list open details in the next column: one at a time, which leave with the row's list.
///
/// Mistakes of other libraries: details pile up, an old detail comes back after a slow load, text of a deleted one
/// stays, a detail outlives its list.
@MainActor
struct `Details in a column` {
  let app: SplitFixture
  var fixture: Fixture { app.fixture }

  /// Shows a shelf in the list's column.
  init() throws {
    app = try SplitFixture()
    app.push("Shelf")
    fixture.clearLog()
  }

  @Test func `the first screen of a detail selects its column`() {
    app.open("Book", under: "Shelf")

    #expect(app.columns == "[shelf] *[book]" && fixture.active == "book")
  }

  @Test func `of a presenter of the program is shown by that presenter`() {
    let presenter = OwnPresenter()
    let page = Page("page")

    #expect(diagnostics { Detail(of: presenter).show(page, for: nil) } == [])

    #expect(presenter.shown === page)
  }

  private final class OwnPresenter: Presenter {
    private(set) var shown: (any Presentable)?
    func show(_ screen: any Presentable, for coordinator: Coordinator?) { shown = screen }
  }

  @Test func `three rows chosen one after the other leave one detail and one way back`() {
    for name in ["Book1", "Book2", "Book3"] { app.open(name, under: "Shelf") }

    #expect(app.columns == "[shelf] *[book3]")
    #expect(fixture.log == ["removed Book1", "removed Book2"])
    app.back()
    #expect(app.columns == "*[shelf] []" && fixture.active == "shelf")
    #expect(fixture.alive == ["Shelf", "shelf"])
  }

  @Test func `replacing a detail is one change`() {
    app.open("Book1", under: "Shelf")
    fixture.clearLog()

    app.open("Book2", under: "Shelf")

    #expect(
      fixture.changes
        == [RecordedChange(shown: ["book2"], removed: ["book1"], activated: "book2")])
  }

  @Test func `the row of the open detail chosen again only selects the column`() {
    let book = app.open("Book", under: "Shelf")
    app.split.select(app.list)
    fixture.clearLog()

    let again = Flow("Again", in: Detail(of: app.list)) {
      $0.show(Page("again"), unless: { ($0 as? Page)?.name == "book" })
    }
    fixture.start(again)

    #expect(app.columns == "[shelf] *[book]" && book.isActive && !again.isActive)
    #expect(fixture.log == ["removed Again"])
  }

  @Test func `a start that throws leaves the old detail, the selected column and the keys`() {
    struct Failure: Error {}
    app.open("Book", under: "Shelf")
    app.split.select(app.list)
    let reported = diagnostics {
      fixture.start(
        Flow("New", in: Detail(of: app.list)) {
          $0.show(Page("new"))
          throw Failure()
        })
    }

    #expect(reported == [.startFailed])
    #expect(app.columns == "*[shelf] [book]" && fixture.active == "shelf")
  }

  @Test func `a detail that refuses to leave keeps everything as it was`() {
    let draft = Draft()
    fixture.start(Flow("Draft", in: Detail(of: app.list)) { $0.show(draft) })
    app.split.select(app.list)

    let new = app.open("Book", under: "Shelf")

    #expect(app.columns == "*[shelf] [?]" && fixture.active == "shelf")
    #expect(!new.isActive && draft.refusals == 1)
  }

  @Test(arguments: [false, true])
  func `a detail that asks is replaced after a yes, in one change`(isYes: Bool) {
    let draft = Draft()
    var answer: ((Bool) -> Void)?
    draft.leaveDecision = .asks { answer = $0 }
    fixture.start(Flow("Draft", in: Detail(of: app.list)) { $0.show(draft) })
    app.split.select(app.list)
    let first = app.open("Book1", under: "Shelf")
    // A second row meanwhile does not ask again, and the answer belongs to the first one.
    let second = app.open("Book2", under: "Shelf")
    #expect(!first.isActive && !second.isActive && app.columns == "*[shelf] [?]")
    fixture.clearLog()

    answer?(isYes)

    #expect(app.columns == (isYes ? "[shelf] *[book1]" : "*[shelf] [?]"))
    #expect(first.isActive == isYes && !second.isActive)
    #expect(fixture.eventCount == (isYes ? 1 : 0))
  }

  @Test func `a detail that shows after a newer one was opened is dropped with its coordinator`() {
    let slow = Flow("Slow", in: Detail(of: app.list))
    fixture.start(slow)
    app.open("Book", under: "Shelf")

    slow.show(Page("slow"))

    #expect(app.columns == "[shelf] *[book]")
    #expect(fixture.log == ["removed Slow"])
  }

  @Test func `of two slow details the newer one is shown, whichever is ready first`() {
    let slow = Flow("Slow", in: Detail(of: app.list))
    let newer = Flow("Newer", in: Detail(of: app.list))
    fixture.start(slow)
    fixture.start(newer)

    slow.show(Page("slow"))
    #expect(app.columns == "*[shelf] []" && fixture.log == ["removed Slow"])
    newer.show(Page("newer"))

    #expect(app.columns == "[shelf] *[newer]")
  }

  @Test func `a newer detail whose start was undone does not drop the older one`() {
    struct Failure: Error {}
    let slow = Flow("Slow", in: Detail(of: app.list))
    fixture.start(slow)
    let reported = diagnostics {
      fixture.start(Flow("Failing", in: Detail(of: app.list)) { _ in throw Failure() })
    }

    slow.show(Page("slow"))

    #expect(reported == [.startFailed])
    #expect(app.columns == "[shelf] *[slow]")
  }

  @Test func `a detail that is not selected is shown without taking the keys`() {
    app.open("Book", under: "Shelf", isSelected: false)

    #expect(app.columns == "*[shelf] [book]" && fixture.active == "shelf")
  }

  @Test func `previews replace each other, and the one that is opened stays`() {
    for number in 1...10 {
      app.open("Book\(number)", under: "Shelf", isSelected: false)
    }
    #expect(app.columns == "*[shelf] [book10]" && fixture.log.count == 9)
    fixture.clearLog()

    let again = Flow("Again", in: Detail(of: app.list)) {
      $0.show(Page("again"), unless: { ($0 as? Page)?.name == "book10" })
    }
    fixture.start(again)

    #expect(app.columns == "[shelf] *[book10]" && fixture.log == ["removed Again"])
  }

  @Test func `a replaced detail keeps its position and its anchor`() {
    app.open("Book", under: "Shelf")

    fixture["Shelf"]?.replace(
      fixture["Book"]!,
      with: fixture.track(Flow("Next", in: Detail(of: app.list)) { $0.show(Page("next")) }))

    #expect(app.columns == "[shelf] *[next]" && fixture.active == "next")
    fixture["Shelf"]?.finish()
    #expect(app.columns == "*[] []")
  }

  @Test(arguments: [false, true])
  func `a detail that finishes gives the keys to the list`(hasKeys: Bool) {
    app.open("Book", under: "Shelf")
    if !hasKeys { app.split.select(app.list) }

    fixture["Book"]?.finish()

    #expect(app.columns == "*[shelf] []" && fixture.active == "shelf")
    #expect(fixture.alive == ["Shelf", "shelf"])
  }

  @Test(arguments: [false, true])
  func `what a detail pushes, or starts in its presenter, is above it`(isChild: Bool) {
    let book = app.open("Book", under: "Shelf")
    if isChild {
      fixture.push("Notes", under: book, in: book.presenter)
    } else {
      book.show(Page("notes"))
    }

    #expect(app.columns == "[shelf] *[book,notes]")
  }

  @Test func `in a plain stack a detail is pushed, and so is what it shows later`() {
    fixture.window?.show(fixture.stack, for: fixture.app)
    let stack = NavigationController()
    fixture.window?.show(stack, for: fixture.app)
    let shelf = fixture.push("Shelf", in: stack)
    let book = fixture.push("Book", under: shelf, in: Detail(of: stack))
    book.show(Page("notes"))

    #expect(names(stack.screens) == ["shelf", "book", "notes"])
    fixture.push("Other", under: shelf, in: Detail(of: stack))
    #expect(names(stack.screens) == ["shelf", "book", "notes", "other"])
  }

  @Test func `a detail knows the stack that it is shown in`() {
    #expect(Detail(of: app.list).stack === app.detail)
    #expect(Detail(of: app.detail).stack === app.detail)
    #expect(Detail(of: fixture.window!).stack == nil)
  }

  @Test func `when the list's screen leaves, its detail leaves first, in the same change`() {
    app.push("Inbox", under: "Shelf")
    app.open("Mail", under: "Inbox")
    app.split.select(app.list)
    fixture.clearLog()

    app.back()

    #expect(app.columns == "*[shelf] []")
    #expect(
      fixture.changes == [RecordedChange(removed: ["mail", "inbox"], activated: "shelf")])
  }

  @Test func `the guard of a detail is asked before its list leaves`() {
    let draft = Draft()
    app.push("Inbox", under: "Shelf")
    fixture.start(
      Flow("Draft", in: Detail(of: app.list)) { $0.show(draft) }, under: fixture["Inbox"])
    app.split.select(app.list)

    app.back()
    app.list.popToRoot()
    fixture["Inbox"]?.finish()

    #expect(draft.refusals == 3 && app.columns == "*[shelf,inbox] [?]")
  }

  @Test func `a detail of a lower screen stays when the upper one leaves`() {
    app.open("Mail", under: "Shelf")
    app.push("Inbox", under: "Shelf")
    app.split.select(app.list)
    let before = app.columns

    app.back()

    #expect(before == "*[shelf,inbox] [mail]" && app.columns == "*[shelf] [mail]")
  }

  @Test func `a detail stays when its list pushes another screen`() {
    app.open("Book", under: "Shelf")

    app.list.show(Page("filters"))

    #expect(app.columns == "[shelf,filters] *[book]" && fixture.active == "book")
    app.list.pop()
    #expect(app.columns == "[shelf] *[book]")
  }
}
