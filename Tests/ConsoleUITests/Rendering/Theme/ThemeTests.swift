import Testing

@testable import ConsoleUI

@Suite struct ThemeTests {
  nonisolated static let painted = Theme.builtIn.filter(\.hasColors)

  @Test(arguments: painted) func `each drawn pair has the contrast that it needs`(theme: Theme) {
    #expect(theme.contrastProblems() == [])
  }

  @Test(arguments: painted) func `marks are seen on the selection`(theme: Theme) throws {
    let selection = try #require(theme[.selection])
    let unread = try #require(theme[theme.drawnColor(.unread, on: .selection)])
    for colors in [Capabilities.Colors.trueColor, .palette] {
      for mark in [theme.drawnMark, unread] {
        #expect(mark.contrast(to: selection, colors: colors) >= Theme.markContrast)
      }
    }
  }

  @Test func `the drawn pairs are those of the design`() {
    let design = [
      "text 4.5": "background surface raised field idleSelection keyCap",
      "muted 4.5": "background surface raised field idleSelection",
      "faint 4.5": "background surface", "accent 4.5": "background surface raised",
      "accentText 4.5": "accent", "link 4.5": "background raised", "selectedText 4.5": "selection",
      "selectedMuted 4.5": "selection", "unread 4.5": "background surface",
      "success 4.5": "background surface raised", "warning 4.5": "background surface raised",
      "error 4.5": "background surface raised field", "code 4.5": "surface",
      "quote 4.5": "background", "hitText 4.5": "hit", "unread 3.0": "idleSelection",
      "border 3.0": "background surface raised field", "accent 3.0": "field",
      "section1 4.5": "background", "section2 4.5": "background", "section3 4.5": "background",
      "section4 4.5": "background", "section5 4.5": "background", "section6 4.5": "background",
    ]
    let drawn = Dictionary(grouping: Theme.drawnPairs) { "\($0.foreground) \($0.needed)" }
      .mapValues { $0.map { "\($0.background)" }.joined(separator: " ") }

    #expect(drawn == design)
  }

  @Test func `contrast is that of WCAG`() {
    #expect(ThemeColor(0).contrast(to: ThemeColor(0xFFFFFF)) == 21)
    let grey = ThemeColor(0x777777).contrast(to: ThemeColor(0xFFFFFF))
    #expect(abs(grey - 4.478) < 0.001)
  }

  @Test func `a colour that is hard to read is reported, in each number of colours`() throws {
    var theme = Theme(name: "pale", basedOn: .night)
    try theme.setColor(ThemeColor(0x445566, index: 249), for: .muted)

    let problems = theme.contrastProblems()

    #expect(problems.map(\.isPalette).allSatisfy { !$0 })
    #expect(
      problems.map(\.background) == [.background, .surface, .raised, .field, .idleSelection])
    #expect(problems.first?.description == "muted on background: 2.3 of 4.5")
  }

  @Test(arguments: painted) func `surfaces and the selection differ from the page`(theme: Theme) {
    for colors in [Capabilities.Colors.trueColor, .palette] {
      let page = theme[.background]?.color(for: colors)
      for role in [Theme.ColorName.surface, .selection, .idleSelection, .keyCap] {
        #expect(theme[role]?.color(for: colors) != page, "\(role)")
      }
    }
  }

  @Test(arguments: [
    ("15;0", "night"), ("0;15", "day"), ("0;7", "day"), ("0;default;15", "day"), ("0;8", "night"),
    ("0;default", "night"), ("", "night"),
  ]) func `the automatic theme follows the background of the terminal`(value: String, name: String)
  {
    let environment = EnvironmentVariables { $0 == "COLORFGBG" ? value : nil }
    #expect(Theme.automatic(environment).name == name)
    #expect(Theme.automatic(EnvironmentVariables { _ in nil }).name == "night")
  }

  @Test func `the theme of the terminal has no colours and takes none`() {
    #expect(Theme.terminal[.accent] == nil && Theme.terminal.contrastProblems() == [])
    var theme = Theme(name: "mine", basedOn: .terminal)
    #expect(throws: Theme.NoColorsError(theme: "mine")) {
      try theme.setColor(ThemeColor(0xFF0000), for: .accent)
    }
    #expect(theme[.accent] == nil)
  }

  @Test func `a selected row like the page is a problem`() throws {
    var theme = Theme(name: "flat", basedOn: .night)
    try theme.setColor(#require(theme[.background]), for: .selection)
    #expect(theme.contrastProblems().contains { $0.foreground == .selection })
  }

  @Test func `a name always has the same section colour`() {
    #expect(Color.section("World") == .theme(.section4))
    let colors = Set((0..<100).map { Color.section("section \($0)") })
    #expect(colors.count == 6)
  }
}
