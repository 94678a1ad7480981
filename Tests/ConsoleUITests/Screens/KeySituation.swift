import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// What the user sees when a key is pressed: a screen with its focus, two screens deep in the second of three tabs.
enum KeySituation: String, CaseIterable {
  case text
  case button
  case buttons = "second of three buttons in a row"
  case field = "text field above a button"
  case submittingField = "text field that submits"
  case buttonBelowField = "button below a text field"
  case list
  case lastRow = "last row of a list"
  case emptyList = "empty list"
  case typedSearch = "typed search"
  case finishedSearch = "finished search"
  case table
  case wideTable = "table that scrolls sideways"
  case firstOption = "first option of a picker"
  case middleOption = "middle option of a picker"
  case lastOption = "last option of a picker"
  case optionBesideButton = "last option of a picker beside a button"
  case stepper
  case lastStep = "stepper at its upper end"
  case checklist
  case toggle
  case firstTab = "first of the tabs in a screen"
  case longText = "long text"
  case document
  case typedLinkNumber = "typed number of a link"
  case searchedDocument = "finished search in a document"
  case wideText = "wide text"
  case buttonsInLongText = "buttons in a long text"
  case box
  case sheet
  case help
  case root = "list on the root screen, no tab bar"
  case rootField = "text field on the root screen"

  /// The keys that lead to the situation.
  var keys: String {
    switch self {
    case .buttons, .buttonBelowField: "tab"
    case .lastRow: "end"
    case .typedSearch: "/ r"
    case .finishedSearch: "/ r enter"
    case .help: "?"
    case .typedLinkNumber: "f 1"
    case .searchedDocument: "/ r enter"
    default: ""
    }
  }

  var isRoot: Bool { self == .root || self == .rootField }

  var presentation: Presentation {
    switch self {
    case .box: .box
    case .sheet: .sheet
    default: .full
    }
  }

  @MainActor @ViewBuilder func views(_ log: @escaping (String) -> Void) -> Views {
    switch self {
    case .text: Text("a text")
    case .button, .box, .sheet: Button("Save") { log("save") }
    case .buttons:
      HStack {
        for name in ["one", "two", "three"] { Button(name) { log(name) } }
      }
    case .field, .buttonBelowField, .rootField:
      TextField("Name:", text: "Ada", didChange: log)
      Button("Save") { log("save") }
    case .submittingField: TextField("Name:", text: "Ada", didChange: log) { log("submit " + $0) }
    case .list, .lastRow, .typedSearch, .finishedSearch, .help, .root:
      List(["row 1", "row 2", "row 3"]) {
        Text($0)
      } didSelect: {
        log($0)
      }
    case .emptyList:
      List([String]()) {
        Text($0)
      } didSelect: {
        log($0)
      }
    case .table:
      Table(["row 1", "row 2"], columns: [TableColumn("Row") { $0 }]) { log($0) }
    case .wideTable:
      Table(["row 1"], columns: (1...9).map { number in TableColumn("Column \(number)") { $0 } }) {
        log($0)
      }
      .scrollsHorizontally()
    case .firstOption: picker(0, log)
    case .middleOption: picker(1, log)
    case .lastOption: picker(2, log)
    case .optionBesideButton:
      HStack {
        picker(2, log)
        Button("Save") { log("save") }
      }
    case .stepper: Stepper("Copies", value: 3, in: 1...9) { log("copies \($0)") }
    case .lastStep: Stepper("Copies", value: 9, in: 1...9) { log("copies \($0)") }
    case .checklist:
      Checklist(["row 1", "row 2", "row 3"], chosenIndices: []) {
        Text($0)
      } didChange: {
        log("chosen \($0.sorted())")
      }
    case .toggle: Toggle("Sound", isOn: false) { log("toggle \($0)") }
    case .firstTab: Tabs(["Day", "Week"], selection: 0) { log("tab \($0)") }
    case .longText: ScrollView { for line in 1...40 { Text("line \(line)") } }
    case .document, .typedLinkNumber, .searchedDocument:
      let link = LinkURL("https://harbour.example").map { StyledText("harbour", link: $0) }
      DocumentView((1...40).map { _ in DocumentBlock(.paragraph, link ?? "") })
        .didOpenLink { log("open \($0)") }
    case .wideText:
      ScrollView(.horizontal) { Text(String(repeating: "0123456789", count: 9)) }
    case .buttonsInLongText:
      ScrollView {
        Button("one") { log("one") }
        for line in 1...40 { Text("line \(line)") }
        Button("two") { log("two") }
      }
    }
  }

  @MainActor private func picker(_ selection: Int, _ log: @escaping (String) -> Void) -> Picker {
    Picker("Size", ["S", "M", "L"], selection: selection) { log("option \($0)") }
  }
}

/// A key situation in a console, and what a key did there.
@MainActor final class KeyTrial {
  /// Who has a command for the key.
  enum Commands: String, CaseIterable {
    case none
    case screen = "screen command"
    case window = "window-wide command"
  }

  final class Subject: Screen {
    let title = "Subject"
    let presentation: Presentation
    var commands: [KeyCommand] = []
    let content: () -> Views

    init(_ presentation: Presentation, _ content: @escaping () -> Views) {
      self.presentation = presentation
      self.content = content
    }

    var body: some View { content() }
  }

  let console: HeadlessConsole
  private let window = Window()
  private let tabs = TabBarController()
  private let stack = NavigationController()
  private weak var subject: Subject?
  private var log: [String] = []

  init(_ situation: KeySituation, _ owner: Commands = .none, for keys: [KeyPress] = []) {
    var record: (String) -> Void = { _ in }
    let subject = Subject(situation.presentation) { situation.views { record($0) } }
    self.subject = subject
    var windowCommands: [KeyCommand] = []
    console = HeadlessConsole(window, columns: 60, rows: 14, commands: { windowCommands })
    if situation.isRoot {
      window.show(subject)
    } else {
      window.show(tabs)
      let others = ["First", "Third"].map { name in SampleScreen(name) { Text(name) } }
      tabs.show(others[0])
      tabs.show(stack)
      tabs.show(others[1])
      tabs.select(stack)
      stack.show(SampleScreen("Home") { Text("home") })
      if situation.presentation == .full {
        stack.show(subject)
      } else {
        Modal(over: stack).show(subject)
      }
    }
    record = { [weak self] in self?.log.append($0) }
    console.press(situation.keys)
    log = []
    let commands = keys.map { key in
      KeyCommand(key, "command") { [weak self] in self?.log.append("\(owner.rawValue)") }
    }
    switch owner {
    case .none: break
    case .screen: subject.commands = commands
    case .window: windowCommands = commands
    }
  }

  /// Presses a key and describes what it did, in words.
  func effect(of key: KeyPress) -> String {
    let before = console.screen
    let hadHelp = hasHelp
    console.press(key)
    if window.isClosed { return "quit" }
    guard let subject, window.position(of: subject) != nil else { return "back" }
    if let index = tabs.tabs.firstIndex(where: { $0 === tabs.selected }), index != 1 {
      return "tab \(index + 1)"
    }
    if hasHelp != hadHelp { return hadHelp ? "help closed" : "help" }
    if !log.isEmpty { return log.joined(separator: ", ") }
    return console.screen == before ? "" : "moved"
  }

  private var hasHelp: Bool { console.outline.hasPrefix("alert \"Keys\"") }
}
