import Coordinators

/// A list of notes, whose position is preserved, and an editor for each of them with a draft.
@MainActor
final class NotesApp: AppCoordinator, Routing, StatePreserving {
  let stack = NavigationController()
  let list = NoteList()
  var filter = ""
  /// The notes that exist; others are no places.
  var notes: Set<Int>
  /// The notes that will exist.
  var expected: Set<Int> = []
  var isLocked = false
  /// Called before a route throws because its note is not there yet.
  var willThrow: () -> Void = {}
  /// Called when a saved state or a link opens a note.
  var willOpen: () -> Void = {}
  /// Called when the coordinator gets its state back.
  var didRestore: () throws -> Void = {}

  init(window: Window, notes: Set<Int> = Set(0..<10)) {
    self.notes = notes
    super.init(window: window)
  }

  override func start() {
    show(stack)
    stack.show(list, for: self)
  }

  var routes: [Route] {
    [
      Route("{note}", to: EditorCoordinator.self) {
        $0.note
      } start: { (note: Int) in
        if self.expected.contains(note), !self.notes.contains(note) {
          self.willThrow()
          throw PlaceError.notThereYet
        }
        guard self.notes.contains(note) else { throw PlaceError.noSuchPlace }
        self.willOpen()
        return EditorCoordinator(note, presenter: self.stack)
      }
      .guarded { _ in self.isLocked ? .waits(at: DeepLink("help")) : .allowed },
      Route("help", to: HelpPage.self) { self.stack.show(HelpPage(), for: self) }.unsaved(),
    ]
  }

  var preservedState: String? { filter.isEmpty ? nil : filter }

  func restore(preservedState text: String, version: Int) throws {
    filter = text
    try didRestore()
  }

  @discardableResult
  func open(_ note: Int, draft: String = "") -> EditorCoordinator {
    let editor = EditorCoordinator(note, presenter: stack)
    start(child: editor)
    editor.screen.draft = draft
    return editor
  }

  var editors: [EditorCoordinator] { children.compactMap { $0 as? EditorCoordinator } }
  var drafts: [String] { editors.map(\.screen.draft) }
}

/// Has no routes: what it shows in its `start()` is found there.
@MainActor
final class EditorCoordinator: Coordinator {
  let note: Int
  let screen = Editor()

  init(_ note: Int, presenter: any Presenter) {
    self.note = note
    super.init(presenter: presenter)
  }

  override func start() { show(screen) }
}

@MainActor
final class NoteList: Presentable, StatePreserving {
  var row = 0

  var preservedState: String? { String(row) }

  func restore(preservedState text: String, version: Int) throws {
    guard let row = Int(text) else { throw NoRow(text: text) }
    self.row = row
  }

  struct NoRow: Error { let text: String }
}

@MainActor
final class Editor: Presentable, StatePreserving {
  var draft = ""
  var stateVersion = 3
  private(set) var restoredVersions: [Int] = []
  /// Whether the draft was there when the screen appeared.
  private(set) var draftAtAppearance: String?

  var preservedState: String? {
    get throws {
      if draft == "unwritable" { throw Unwritable() }
      return draft
    }
  }

  func restore(preservedState text: String, version: Int) throws {
    restoredVersions.append(version)
    draft = text
  }

  func didAppear() { draftAtAppearance = draft }

  struct Unwritable: Error {}
}

@MainActor
final class HelpPage: Presentable, StatePreserving {
  var preservedState: String? { "help" }
  func restore(preservedState text: String, version: Int) throws {}
}

/// Three tabs with a list of notes each; a modal editor covers the last one.
@MainActor
final class TabbedNotes: TabCoordinator, Routing {
  override func start() throws {
    try super.start()
    for number in 0..<3 { addTab { NotesTab(number, presenter: $0) } }
  }

  var routes: [Route] {
    [
      Route("{tab}", to: NotesTab.self) {
        $0.number
      } start: { (_: Int) in
        throw PlaceError.noSuchPlace
      }
    ]
  }

  var lists: [NoteList] { children.compactMap { ($0 as? NotesTab)?.list } }
  var drafts: [String] {
    children.flatMap(\.children).compactMap { ($0 as? EditorCoordinator)?.screen.draft }
  }
}

@MainActor
final class NotesTab: Coordinator, Routing {
  let number: Int
  let list = NoteList()

  init(_ number: Int, presenter: any Presenter) {
    self.number = number
    super.init(presenter: presenter)
  }

  override func start() { show(list) }

  var routes: [Route] {
    [
      Route("{note}", to: EditorCoordinator.self) {
        $0.note
      } start: {
        EditorCoordinator($0, presenter: Modal(over: self.presenter))
      }
    ]
  }
}
