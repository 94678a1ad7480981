import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

/// What the documentation of a view shows is what the view shows.
@Suite @MainActor struct DocumentedPictureTests {
  @ViewBuilder private func sample(_ type: String) -> Views {
    switch type {
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
    case "Button":
      Button("Cancel") {}
      Button("Remove") {}
    case "TabBar": TabBar(["Home", "Search", "More"], selection: 1)
    case "TextField": TextField("Name:", text: "Anna")
    case "SecureField": SecureField("Password:", text: "sesame")
    case "Form":
      Form {
        TextField("Name:", text: "Anna")
        TextField("Address:", text: "https://example.org")
        Button("Save") {}
      }
    case "Problem":
      TextField("Address:", text: "htp:/example").problem("An address begins with https://")
    case "List": List(["Storks are back in the valley", "Night trains return"]) { Text($0) }
    case "Toggle": Toggle("Show articles that were read", isOn: true) { _ in }
    case "Picker": Picker("Theme", ["Light", "Dark"], selection: 1) { _ in }
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
    default: EmptyView()
    }
  }

  @Test(arguments: [
    ("Text", 32), ("Box", 14), ("VStack", 32), ("HStack", 32), ("ForEach", 32), ("ScrollView", 31),
    ("Spacer", 32), ("Divider", 30), ("Button", 32), ("TabBar", 32), ("TextField", 32),
    ("List", 32), ("Toggle", 36), ("Picker", 32), ("ProgressBar", 32), ("Spinner", 32),
    ("Table", 36), ("SecureField", 32), ("Form", 40), ("Problem", 40),
  ])
  func `a view looks as its documentation shows it`(type: String, columns: Int) throws {
    let documented = try #require(try DocumentedPicture(of: type))

    let console = show(columns, 12) { self.sample(type) }

    let shown = console.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(shown.prefix(documented.lines.count).joined(separator: "\n") == documented.text)
  }
}
