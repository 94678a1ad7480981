import Coordinators
import Testing

/// Mistakes of other libraries: only what the user sees gets its state back, a damaged value loses the rest, or a large
/// one makes the whole state unreadable.
@MainActor
struct `Preserved state` {
  let window = Window()
  let app: NotesApp
  /// The window that saved states are restored in.
  private let otherWindow = Window()

  init() throws {
    app = NotesApp(window: window)
    try window.start(app)
  }

  @Test func `coordinators and screens get back what they preserved`() throws {
    app.filter = "two words, 100 %"
    app.list.row = 7
    app.open(1, draft: "first\nsecond line")
    app.open(2)
    let text = window.navigationState

    let (other, problems) = try restored(text)

    #expect(
      text == """
        restoration 1
        state 1 two%20words%2C%20100%20%25
        in NoteList
          state 1 7
        to 1
          in Editor
            state 3 first%0Asecond%20line
        to 2
          in Editor
            state 3 \("")

        """)
    #expect(problems.isEmpty)
    #expect(other.filter == app.filter && other.list.row == 7)
    #expect(other.drafts == ["first\nsecond line", ""])
    #expect(other.editors.flatMap(\.screen.restoredVersions) == [3, 3])
    #expect(other.window?.navigationState == text)
  }

  @Test func `a screen has its state when it appears`() throws {
    app.open(1, draft: "draft")

    let (other, _) = try restored(window.navigationState)

    #expect(other.editors.first?.screen.draftAtAppearance == "draft")
  }

  @Test func `screens in hidden tabs and behind modals get their state back`() throws {
    let text = try populatedTabs()

    let tabs = TabbedNotes(presenter: otherWindow)
    try otherWindow.start(tabs)
    let problems = otherWindow.restore(text)

    #expect(problems.isEmpty)
    #expect(tabs.lists.map(\.row) == [4, 5, 6] && tabs.drafts == ["modal"])
    #expect(tabs.tabs.selected === tabs.tabs.tabs[0])
    #expect(otherWindow.navigationState == text)
  }

  @Test(arguments: [
    ("state x 1", RestorationProblem.Reason.damaged), ("state 1 %F", .damaged),
    ("state 1", .damaged), ("state -1 1", .damaged), ("state 1 2 3", .damaged),
    ("state 1 x", .failed("NoRow(text: \"x\")")),
  ])
  func `a damaged state loses only itself`(line: String, reason: RestorationProblem.Reason) throws {
    let (other, problems) = try restored(
      """
      restoration 1
      state 1 filter
      in NoteList
        \(line)
      to 1
        in Editor
          state 3 draft

      """)

    #expect(problems.map(\.line) == [4] && problems.map(\.reason) == [reason])
    #expect(other.filter == "filter" && other.list.row == 0 && other.drafts == ["draft"])
  }

  @Test func `a damaged line loses what belongs to its coordinator and nothing else`() throws {
    let text = try populatedTabs()
    let damaged = text.replacing(
      "  in NoteList\n    state 1 5", with: "  i% NoteList\n    state 1 5")
    #expect(damaged != text)

    let tabs = TabbedNotes(presenter: otherWindow)
    try otherWindow.start(tabs)
    let problems = otherWindow.restore(damaged)

    #expect(problems.map(\.reason) == [.damaged])
    #expect(tabs.lists.map(\.row) == [4, 0, 6] && tabs.drafts == ["modal"])
  }

  @Test func `what a failed restoration of a state requests is rolled back`() throws {
    app.filter = "filter"
    let text = window.navigationState
    let other = Window()
    let second = NotesApp(window: other)
    second.didRestore = {
      second.open(5)
      throw PlaceError.noSuchPlace
    }
    try other.start(second)

    let problems = other.restore(text)

    #expect(problems.map(\.text) == ["state of NotesApp"])
    #expect(second.editors.isEmpty)
  }

  @Test func `what a state requests is restored with it`() throws {
    app.filter = "filter"
    let other = Window()
    let second = NotesApp(window: other)
    second.didRestore = { second.open(5) }
    try other.start(second)

    #expect(other.restore(window.navigationState).isEmpty)

    #expect(second.editors.map(\.note) == [5])
  }

  @Test func `a state that is too large, or cannot be written, is reported once and left out`()
    throws
  {
    app.list.row = 7
    let large = app.open(1, draft: String(repeating: "x", count: Window.maximumStateBytes + 1))
    app.open(2, draft: "unwritable")
    app.open(3, draft: String(repeating: "x", count: Window.maximumStateBytes))
    var text = ""

    let reported = sentences {
      text = window.navigationState
      #expect(window.navigationState == text)
    }

    #expect(
      reported == [
        "the state of `Editor` was not saved (65537 bytes, more than 65536): return less in `preservedState`, or `nil`"
      ])
    let (other, problems) = try restored(text)
    #expect(problems.isEmpty && other.list.row == 7)
    #expect(other.drafts.map(\.utf8.count) == [0, 0, Window.maximumStateBytes])
    large.finish()
  }

  @Test func `all states together have a limit`() throws {
    let draft = String(repeating: "x", count: Window.maximumStateBytes)
    for note in 0..<20 { app.open(note, draft: draft) }
    var text = ""

    let reported = diagnostics { text = window.navigationState }

    #expect(reported == [.stateNotSaved])
    #expect(text.utf8.count < Window.maximumTotalStateBytes + 2_000)
    let (other, problems) = try restored(text, notes: Set(0..<20))
    #expect(problems.isEmpty && other.editors.count == 20)
    #expect(other.drafts.map(\.isEmpty) == (0..<20).map { $0 >= 15 })
  }

  @Test func `a state that is larger than the limit is not restored`() throws {
    let draft = String(repeating: "x", count: Window.maximumStateBytes + 1)

    let (other, problems) = try restored(
      "restoration 1\nto 1\n  in Editor\n    state 3 \(draft)\nto 2\n")

    #expect(problems.map(\.reason) == [.damaged])
    #expect(problems.allSatisfy { $0.text.utf8.count < 100 })
    #expect(other.drafts == ["", ""])
  }

  @Test func `what is not shown any more when the state is restored is a problem`() throws {
    let (other, problems) = try restored(
      "restoration 1\nin Editor\n  state 3 lost\nto 1\n  state 1 lost\n  in NoteList\n    state 1 5\nto 2\n"
    )

    #expect(problems.map(\.text) == ["Editor", "state of EditorCoordinator", "NoteList"])
    #expect(problems.allSatisfy { $0.reason == .unknown })
    #expect(other.editors.map(\.note) == [1, 2])
  }

  @Test func `what an unsaved route leads to has no state`() throws {
    try LinkOpener(window).open(DeepLink("help"))

    #expect(window.navigationState == "restoration 1\nin NoteList\n  state 1 0\n")
  }

  @Test func `a text that is cut off anywhere restores only its complete lines`() throws {
    app.filter = "filter"
    app.open(1, draft: "draft")
    let text = window.navigationState

    for count in 0..<text.count {
      let part = String(text.prefix(count))
      let window = Window()
      let other = NotesApp(window: window)
      try window.start(other)
      let problems = window.restore(part)

      #expect(problems.isEmpty == (part.last == "\n" || part == "restoration 1"), "\(part)")
      #expect(
        ["", "filter"].contains(other.filter) && [[], [""], ["draft"]].contains(other.drafts))
    }
  }

  /// The saved state of three tabs, of which the first is selected.
  private func populatedTabs() throws -> String {
    let window = Window()
    let tabs = TabbedNotes(presenter: window)
    try window.start(tabs)
    for (index, list) in tabs.lists.enumerated() { list.row = index + 4 }
    let last = try #require(tabs.children.last as? NotesTab)
    let editor = EditorCoordinator(1, presenter: Modal(over: last.presenter))
    last.start(child: editor)
    editor.screen.draft = "modal"
    tabs.tabs.select(tabs.tabs.tabs[0])
    return window.navigationState
  }

  private func restored(
    _ text: String, notes: Set<Int> = Set(0..<10)
  ) throws -> (NotesApp, [RestorationProblem]) {
    let app = NotesApp(window: otherWindow, notes: notes)
    try otherWindow.start(app)
    return (app, otherWindow.restore(text))
  }
}
