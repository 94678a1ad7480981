import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Foundation
import Testing

/// The pictures in the documentation of views match the drawn views.
@Suite @MainActor struct DocumentedPictureTests {
  @ViewBuilder private func sample(_ file: String) -> Views {
    switch file {
    case "Text": Text("The quick brown fox jumps over the lazy dog.")
    case "Box":
      VStack {
        Box("Colours") { Text("red, green") }
        Spacer()
      }
    case "VStack":
      VStack {
        Text("Storks are back")
        Text("Night trains return")
      }
    case "HStack":
      HStack(spacing: 2) {
        Text("Storks are back")
        Text("today")
      }
    case "ForEach": ForEach(["Monday", "Tuesday", "Wednesday"], id: \.self) { Text($0) }
    case "ScrollView":
      ScrollView {
        Text(
          "It was the year in which the storks came back, and nobody had counted on them any more."
            + String(repeating: " They came in April.", count: 30))
      }
    case "Spacer":
      HStack {
        Text("Language")
        Spacer()
        Text("English")
      }
      .frame(width: 30)
    case "Divider": Divider()
    case "RoomReader": RoomReader { room in Text("\(room.columns) columns, \(room.rows) rows") }
    case "DocumentView": DocumentView(DocumentViewTests.storks).didOpenLink { _ in }
    case "Tree":
      Tree(TreeTests.continents, children: \.places) { Text($0.id) }
        .initiallyOpen(["Europe"])
    case "Sign": Sign(.unread)
    case "KeyCap": KeyCap("enter")
    case "Button":
      Button("Cancel") {}
      Button("Remove") {}
    case "Tabs": Tabs(["Home", "Search", "More"], selection: 1)
    case "TextField": TextField("Name", text: "Anna")
    case "Menu":
      Menu(
        "Sort by",
        [
          Menu.Item("Title") {}, Menu.Item("Date", isSelected: true) {}, Menu.Item("Source") {},
        ])
    case "TextEditor":
      TextEditor(
        "Note",
        text:
          "The storks are back. They sat on the chimney of the old dairy this morning, both of them."
      )
      .frame(height: 4)
    case "SectionedRows":
      List(
        sections: [
          ("Today", ["Storks are back in the valley", "Night trains return"]),
          ("Yesterday", ["A bridge opens"]),
        ], rows: \.1
      ) {
        Text($0.0)
      } row: {
        Text($0)
      }
    case "SecureField": SecureField("Password", text: "sesame")
    case "Form":
      Form {
        TextField("Name", text: "Anna")
        TextField("Address", text: "https://example.org")
        Button("Save") {}
      }
    case "View+ValidationError":
      TextField("Address", text: "htp:/example").validationError("An address begins with https://")
    case "List": List(["Storks are back in the valley", "Night trains return"]) { Text($0) }
    case "Toggle": Toggle("Show articles that were read", isOn: true) { _ in }
    case "Picker": Picker("Theme", ["Light", "Dark"], selection: 1) { _ in }
    case "Stepper": Stepper("Copies", value: 3, in: 1...9) { _ in }
    case "Checklist":
      Checklist(["Storks are back in the valley", "Night trains return"], chosenIndices: [0]) {
        Text($0)
      } didChange: { _ in
      }
    case "Gauge":
      Gauge(
        "Disk", value: 81, in: 0...100, text: "81 GB",
        levels: [.init(from: 80, .warning, "nearly full"), .init(from: 95, .error, "full")])
    case "Sparkline":
      Sparkline(
        "Visits", values: [3, 5, 6, 11, 14, 23, 19, 27, 31, 24, 12], text: "12 today")
    case "BarChart": BarChart([.init("Apples", 34), .init("Pears", 16), .init("Quinces", 0)])
    case "ProgressBar": ProgressBar(0.5, label: "12 of 24")
    case "Spinner": Spinner("Loading the news")
    case "Table":
      Table(
        [("Dziennik", 12, "today"), ("Gazeta", 3, "2 days ago")],
        columns: [
          TableColumn("Source") { $0.0 },
          TableColumn("Articles", alignment: .trailing) { String($0.1) },
          TableColumn("Updated") { $0.2 },
        ])
    case "Views":
      let headlines = ["Storks are back", "Night trains return"]
      Text("News")
      for headline in headlines { Text("• " + headline) }
    case "View+Frame":
      HStack(spacing: 0) {
        Text("Pears").frame(width: 12)
        Text("3").frame(width: 4, alignment: .trailing)
      }
    case "View+Padding":
      Box { Text("Storks are back").padding(rows: 1, columns: 3) }.frame(width: 25)
    case "View+Styled":
      VStack {
        Text("Storks are back")
        Text("today")
      }
      .styled(Style(foreground: .cyan, attributes: .bold))
    case "View+Focused":
      Button("Cancel") {}
      Button("Remove") {}.focused()
    case "View+OnClick":
      HStack(spacing: 3) {
        Text("Name ▾").onClick { _ in }
        Text("Size").onClick { _ in }
      }
    case "View+AccessibilityLabel":
      HStack {
        Text("•").accessibilityLabel("unread")
        Text("Storks are back")
      }
    default: EmptyView()
    }
  }

  /// The source file of each view or modifier, and the width of its picture in columns.
  private nonisolated static let views = [
    ("Text", 32), ("Box", 14), ("VStack", 32), ("HStack", 32), ("ForEach", 32), ("ScrollView", 31),
    ("Spacer", 32), ("Divider", 30), ("Button", 32), ("Tabs", 32), ("TextField", 32),
    ("TextEditor", 38), ("Menu", 32),
    ("List", 34), ("Toggle", 36), ("Picker", 32), ("Stepper", 32), ("Checklist", 38), ("Gauge", 50),
    ("Sparkline", 40),
    ("BarChart", 32),
    ("ProgressBar", 32), ("Spinner", 32),
    ("Table", 36), ("SecureField", 32), ("SectionedRows", 36),
    ("Form", 40), ("Views", 32), ("View+ValidationError", 40), ("View+Frame", 32),
    ("View+Padding", 32), ("View+Styled", 32), ("View+Focused", 32),
    ("View+OnClick", 32), ("View+AccessibilityLabel", 32),
    ("RoomReader", 32), ("KeyCap", 32), ("Sign", 32), ("Tree", 32),
    ("DocumentView", 32),
  ]

  @Test(arguments: views)
  func `a view looks as in its documentation`(file: String, columns: Int) throws {
    let documented = try #require(try DocumentedPicture(ofFile: file))

    let console = show(columns, 12) { self.sample(file) }
    if file == "Menu" { console.press("enter") }

    let parts = documented.text.components(separatedBy: "\n---\n")
    #expect(console.screen.components(separatedBy: "\n").starts(with: Self.lines(parts[0])))
    if parts.count > 1 {
      let styles = console.styledScreen.components(separatedBy: "\n---\n")[1]
      #expect(Self.lines(styles).starts(with: Self.lines(parts[1])))
    }
  }

  @Test func `what scrolls sideways looks as in its documentation`() throws {
    let code = "ferry --from Harbour --at 23:40 --to Strait\ntrain --from Valley --at 06:05"
    let wide = show(31, 12) { ScrollView(.horizontal) { Text(code) } }
    let columns: [TableColumn<(String, String)>] = [
      TableColumn("Source") { $0.0 }, TableColumn("Articles", alignment: .trailing) { _ in "3" },
      TableColumn("Updated") { $0.1 }, TableColumn("Language") { _ in "Polish" },
      TableColumn("Address") { _ in "https://example.org" },
    ]
    let table = show(37, 12) {
      Table([("Dziennik", "today"), ("Gazeta", "2 days ago")], columns: columns)
        .scrollsHorizontally()
    }
    table.press("shift-right")

    for (file, console) in [("ScrollView", wide), ("Table", table)] {
      let documented = try #require(try DocumentedPicture(ofFile: file, number: 1))
      #expect(console.screen.hasPrefix(documented.text + "\n"))
    }
  }

  @Test func `every public view has a picture`() throws {
    let tested = Set(Self.views.map(\.0))

    #expect(try Self.publicViews().subtracting(tested) == [])
  }

  @Test func `an alert looks as in its documentation`() throws {
    let documented = try #require(try DocumentedPicture(ofFile: "AlertScreen", in: "Screens"))
    let window = Window()
    window.show(SampleScreen { Text("") })
    AlertScreen(
      title: "Remove the article?", message: "It cannot be brought back.",
      actions: [AlertAction("Cancel", role: .cancel), AlertAction("Remove", role: .destructive)]
    ).show(over: window)

    let console = HeadlessConsole(window, columns: documented.lines[0].columns, rows: 12)

    #expect(console.screen.contains(documented.text))
  }

  private static func lines(_ text: String) -> [String] { text.components(separatedBy: "\n") }

  /// The public views by type, and the files that extend all views; each view is in the file of its name.
  ///
  /// ``EmptyView`` shows nothing.
  static func publicViews() throws -> Set<String> {
    var names: Set<String> = []
    for file in try DocumentedPicture.sourceFiles(in: "Views") {
      let source = try String(contentsOf: file, encoding: .utf8)
      let name = file.deletingPathExtension().lastPathComponent
      names.formUnion(
        source.matches(of: /public struct (\w+)(<.*>)?: View\b/).map { String($0.output.1) })
      if name != "View", source.contains(/(^|\n)extension View \{/) { names.insert(name) }
    }
    // The palette is tested in its box.
    return names.subtracting(["EmptyView", "CommandPalette"])
  }
}
