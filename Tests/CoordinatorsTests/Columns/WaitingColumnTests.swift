import Coordinators
import Testing

/// Split views that are filled before they are shown, in the order in which programs write it.
@MainActor
struct `Columns filled before they are shown` {
  let fixture: Fixture
  let split = SplitViewController()

  init() throws { fixture = try Fixture() }

  private var columns: String {
    split.columns.map { ($0 === split.selected ? "*" : "") + "\(names($0.screens))" }
      .joined(separator: " ")
  }

  @Test func `a list and its detail appear with the split view, as one change`() {
    let shelf = fixture.push("Shelf", in: split.list)
    fixture.push("Book", under: shelf, in: Detail(of: shelf.presenter))
    fixture.clearLog()

    fixture.app.show(split)

    #expect(columns == #"["shelf"] *["book"]"# && fixture.active == "book")
    #expect(fixture.changes.count == 1)
    shelf.finish()
    #expect(fixture.log == ["removed Book", "removed Shelf"])
  }

  @Test func `a detail that is not selected leaves the keys in the list`() {
    fixture.push("Shelf", in: split.list)
    fixture.push("Book", in: Detail(of: split.list, isSelected: false))

    fixture.app.show(split)

    #expect(columns == #"*["shelf"] ["book"]"# && fixture.active == "shelf")
  }

  @Test func `of two details only the last one appears`() {
    fixture.push("Shelf", in: split.list)
    fixture.push("Book1", in: Detail(of: split.list))
    let book = fixture.push("Book2", in: Detail(of: split.list))
    book.show(Page("notes"))

    fixture.app.show(split)

    #expect(columns == #"["shelf"] *["book2", "notes"]"#)
    #expect(fixture.log == ["removed Book1"])
  }

  @Test func `the coordinator of a detail joins the window whose column gets it`() {
    fixture.app.show(split)
    let stack = NavigationController()
    stack.show(Page("shelf"))
    let book = DirectFlow("Book", in: Detail(of: stack)) { $0.show(Page("book")) }
    book.start()
    #expect(!book.isActive)

    split.list.show(stack, for: fixture.app)

    #expect(names(split.detail.screens) == ["book"])
    #expect(book.isActive && book.parent === fixture.app)
  }

  @Test func `a detail of a stack that is shown in a column later gets the next column`() {
    let stack = NavigationController()
    let shelf = fixture.push("Shelf", in: stack)
    fixture.push("Book", under: shelf, in: Detail(of: stack))
    split.list.show(stack, for: fixture.app)

    fixture.app.show(split)

    #expect(names(stack.screens) == ["shelf"] && names(split.detail.screens) == ["book"])
    shelf.finish()
    #expect(split.detail.screens.isEmpty)
  }

  @Test func `a detail of a stack without columns keeps its position in the stack`() {
    let stack = NavigationController()
    let shelf = fixture.push("Shelf", in: stack)
    let book = fixture.push("Book", under: shelf, in: Detail(of: stack))
    fixture.push("Notes", under: book, in: stack)

    fixture.app.show(stack)

    #expect(names(stack.screens) == ["shelf", "book", "notes"])
  }

  @Test func `a detail whose list has left while both waited does not appear`() {
    let inbox = NavigationController()
    fixture.push("Shelf", in: split.list)
    split.list.show(Page("inbox"))
    fixture.push("Mail", in: Detail(of: split.list))
    split.list.pop()
    _ = inbox

    fixture.app.show(split)

    #expect(columns == #"*["shelf"] []"# && fixture.log == ["removed Mail"])
  }

  @Test func `the column that was selected before is selected`() {
    fixture.push("Shelf", in: split.list)
    fixture.push("Book", in: Detail(of: split.list))
    split.select(split.list)

    fixture.app.show(split)

    #expect(columns == #"*["shelf"] ["book"]"#)
  }

  @Test(arguments: [true, false])
  func `a detail that finds its screen in its column selects it and leaves`(isSelected: Bool) {
    split.list.show(Page("shelf"))
    let book = Page("book")
    for screen in [book, Page("notes")] { split.detail.show(screen) }
    split.select(split.list)
    let detail = Detail(of: split.list, isSelected: isSelected)
    fixture.start(
      Flow("F", in: detail) { flow in
        flow.bringToFront(Page.self) {
          $0 === book
        } orShow: {
          Page("new")
        }
      })

    fixture.app.show(split)

    let found = #"["shelf"] ["notes", "book"]"#
    #expect(columns.replacing("*", with: "") == found)
    #expect(split.selected === (isSelected ? split.detail : split.list))
    #expect(fixture.log == ["removed F"])
  }

  @Test func `one that is never shown is reported by its own name`() {
    let reports = sentences {
      var split: SplitViewController? = SplitViewController()
      split?.list.show(Page("shelf"))
      fixture.window?.close()
      split = nil
    }

    #expect(reports.count == 1)
    #expect(
      reports.first?.hasPrefix("`SplitViewController` was given a screen but was never shown")
        == true)
  }

  @Test func `a start that is undone leaves the columns as they were`() throws {
    struct Failure: Error {}
    fixture.app.show(split)
    let shelf = fixture.push("Shelf", in: split.list)
    fixture.push("Book", under: shelf, in: Detail(of: split.list))
    let before = fixture.window?.outline

    #expect(throws: Failure.self) {
      try fixture.window?.transaction {
        shelf.finish()
        fixture.push("Other", in: split.list)
        fixture.push("Detail", in: Detail(of: split.list))
        throw Failure()
      }
    }

    #expect(fixture.window?.outline == before)
    shelf.finish()
    #expect(columns == "*[] []")
  }
}
