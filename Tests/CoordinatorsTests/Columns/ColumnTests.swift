import Coordinators
import Testing

/// Which column is selected, what going back does, and modals over columns.
///
/// Mistakes of other libraries: back does nothing or leaves the program, the keys go to a column that nobody sees, an
/// alert over a column that is not selected gets none.
@MainActor
struct `Columns` {
  let app: SplitFixture
  var fixture: Fixture { app.fixture }

  init() throws { app = try SplitFixture() }

  @Test func `what is shown on the split view is shown in the first column`() {
    app.split.show(Page("shelf"))

    #expect(app.columns == "*[shelf] []")
  }

  @Test func `the first screen of an empty split view selects its column`() {
    app.push("Book", in: app.detail)

    #expect(app.columns == "[] *[book]" && fixture.active == "book")
  }

  @Test func `a push in a column that is not selected leaves the keys where they are`() {
    app.push("Shelf")
    app.open("Book", under: "Shelf")

    app.push("Filters")

    #expect(app.columns == "[shelf,filters] *[book]" && fixture.active == "book")
  }

  @Test func `a column that is selected in place of an empty one is in the change`() {
    app.push("Shelf")
    app.open("Book", under: "Shelf")
    var selected: [any Presentable] = []
    app.window.observe { if case .changed(let change) = $0 { selected += change.selected } }

    fixture["Book"]?.finish()

    #expect(app.columns == "*[shelf] []" && selected.count == 1 && selected.first === app.list)
  }

  @Test func `a column without screens cannot be selected`() {
    app.push("Shelf")

    #expect(diagnostics { app.split.select(app.detail) } == [.columnEmpty])
    #expect(app.columns == "*[shelf] []")
    #expect(diagnostics { app.split.select(NavigationController()) } == [.screenNotFound])
  }

  @Test func `selecting the other column and the first one again changes nothing`() {
    app.push("Shelf")
    app.open("Book", under: "Shelf")
    let outline = app.window.outline

    app.split.select(app.list)
    #expect(fixture.active == "shelf")
    app.split.select(app.detail)

    #expect(app.window.outline == outline)
  }

  @Test func `selecting a column is reported to observers like a tab`() {
    app.push("Shelf")
    app.open("Book", under: "Shelf")
    var selected: [ObjectIdentifier] = []
    app.window.observe {
      if case .changed(let change) = $0 { selected = change.selected.map(ObjectIdentifier.init) }
    }

    app.split.select(app.list)

    #expect(selected == [ObjectIdentifier(app.list)])
  }

  @Test func `back empties the columns from the selected one to the left`() {
    app.push("Shelf")
    let book = app.open("Book", under: "Shelf")
    fixture.push("Notes", under: book, in: book.presenter)

    app.back()
    #expect(app.columns == "[shelf] *[book]")
    app.back()
    #expect(app.columns == "*[shelf] []")
    #expect(fixture.app.exitRequests == 0)
    app.back()

    #expect(app.columns == "*[shelf] []" && fixture.app.exitRequests == 1)
  }

  @Test func `back in the first column leaves the detail and asks to exit`() {
    app.push("Shelf")
    app.open("Book", under: "Shelf")
    app.split.select(app.list)

    app.back()

    #expect(app.columns == "*[shelf] [book]" && fixture.app.exitRequests == 1)
  }

  @Test func `back in the first column pops a split view in a stack, right column first`() throws {
    let app = try SplitFixture(inStack: true)
    app.push("Shelf")
    app.open("Book", under: "Shelf")
    app.split.select(app.list)
    app.fixture.clearLog()

    app.back()

    #expect(app.fixture.log == ["removed Book", "removed Shelf"])
    #expect(app.fixture.changes.map(\.removed) == [["book", "?", "shelf", "?", "?"]])
    #expect(app.fixture.active == "root")
  }

  @Test func `two backs in one turn remove the detail once and then ask to exit`() throws {
    app.push("Shelf")
    app.open("Book", under: "Shelf")

    app.back()
    app.back()

    #expect(fixture.log == ["removed Book"] && fixture.app.exitRequests == 1)
  }

  @Test func `pop leaves the bottom screen of a column`() {
    app.push("Shelf")
    app.open("Book", under: "Shelf")

    app.detail.pop()

    #expect(app.columns == "[shelf] *[book]")
  }

  @Test(arguments: ["back", "dismiss", "remove"])
  func `a modal over a column takes the keys and gives them back`(way: String) {
    app.push("Shelf")
    app.open("Book", under: "Shelf")
    app.split.select(app.list)
    let modal = Modal(over: app.detail)
    modal.show(Page("alert"))
    #expect(fixture.active == "alert" && app.columns == "*[shelf] [book]+alert")
    fixture.clearLog()

    switch way {
    case "back": app.back()
    case "dismiss": modal.dismiss()
    default: fixture["Book"]?.finish()
    }

    #expect(fixture.active == "shelf")
    #expect(app.columns == (way == "remove" ? "*[shelf] []" : "*[shelf] [book]"))
    #expect(
      fixture.changes.last?.removed == (way == "remove" ? ["alert", "book"] : ["alert"]))
  }

  @Test func `a modal over a detail covers its column`() {
    app.push("Shelf")
    let book = app.open("Book", under: "Shelf")

    Modal(over: book.presenter).show(Page("alert"))

    #expect(app.columns == "[shelf] *[book]+alert")
  }

  @Test func `the newest modal of two columns takes the keys`() {
    app.push("Shelf")
    app.open("Book", under: "Shelf")
    Modal(over: app.detail).show(Page("first"))
    Modal(over: app.list).show(Page("second"))
    #expect(fixture.active == "second")

    app.back()
    #expect(fixture.active == "first")
    app.back()

    #expect(fixture.active == "book")
  }

  @Test func `a modal inside a column that is not selected takes the keys`() {
    let inner = NavigationController()
    app.push("Shelf")
    app.detail.show(inner)
    inner.show(Page("book"))
    #expect(fixture.active == "shelf")

    Modal(over: inner).show(Page("alert"))
    #expect(fixture.active == "alert")
    app.back()

    #expect(fixture.active == "shelf")
  }

  @Test func `a modal over the split view covers all columns`() {
    app.push("Shelf")
    app.open("Book", under: "Shelf")
    Modal(over: app.split).show(Page("alert"))
    #expect(fixture.active == "alert")

    app.back()

    #expect(app.columns == "[shelf] *[book]" && fixture.active == "book")
  }

  @Test func `two split views in tabs keep their columns`() throws {
    let tabs = TabBarController()
    fixture.window?.show(tabs, for: fixture.app)
    let splits = [SplitViewController(), SplitViewController()]
    for split in splits {
      tabs.show(split, for: fixture.app)
      split.show(Page("shelf"))
      Detail(of: split.list).show(Page("book"))
    }
    splits[0].select(splits[0].list)
    #expect(fixture.active == "shelf")
    fixture.clearLog()

    tabs.select(splits[1])
    #expect(fixture.active == "book")
    tabs.select(splits[0])
    tabs.select(splits[0])

    #expect(fixture.active == "shelf" && fixture.eventCount == 2)
    #expect(splits[0].selected === splits[0].list && splits[1].selected === splits[1].detail)
  }

  @Test func `tabs in a column keep the detail until its tab leaves`() {
    let tabs = TabBarController()
    app.list.show(tabs, for: fixture.app)
    let stacks = [NavigationController(), NavigationController()]
    for (stack, name) in zip(stacks, ["A", "B"]) {
      tabs.show(stack, for: fixture.app)
      app.push(name, in: stack)
    }
    app.open("Detail", of: stacks[0], under: "A")
    #expect(app.columns == "[?] *[detail]")
    app.split.select(app.list)
    tabs.select(stacks[1])
    #expect(app.columns == "*[?] [detail]" && fixture.active == "b")

    app.open("Other", of: stacks[1], under: "B")
    #expect(app.columns == "[?] *[other]")
    fixture.clearLog()
    tabs.remove(stacks[1])

    #expect(app.columns == "*[?] []" && fixture.log == ["removed Other", "removed B"])
  }

  @Test func `a column can be shown nowhere else`() {
    let other = SplitViewController()

    #expect(diagnostics { app.list.show(other.list) } == [.screenAlreadyShown])
    #expect(diagnostics { NavigationController().show(other.list) } == [.screenAlreadyShown])
    #expect(diagnostics { app.detail.show(app.list) } == [.screenAlreadyShown])
    #expect(app.columns == "*[] []")
  }

  @Test func `a split view that left can be shown again, empty`() {
    app.push("Shelf")
    app.open("Book", under: "Shelf")
    fixture.window?.show(fixture.stack, for: fixture.app)
    #expect(app.columns == "*[] []")

    fixture.window?.show(app.split, for: fixture.app)
    app.push("Shelf")

    #expect(app.columns == "*[shelf] []" && fixture.active == "shelf")
  }

  @Test func `closing the window asks the guards of all columns`() {
    let draft = Draft()
    app.push("Shelf")
    Detail(of: app.list, isSelected: false).show(draft)

    app.window.close()

    #expect(draft.refusals == 1 && !app.window.isClosed)
  }
}
