import ConsoleTesting
import Observation
import Sternik
import Testing

/// The program of the article "Common tasks".
@MainActor
struct `The article about common tasks` {
  @Test func `shows a program that is compiled here`() throws {
    let article = try Page("Sources/Sternik/Sternik.docc/CommonTasks.md")

    for block in article.swiftBlocks where !block.hasPrefix("// swift-tools-version") {
      try expectCompiled(block.replacing("@testable import Shopping\n\n", with: ""))
    }
  }

  @Test func `edits notes in the editor of the user`() async throws {
    let terminal = HeadlessTerminal()
    let window = Window()
    try window.start(NotesCoordinator(presenter: window) { try await terminal.run($0) })
    let console = HeadlessConsole(window, terminal: terminal)

    console.press("enter")
    await terminal.waitForProgram()

    #expect(terminal.programs == [.editor(of: "notes.txt")])
  }

  @Test func `adds an item by a form that insists on a name`() throws {
    try inEnglish { console in
      console.press("a enter")
      #expect(console.screen.contains("A name is needed"))

      console.type("Tea")
      console.press("enter")

      #expect(console.screen.contains("Tea was added"))
      console.advance(by: .seconds(5))
      #expect(console.screen.contains("Tea was added"))
      console.press("up")
      #expect(!console.screen.contains("Tea was added"))
      console.expectSnapshot(named: "shopping")
    }
  }

  @Test func `asks before it discards an item`() throws {
    try inEnglish { console in
      console.press("a")
      console.type("Te")
      console.press("escape")
      #expect(console.screen.contains("Discard the item?"))

      console.press("escape")
      #expect(console.screen.contains("> Te"))
      console.press("escape right enter")

      #expect(console.screen.contains("> Bread") && !console.screen.contains("Name:"))
    }
  }

  @Test func `deletes an item after a question`() throws {
    try inEnglish { console in
      console.press("d")
      #expect(console.screen.contains("Delete Bread?"))
      console.press("enter")
      #expect(console.screen.contains("Bread"))

      console.press("d right enter")
      #expect(!console.screen.contains("Bread"))

      console.press("d right enter d")
      #expect(console.screen.contains("Nothing to buy.") && !console.screen.contains("delete"))
    }
  }

  @Test func `works in the background while a spinner is shown`() async throws {
    let window = Window()
    try window.start(ShoppingApp(window: window))
    let console = HeadlessConsole(window, columns: 40, rows: 10)

    console.press("2 tab enter")
    #expect(console.screen.contains("settings.syncing"))
    await console.advance(by: .seconds(2))

    #expect(!console.screen.contains("settings.syncing"))
  }

  private func inEnglish(_ body: (HeadlessConsole) throws -> Void) throws {
    let localizer = Localizer(
      tables: Localizations.tables, preferring: ["en"], developmentLanguage: "en")
    try Localizer.withCurrent(localizer) {
      let window = Window()
      try window.start(ShoppingApp(window: window))
      try body(HeadlessConsole(window, columns: 40, rows: 10))
    }
  }

  private func run() async throws {
    Localizer.setDefault(
      Localizer(
        tables: Localizations.tables, preferring: LanguageEnvironment.process.languages,
        developmentLanguage: Localizations.developmentLanguage))
    let window = Window()
    try window.start(ShoppingApp(window: window))
    try await Console(window).run()
  }
}

@MainActor struct ShoppingTests {
  @Test func `adds an item`() throws {
    let english = Localizer(
      tables: Localizations.tables, preferring: ["en"], developmentLanguage: "en")
    try Localizer.withCurrent(english) {
      let window = Window()
      try window.start(ShoppingApp(window: window))
      let console = HeadlessConsole(window, columns: 40, rows: 10)

      console.press("a")
      console.type("Tea")
      console.press("enter")

      #expect(console.screen.contains("Tea was added"))
    }
  }
}

private enum Localizations {
  static let developmentLanguage: Language = "en"
  static let tables = [
    StringsTable(
      language: "en",
      source: #"""
        "delete.cancel" = "Cancel";
        "delete.confirm" = "Delete";
        "delete.question" = "Delete %@?";
        "discard.confirm" = "Discard";
        "discard.keep" = "Keep editing";
        "discard.question" = "Discard the item?";
        "item.added" = "%@ was added";
        "item.missing" = "A name is needed";
        "item.name" = "Name:";
        "item.save" = "Save";
        "item.title" = "New item";
        "items.add" = "add";
        "items.delete" = "delete";
        "items.none" = "Nothing to buy.";
        "items.title" = "Shopping";
        "settings.language" = "Language:";
        "settings.sync" = "Sync";
        "settings.syncing" = "Syncing";
        "settings.title" = "Settings";
        """#),
    StringsTable(
      language: "pl",
      source: #"""
        "delete.cancel" = "Anuluj";
        "delete.confirm" = "Usuń";
        "delete.question" = "Usunąć %@?";
        "discard.confirm" = "Odrzuć";
        "discard.keep" = "Edytuj dalej";
        "discard.question" = "Odrzucić pozycję?";
        "item.added" = "Dodano: %@";
        "item.missing" = "Podaj nazwę";
        "item.name" = "Nazwa:";
        "item.save" = "Zapisz";
        "item.title" = "Nowa pozycja";
        "items.add" = "dodaj";
        "items.delete" = "usuń";
        "items.none" = "Nie ma nic do kupienia.";
        "items.title" = "Zakupy";
        "settings.language" = "Język:";
        "settings.sync" = "Synchronizuj";
        "settings.syncing" = "Synchronizacja";
        "settings.title" = "Ustawienia";
        """#),
  ]
}

@Observable @MainActor private final class ShoppingList {
  var items = ["Bread", "Milk"]
}

private final class ItemsScreen: Screen {
  var didTapAdd: () -> Void = {}
  var didTapDelete: (Int) -> Void = { _ in }
  var title: String { "items.title".localize }
  private let list: ShoppingList
  private var highlighted = 0

  init(_ list: ShoppingList) { self.list = list }

  var commands: [KeyCommand] {
    [
      KeyCommand(.character("a"), "items.add".localize) { self.didTapAdd() },
      KeyCommand(.character("d"), "items.delete".localize) { self.didTapDelete(self.highlighted) }
        .disabled(list.items.isEmpty),
    ]
  }

  var body: some View {
    List(list.items.indices) { Text(self.list.items[$0]) }
      .didHighlight { self.highlighted = $0 }
      .placeholder { Text("items.none".localize) }
  }
}

private final class NewItemScreen: Screen, LeaveGuard {
  var didSave: (String) -> Void = { _ in }
  var didTryToLeave: (_ answer: @escaping (Bool) -> Void) -> Void = { $0(true) }
  var title: String { "item.title".localize }
  var presentation: Presentation { .sheet }
  private var name = ""
  private var isNameMissing = false

  var leaveDecision: LeaveDecision { name.isEmpty ? .allowed : .asks { self.didTryToLeave($0) } }

  var body: some View {
    Form {
      TextField("item.name".localize, text: name) { self.name = $0 }
        .validationError(isNameMissing ? "item.missing".localize : nil)
      Button("item.save".localize) { self.save() }
    } didSubmit: {
      self.save()
    }
  }

  private func save() {
    isNameMissing = name.isEmpty
    guard !isNameMissing else { return }
    let saved = name
    name = ""
    didSave(saved)
  }
}

private final class DueDateScreen: Screen {
  var didSave: (Timestamp) -> Void = { _ in }
  var title: String { "due.title".localize }
  private var day = DateField.Value.empty
  private var isDayMissing = false

  var body: some View {
    Form {
      DateField("due.day".localize, date: day) { self.day = $0 }
        .validationError(isDayMissing ? "due.missing".localize(DateField.example) : nil)
    } didSubmit: {
      self.save()
    }
  }

  private func save() {
    isDayMissing = day.timestamp == nil
    if let day = day.timestamp { didSave(day) }
  }
}

private final class NewItemCoordinator: NavigationCoordinator<NewItemScreen> {
  @Once var done: (String) -> Void = { _ in }

  override func start() {
    let screen = NewItemScreen()
    screen.didSave = { name in self.finish { self.done(name) } }
    screen.didTryToLeave = { self.askToDiscard($0) }
    show(screen)
  }

  private func askToDiscard(_ answer: @escaping (Bool) -> Void) {
    AlertScreen(
      title: "discard.question".localize,
      actions: [
        AlertAction("discard.keep".localize, role: .cancel) { answer(false) },
        AlertAction("discard.confirm".localize, role: .destructive) { answer(true) },
      ]
    ).show(over: presenter, for: self)
  }
}

private final class ItemsCoordinator: NavigationCoordinator<ItemsScreen> {
  private let list: ShoppingList

  init(_ list: ShoppingList, presenter: any Presenter) {
    self.list = list
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = ItemsScreen(list)
    screen.didTapAdd = { self.add() }
    screen.didTapDelete = { self.askToDelete($0) }
    show(screen)
  }

  private func add() {
    let newItem = NewItemCoordinator(presenter: Modal(over: presenter))
    newItem.done = { name in
      self.list.items.append(name)
      self.window?.toast("item.added".localize(name))
    }
    start(child: newItem)
  }

  private func askToDelete(_ index: Int) {
    let name = list.items[index]
    AlertScreen(
      title: "delete.question".localize(name),
      actions: [
        AlertAction("delete.cancel".localize, role: .cancel),
        AlertAction("delete.confirm".localize, role: .destructive) {
          self.list.items.remove(at: index)
        },
      ]
    ).show(over: presenter, for: self)
  }
}

private final class SettingsScreen: Screen {
  var didSelectLanguage: (Language) -> Void = { _ in }
  var title: String { "settings.title".localize }
  private let languages: [(name: String, tag: Language)] = [("English", "en"), ("Polski", "pl")]
  private var isSyncing = false

  var body: some View {
    Picker("settings.language".localize, languages.map(\.name), selection: chosen) {
      self.didSelectLanguage(self.languages[$0].tag)
    }
    Button("settings.sync".localize) { self.sync() }
    if isSyncing { Spinner("settings.syncing".localize) }
  }

  private var chosen: Int {
    languages.firstIndex { $0.tag == Localizer.current.language } ?? 0
  }

  private func sync() {
    isSyncing = true
    task { screen in
      try await screen.clock.sleep(for: .seconds(2))
      screen.isSyncing = false
    }
  }
}

private final class SettingsCoordinator: NavigationCoordinator<SettingsScreen> {
  override func start() {
    let screen = SettingsScreen()
    screen.didSelectLanguage = { Localizer.setLanguages([$0]) }
    show(screen)
  }
}

private final class ShoppingTabs: TabCoordinator {
  private let list = ShoppingList()

  override func start() throws {
    try super.start()
    addTab { ItemsCoordinator(self.list, presenter: $0) }
    addTab { SettingsCoordinator(presenter: $0) }
  }
}

private final class ShoppingApp: AppCoordinator {
  override func start() { start(child: ShoppingTabs(presenter: presenter)) }
}

private final class NotesCoordinator: NavigationCoordinator<NotesScreen> {
  private let run: @MainActor (ExternalProgram) async throws -> ExternalProgram.Status

  init(
    presenter: any Presenter,
    run: @escaping @MainActor (ExternalProgram) async throws -> ExternalProgram.Status
  ) {
    self.run = run
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = NotesScreen()
    screen.didTapEdit = { path in
      self.task { coordinator in _ = try await coordinator.run(.editor(of: path)) }
    }
    show(screen)
  }
}

private final class NotesScreen: Screen {
  var didTapEdit: (_ path: String) -> Void = { _ in }

  var body: some View { Button("notes.edit".localize) { self.didTapEdit("notes.txt") } }
}

/// As `main.swift` has it; a test has no terminal.
@MainActor private func runNotes(in window: Window) async throws {
  let terminal = StandardStreams.makeTerminal()
  try window.start(NotesCoordinator(presenter: window) { try await terminal.run($0) })
  try await Console(window, terminal: terminal).run()
}
