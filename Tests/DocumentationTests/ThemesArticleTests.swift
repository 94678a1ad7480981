import ConsoleTesting
import Foundation
import Observation
import Sternik
import Testing

/// The programs of the article "Themes".
@MainActor
struct `The article about themes` {
  private let article: Page

  init() throws { article = try Page("Sources/ConsoleUI/ConsoleUI.docc/Themes.md") }

  @Test func `shows code that is compiled here`() throws {
    #expect(article.swiftBlocks.count == 7)
    for block in article.swiftBlocks { try expectCompiled(block) }
  }

  @Test func `names all themes, and roles that exist`() {
    for theme in Theme.builtIn {
      #expect(article.text.contains("| ``Theme/\(theme.name)`` |"), "\(theme.name)")
    }
  }

  @Test func `shows a theme file that is read`() throws {
    let blocks = article.text.components(separatedBy: "```text\n").dropFirst()
    let file = try #require(blocks.first?.components(separatedBy: "```").first)

    let theme = try readTheme(file)

    #expect(try theme[.accent] == Theme.pink()[.accent] && theme[.text] == Theme.night[.text])
    #expect(theme.contrastProblems().isEmpty)
  }

  @Test func `shows the words of an error`() throws {
    let error = #expect(throws: Theme.FileError.self) {
      try Theme(name: "own", reading: "base = night\n\nacent = #f09ec5")
    }
    let words = try #require(error?.description.split(separator: ",").first)
    #expect(article.text.contains("`\(words), only …`"), "\(words)")
  }

  @Test func `the user chooses a theme, and any change draws the window`() throws {
    let (settings, screen, window) = (Settings(), ThemeScreen(), Window())
    window.show(screen)
    let console = HeadlessConsole(window, columns: 40, rows: 8, theme: { settings.theme })
    screen.didSelect = { settings.themeName = $0.name }
    #expect(console.screen.contains("night"))

    console.press("down enter")
    #expect(settings.theme == .day && console.styledScreen.contains("on rgb(251,250,248)"))

    let frames = console.frameCount
    settings.themeName = "lamp"
    console.advance(by: .seconds(1))
    #expect(console.frameCount == frames + 1)
    #expect(console.styledScreen.contains("on rgb(27,22,18)"))
  }

  /// Compiled only.
  private func setTheme(of console: Console) {
    console.theme = { .day }
    let settings = Settings()
    let screen = ThemeScreen()
    screen.didSelect = { settings.themeName = $0.name }
    console.theme = { settings.theme }
  }

  private func readTheme(_ text: String) throws -> Theme {
    let theme = try Theme(name: "own", reading: text)
    for problem in theme.contrastProblems() { print("warning: \(problem)") }
    return theme
  }
}

@Test func `the pink theme can be read`() throws {
  #expect(try Theme.pink().contrastProblems().isEmpty)
}

@MainActor @Test func `the parcel is seen in Night`() {
  let window = Window()
  window.show(ParcelScreen())
  let console = HeadlessConsole(
    window, columns: 40, rows: 6, capabilities: Capabilities(colors: .palette), theme: { .night })

  console.expectSnapshot(named: "parcel", as: .styledText)
}

private final class ParcelScreen: Screen {
  var body: some View {
    Text("Parcel 7").bold()
    Text("Left the depot at 9:12").foreground(.muted)
    Text("\("✗", style: .errorSign) \("The address is incomplete", .error)")
  }
}

@Observable @MainActor private final class Settings {
  /// What to save; `nil` until the user has chosen.
  var themeName: String?

  var theme: Theme { Theme.builtIn.first { $0.name == themeName } ?? .automatic }
}

private final class ThemeScreen: Screen {
  var didSelect: (Theme) -> Void = { _ in }

  var body: some View {
    List(Theme.builtIn.indices) {
      Text(Theme.builtIn[$0].name)
    } didSelect: {
      self.didSelect(Theme.builtIn[$0])
    }
  }
}

extension Theme {
  static func pink() throws -> Theme {
    var theme = Theme(name: "pink", basedOn: .night)
    for name in [Theme.ColorName.accent, .link] {
      try theme.setColor(ThemeColor(0xF09EC5, index: 175), for: name)
    }
    return theme
  }
}
