import ConsoleTesting
import Foundation
import Sternik
import SternikFoundation
import Testing

/// The program of the article "Restoring navigation state".
@MainActor
struct `The article about restoring` {
  private let notes = Notes()

  @Test func `shows a program that is compiled here`() throws {
    let page = try Page("Sources/Coordinators/Coordinators.docc/RestoringNavigationState.md")

    for block in page.swiftBlocks { try expectCompiled(block) }
  }

  @Test func `restores the draft and the highlighted note`() throws {
    let first = try window(restoring: nil)
    let console = HeadlessConsole(first, columns: 40, rows: 10)
    console.press("down enter")
    console.type("Buy milk")

    let second = HeadlessConsole(
      try window(restoring: first.navigationState), columns: 40, rows: 10)

    #expect(
      first.navigationState == """
        restoration 1
        in NotesCoordinator
          in NoteListScreen
            state 1 12
          to 12
            in EditorScreen
              state 1 {"draft":"Buy%20milk"%2C"scrollOffset":0}

        """)
    #expect(second.screen == console.screen)
    second.press("escape")
    #expect(second.screen.contains("> Note 12"))
  }

  @Test func `restores a note that arrives later`() throws {
    let first = try window(restoring: nil)
    HeadlessConsole(first, columns: 40, rows: 10).press("down enter x")
    let text = first.navigationState
    notes.all.removeLast()
    notes.areLoaded = false
    let window = Window()
    #expect(try start(in: window, restoring: text).isEmpty && window.isRestoring)

    notes.all.append(Note(id: 12))
    for problem in window.continueRestoring() { print(problem) }

    #expect(!window.isRestoring && window.navigationState == text)
  }

  @Test func `reads the value of the older version`() throws {
    let screen = ConvertingScreen()

    try screen.restore(preservedState: "{\"draft\":\"older\"}", version: 1)

    #expect(screen.preservedValue.draft == "older")
    #expect(try screen.preservedState == "{\"draft\":\"older\",\"scrollOffset\":0}")
  }

  private func window(restoring text: String?) throws -> Window {
    let window = Window()
    #expect(try start(in: window, restoring: text ?? "restoration 1\n").isEmpty)
    return window
  }

  private func start(in window: Window, restoring text: String) throws -> [RestorationProblem] {
    var problems: [RestorationProblem] = []
    try window.transaction {
      try window.start(NotesApp(notes, window: window))
      problems = window.restore(text)
    }
    return problems
  }

  /// Compiled only.
  private func restoreAndRun(_ text: String, _ file: URL, _ links: LinkOpener) async throws {
    let window = Window()
    try window.transaction {
      try window.start(NotesApp(notes, window: window))
      for problem in window.restore(text) { print(problem) }
    }
    let problems: [RestorationProblem] = []
    if let place = problems.compactMap(\.place).last { try links.open(place) }
    window.observe { [weak window] _ in
      if let window, !window.isClosed { save(window.navigationState) }
    }
    let console = Console(window)
    console.saveNavigationState { text in
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try await console.run()
  }
}

@MainActor private func save(_ text: String) {}

private struct Note: Identifiable {
  let id: Int
  var title: String { "Note \(id)" }
}

@MainActor
private final class Notes {
  var all = [Note(id: 7), Note(id: 12)]
  var areLoaded = true
  func note(_ id: Int) -> Note? { all.first { $0.id == id } }
}

private final class NotesApp: AppCoordinator {
  private let notes: Notes

  init(_ notes: Notes, window: Window) {
    self.notes = notes
    super.init(window: window)
  }

  override func start() {
    let stack = NavigationController()
    show(stack)
    start(child: NotesCoordinator(notes, presenter: stack))
  }
}

private final class NotesCoordinator: NavigationCoordinator<NoteListScreen>, Routing {
  let notes: Notes

  init(_ notes: Notes, presenter: any Presenter) {
    self.notes = notes
    super.init(presenter: presenter)
  }

  override func start() {
    let list = NoteListScreen(notes)
    list.didSelect = { self.start(child: EditorCoordinator($0, presenter: self.presenter)) }
    show(list)
  }

  var routes: [Route] {
    [
      Route("{note}", to: EditorCoordinator.self) {
        $0.note.id
      } start: { (id: Int) in
        guard let note = self.notes.note(id) else {
          throw self.notes.areLoaded ? PlaceError.noSuchPlace : .notThereYet
        }
        return EditorCoordinator(note, presenter: self.presenter)
      }
    ]
  }
}

private final class EditorCoordinator: NavigationCoordinator<EditorScreen> {
  let note: Note

  init(_ note: Note, presenter: any Presenter) {
    self.note = note
    super.init(presenter: presenter)
  }

  override func start() { show(EditorScreen()) }
}

private final class EditorScreen: Screen, CodableStatePreserving {
  struct Preserved: Codable {
    var draft = ""
    var scrollOffset = 0
  }
  var preservedValue = Preserved()

  var body: some View {
    TextField("Draft", text: preservedValue.draft, didChange: { self.preservedValue.draft = $0 })
    ScrollView { Text(preservedValue.draft) }
      .initialOffset(preservedValue.scrollOffset)
      .didScroll { self.preservedValue.scrollOffset = $0 }
  }
}

private final class NoteListScreen: Screen, StatePreserving {
  var didSelect: (Note) -> Void = { _ in }
  private let notes: Notes
  private var highlighted: Int?

  init(_ notes: Notes) { self.notes = notes }

  var preservedState: String? { highlighted.map(String.init) }
  func restore(preservedState text: String, version: Int) { highlighted = Int(text) }

  var body: some View {
    List(notes.all) {
      Text($0.title)
    } didSelect: {
      self.didSelect($0)
    }
    .highlighted(highlighted)
    .didHighlight { self.highlighted = $0.id }
  }
}

private final class ConvertingScreen: Screen, CodableStatePreserving {
  struct Preserved: Codable {
    var draft = ""
    var scrollOffset = 0
  }
  var preservedValue = Preserved()

  struct OlderPreserved: Codable { var draft: String }

  var stateVersion: Int { 2 }

  func preservedValue(from text: String, version: Int) throws -> Preserved {
    let older = try JSONDecoder().decode(OlderPreserved.self, from: Data(text.utf8))
    return Preserved(draft: older.draft)
  }

  var body: some View { Text(preservedValue.draft) }
}
