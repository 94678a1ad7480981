import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// Every theme is readable on any background, and without colours.
@Suite @MainActor struct ThemeTests {
  nonisolated static let themes: [(name: String, theme: Theme)] = [
    ("standard", .standard), ("colorful", .colorful),
  ]

  private func styles(of theme: Theme) -> [(String, Style)] {
    Mirror(reflecting: theme).children.compactMap { child in
      guard let label = child.label, let style = child.value as? Style else { return nil }
      return (label, style)
    }
  }

  private func console(_ theme: Theme, @ViewBuilder content: @escaping () -> Views)
    -> HeadlessConsole
  {
    let window = Window()
    window.show(SampleScreen("Sample", content: content))
    return HeadlessConsole(window, columns: 40, rows: 16, theme: { theme })
  }

  /// The screen without its colours: characters and attributes.
  private func colorless(_ console: HeadlessConsole) -> String {
    let lines = console.styledScreen
      .replacing(/\ (red|green|blue|magenta|cyan)$/.anchorsMatchLineEndings(), with: "")
      .split(separator: "\n")
    // A run without attributes differed by its colour alone.
    return lines.filter { $0.wholeMatch(of: /\d+:\d+-\d+/) == nil }.joined(separator: "\n")
  }

  @Test(arguments: themes.map(\.name))
  func `every colour is readable on light and dark backgrounds`(
    name: String
  ) throws {
    let theme = try #require(Self.themes.first { $0.name == name }?.theme)
    let unreadable: Set<Color> = [
      .black, .white, .brightBlack, .brightWhite, .yellow, .brightYellow, .brightCyan, .brightGreen,
    ]

    for (part, style) in styles(of: theme) {
      for color in [style.foreground, style.background] where color != .standard {
        #expect(!unreadable.contains(color) && (color.paletteIndex ?? 99) < 16, "\(part)")
      }
      #expect(style.background == .standard, "\(part)")
    }
  }

  @Test(arguments: themes.map(\.name)) func `focus and selection are visible without colours`(
    name: String
  ) throws {
    let theme = try #require(Self.themes.first { $0.name == name }?.theme)
    let console = console(theme) {
      TextField("Field", text: "text")
      SecureField("Secret", text: "text")
      Button("Button") {}
      Toggle("Toggle", isOn: false) { _ in }
      Picker("Picker", ["One", "Two"], selection: 0) { _ in }
      Tabs(["One", "Two"], selection: 0)
      List(["a", "b"]) { Text($0) }
    }
    var seen: Set<String> = [colorless(console)]

    for _ in 1..<7 {
      console.press("tab")
      #expect(seen.insert(colorless(console)).inserted, "\(console.screen)")
    }
    console.press("down")
    #expect(seen.insert(colorless(console)).inserted, "the second row")
    console.press("tab shift-left")

    #expect(seen.insert(colorless(console)).inserted, "the selected letter")
  }

  @Test(arguments: themes.map(\.name))
  func `errors, headings and the like are visible without colours`(
    name: String
  ) throws {
    let theme = try #require(Self.themes.first { $0.name == name }?.theme)

    let console = console(theme) { TextField("Field").validationError("Wrong") }

    #expect(console.screen.contains("! Wrong"))
    for style in [theme.focus, theme.selection, theme.selectedTab] {
      #expect(style.attributes.contains(.inverse))
    }
    for style in [theme.highlight, theme.field, theme.title, theme.key] {
      #expect(!style.attributes.isEmpty)
    }
  }
}
