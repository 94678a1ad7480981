import Coordinators
import Testing

/// Links, saved states and traces of a split view.
///
/// Mistakes of other libraries: a link opens only the list, a saved state restores a blank detail, or depends on the
/// width.
@MainActor
struct `Links and saved states of columns` {
  let window: Window
  let library: Library
  let links: LinkOpener

  init() throws {
    window = Window()
    library = Library(window: window)
    try window.start(library)
    links = LinkOpener(window)
  }

  private func columns(of library: Library) -> String {
    library.split.columns.map {
      ($0 === library.split.selected ? "*" : "") + "\(names($0.screens))"
    }.joined(separator: " ")
  }

  private var columns: String { columns(of: library) }

  @Test func `a link to a detail opens it in its column, as one change`() throws {
    var changes = 0
    window.observe { if case .changed = $0 { changes += 1 } }

    try links.open(DeepLink("old/7"))

    #expect(columns == #"["old"] *["7"]"#)
    #expect(changes == 1)
    try links.open(DeepLink("old/7"))
    #expect(changes == 1)
  }

  @Test func `a link to a detail that is open selects its column`() throws {
    try links.open(DeepLink("new/7"))
    let book = library.split.detail.topScreen
    library.split.select(library.split.list)

    try links.open(DeepLink("new/7"))

    #expect(columns == #"["new"] *["7"]"# && library.split.detail.topScreen === book)
  }

  @Test func `a link to a detail removes what is above it`() throws {
    try links.open(DeepLink("new/7"))
    let book = library.split.detail.topScreen
    library.split.detail.show(Page("notes"))

    try links.open(DeepLink("new/7"))

    #expect(columns == #"["new"] *["7"]"# && library.split.detail.topScreen === book)
  }

  @Test func `a link to the list closes the detail and selects the list`() throws {
    try links.open(DeepLink("new/7"))

    try links.open(DeepLink("new"))

    #expect(columns == #"*["new"] []"#)
  }

  @Test func `a link to another detail replaces the open one`() throws {
    try links.open(DeepLink("new/7"))

    try links.open(DeepLink("new/8"))

    #expect(columns == #"["new"] *["8"]"#)
  }

  @Test(arguments: [false, true])
  func `a saved state names the columns' screens and the selected column`(isListSelected: Bool)
    throws
  {
    try links.open(DeepLink("new/7"))
    (window.coordinator(of: library.split.detail.screens[0]) as? Book)?.show(Page("notes"))
    if isListSelected { library.split.select(library.split.list) }
    let saved = window.navigationState

    #expect(
      saved == """
        restoration 1
        to new
          to 7
            to notes
        column 0 \(isListSelected ? 0 : 1)

        """)
    let other = Window()
    let restored = Library(window: other)
    try other.start(restored)
    #expect(other.restore(saved).isEmpty)

    #expect(columns(of: restored) == columns)
    #expect(other.navigationState == saved)
  }

  @Test func `a detail that is gone is one problem, and the list gets the keys`() {
    let problems = window.restore(
      "restoration 1\nto new\n  to 13\ncolumn 0 1\n")

    #expect(problems.map(\.line) == [3])
    #expect(columns == #"*["new"] []"#)
  }

  @Test func `without a line of the column the last detail is selected`() {
    #expect(window.restore("restoration 1\nto new\n  to 7\n").isEmpty)

    #expect(columns == #"["new"] *["7"]"#)
  }

  @Test(arguments: ["column 1 0", "column 0 2", "column 0 -1"])
  func `a column that does not exist is a problem`(line: String) {
    #expect(window.restore("restoration 1\n\(line)\n").map(\.reason) == [.unknown])
  }

  @Test func `the same saved details are restored in one stack`() throws {
    try links.open(DeepLink("new/7"))
    let other = Window()
    let narrow = Library(window: other, hasColumns: false)
    try other.start(narrow)

    let problems = other.restore(window.navigationState)

    // The stack has no columns to select.
    #expect(problems.map(\.text) == ["column 0 1"])
    #expect(names(narrow.stack.screens) == ["new", "7"])
  }

  @Test func `a trace names the columns, and which is selected`() throws {
    let window = Window()
    var lines: [String] = []
    window.trace { lines.append($0.description) }
    let library = Library(window: window)
    try window.start(library)
    try LinkOpener(window).open(DeepLink("new/7"))
    library.split.select(library.split.list)

    #expect(lines.last == "changed selected=NavigationController#3 activated=Page#5@Shelf#6")
    #expect(lines.count == 4)
  }

  @Test func `the outline shows the columns`() throws {
    try links.open(DeepLink("new/7"))

    #expect(
      window.outline == """
        Window
          SplitViewController (Library)
            NavigationController
              Page (Shelf)
            NavigationController selected
              Page (Book) active
        Coordinators
          Library
            Shelf
              Book
        """)
  }
}
