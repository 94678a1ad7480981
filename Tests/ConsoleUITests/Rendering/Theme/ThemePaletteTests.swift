import ConsoleTesting
import ConsoleWidgets
import Coordinators
import TestCases
import Testing

@testable import ConsoleUI

@Suite @MainActor struct ThemePaletteTests {
  private func console(
    _ theme: Theme, colors: Capabilities.Colors = .trueColor, columns: Int = 40, rows: Int = 16,
    @ViewBuilder content: @escaping () -> Views
  ) -> HeadlessConsole {
    let window = Window()
    window.show(SampleScreen("Sample", content: content))
    return HeadlessConsole(
      window, columns: columns, rows: rows, capabilities: Capabilities(colors: colors),
      theme: { theme })
  }

  /// The style of the first cell of a text on the screen.
  private func style(of text: String, on console: HeadlessConsole) throws -> Style {
    let canvas = console.canvas
    for row in 0..<canvas.size.rows {
      guard let range = canvas.text(ofRow: row).firstRange(of: text) else { continue }
      let column = String(canvas.text(ofRow: row)[..<range.lowerBound]).columns
      return canvas.style(at: Point(column: column, row: row))
    }
    throw CancellationError()
  }

  /// All kinds of controls and texts.
  @ViewBuilder private func everything() -> Views {
    TextField("Field", text: "text").validationError("Wrong")
    SecureField("Secret", text: "text")
    TextField("Empty").placeholder("example")
    Button("Button") {}
    Menu("Menu", [Menu.Item("One", isSelected: true) {}, Menu.Item("Two") {}])
    Toggle("Toggle", isOn: false) { _ in }
    Toggle("On", isOn: true) { _ in }
    Picker("Picker", ["One", "Two"], selection: 0) { _ in }
    Stepper("Stepper", value: 3, in: 1...9) { _ in }
    TextEditor("Note", text: "one\ntwo").frame(height: 3)
    Tabs(["One", "Two"], selection: 0)
    ProgressBar(0.5, label: "half")
    for kind in [Toast.Kind.success, .warning, .error] {
      Gauge("Gauge", value: 0.5, text: "half", levels: [Gauge.Level(from: 0, kind, "meaning")])
    }
    Sparkline("Sparkline", values: [1, 2, 3], text: "3")
    BarChart([BarChart.Bar("Up", 7), BarChart.Bar("Down", -3)])
    Box("Box") { Text("in the box").dim() }
    DocumentView(DocumentViewTests.everything).didOpenLink { _ in }.frame(height: 30)
    ScrollView(.horizontal) { Text(String(repeating: "wide code ", count: 9)) }
    let heading = StyledText("Heading", .heading)
    Text("\(heading) \("code", .code) \("quote", .quote) \("hit", .hit) \("muted", .muted)")
    Text("\("World", style: Style(foreground: .section("World")))").background(.surface)
    let (accent, hit) = (Style(background: .accent), Style(background: .hit))
    Text("\("text", style: accent) on \("a background", style: hit)")
    List(["first", "second", "third"]) { text in
      Text("\(text, .strong) \("code", .code) \("hit", .hit)")
      Text("below").foreground(.faint)
    }
    Table(["row"], columns: (0..<9).map { _ in TableColumn("Title of it") { $0 } })
      .scrollsHorizontally()
    Checklist(["first", "second"], chosenIndices: [1]) {
      Text($0)
    } didChange: { _ in
    }
  }

  @Test(arguments: Cases.few(2, of: ThemeTests.painted), [Capabilities.Colors.trueColor, .palette])
  func `only pairs with known contrast are drawn, without dim and reverse`(
    theme: Theme, colors: Capabilities.Colors
  ) {
    let console = console(theme, colors: colors, columns: 60, rows: 40) { everything() }
    for _ in 0..<12 {
      expectKnownPairs(console.canvas, theme, colors)
      console.press("tab")
    }
    console.press("?")
    expectKnownPairs(console.canvas, theme, colors)
  }

  @Test(arguments: ThemeTests.painted, [Capabilities.Colors.trueColor, .palette])
  func `the items of a menu are drawn in known pairs, too`(
    theme: Theme, colors: Capabilities.Colors
  ) {
    let console = console(theme, colors: colors) {
      Menu("Menu", [Menu.Item("One", isSelected: true) {}, Menu.Item("Two") {}])
    }
    console.press("enter")
    #expect(console.screen.contains("Two"))
    expectKnownPairs(console.canvas, theme, colors)
    console.press("down")
    expectKnownPairs(console.canvas, theme, colors)
  }

  @Test(arguments: Cases.few(2, of: ThemeTests.painted), [Capabilities.Colors.trueColor, .palette])
  func `in columns, too, only known pairs are drawn, also in messages and behind an alert`(
    theme: Theme, colors: Capabilities.Colors
  ) {
    let app = ShelfSample()
    app.open(3)
    let console = HeadlessConsole(
      app.window, columns: 120, rows: 30, capabilities: Capabilities(colors: colors),
      theme: { theme })

    for kind in [Toast.Kind.success, .warning, .error] { app.window.toast("Toast", kind: kind) }
    for key in ["f6", "/", "x", "escape", "f6", "tab", "?"] {
      expectKnownPairs(console.canvas, theme, colors)
      console.press(key)
    }
    expectKnownPairs(console.canvas, theme, colors)
    console.press("escape")
    AlertScreen(title: "Sure?", message: "Really?", actions: [AlertAction("Yes")])
      .show(over: app.window)
    expectKnownPairs(console.canvas, theme, colors)
  }

  @Test(arguments: ThemeTests.painted) func `the selected row is one even bar`(theme: Theme) throws
  {
    let console = console(theme) {
      List(["first", "second"]) { text in
        Text("\(text, .strong) \("code", .code) \("hit", .hit) \("muted", .muted)")
      }
    }
    let canvas = console.canvas
    let row = try #require((0..<16).first { canvas.text(ofRow: $0).contains("first") })

    let backgrounds = Set((1..<40).map { canvas.style(at: Point(column: $0, row: row)).background })
    #expect(backgrounds == [Color(rgb: theme[.selection]?.rgb ?? 0)])
    let mark = canvas.style(at: Point(column: 0, row: row)).background
    #expect(mark == theme.drawnMark.color(for: .trueColor))
  }

  @Test
  func `roles are drawn in the colours of the theme, and of the terminal's number of colours`()
    throws
  {
    for (colors, expected) in [
      (Capabilities.Colors.trueColor, Color.rgb(0xAD, 0xB7, 0xC3)), (.palette, .palette(249)),
    ] {
      let console = console(.night, colors: colors) { Text("muted").foreground(.muted) }
      #expect(try style(of: "muted", on: console).foreground == expected)
    }
  }

  @Test(arguments: [Capabilities.Colors.sixteen, .none])
  func `with sixteen colours or none each theme is that of the terminal`(
    colors: Capabilities.Colors
  ) {
    let expected = console(.terminal, colors: colors, columns: 60, rows: 40) { everything() }
    for theme in ThemeTests.painted {
      let console = console(theme, colors: colors, columns: 60, rows: 40) { everything() }
      #expect(console.styledScreen == expected.styledScreen)
    }
  }

  @Test func `without colours the roles have attributes`() throws {
    let console = console(.terminal) {
      Text("muted").foreground(.muted)
      Text("wrong").foreground(.error)
      Text("\("a link", .link) \("a hit", .hit)")
    }

    #expect(try style(of: "muted", on: console) == Style(attributes: .dim))
    #expect(try style(of: "wrong", on: console) == .plain)
    #expect(try style(of: "a link", on: console) == Style(attributes: .underline))
    #expect(try style(of: "a hit", on: console) == Style(attributes: [.bold, .underline]))
  }

  @Test
  func `with sixteen colours what has a meaning has one of them, but not on the selected row`()
    throws
  {
    let console = console(.night, colors: .sixteen) {
      Text("accent").foreground(.accent)
      Text("wrong").foreground(.error)
      Text("\("a link", .link) \("muted", .muted)")
      List(["row"]) { Text($0).foreground(.error) }
    }

    #expect(try style(of: "accent", on: console) == Style(foreground: .brightBlue))
    #expect(try style(of: "wrong", on: console) == Style(foreground: .brightRed))
    #expect(
      try style(of: "a link", on: console)
        == Style(foreground: .brightBlue, attributes: .underline))
    #expect(try style(of: "muted", on: console) == Style(attributes: .dim))
    #expect(try style(of: "row", on: console) == Style(attributes: .inverse))
  }

  @Test func `on the selected row without colours only bold is left`() throws {
    let console = console(.terminal) {
      List(["first"]) { Text("\($0, .strong) \("muted", .muted) \("link", .link)") }
    }

    #expect(try style(of: "first", on: console) == Style(attributes: [.bold, .inverse]))
    #expect(try style(of: "muted", on: console) == Style(attributes: .inverse))
    #expect(try style(of: "link", on: console) == Style(attributes: .inverse))
  }

  @Test func `a colour of one's own stays, but not on the selected row`() throws {
    let console = console(.night) {
      Text("own").foreground(.rgb(1, 2, 3))
      List(["row"]) { Text($0).foreground(.rgb(1, 2, 3)) }
    }

    #expect(try style(of: "own", on: console).foreground == .rgb(1, 2, 3))
    #expect(try style(of: "row", on: console).foreground == Color(rgb: 0xF4F7FA))
  }

  @Test(arguments: ThemeTests.painted) func `focus is seen wherever it goes`(theme: Theme) {
    let console = console(theme, columns: 60, rows: 40) { everything() }
    var seen: Set<[Style]> = []
    for _ in 0..<9 {
      // Without the status line, whose hints follow the focus, too.
      let canvas = console.canvas
      let styles = (0..<39).flatMap { row in
        (0..<60).map { canvas.style(at: Point(column: $0, row: row)) }
      }
      #expect(seen.insert(styles).inserted)
      console.press("tab")
    }
  }

  @Test func `what a panel covers has one colour for all text`() {
    let window = Window()
    window.show(SampleScreen("Sample") { everything() })
    let console = HeadlessConsole(window, columns: 60, rows: 40, theme: { .night })
    console.press("tab tab tab ?")
    let canvas = console.canvas
    let top = (0..<40).first { canvas.text(ofRow: $0).contains("╭─ Keys") } ?? 0
    let covered = (0..<top).flatMap { row in
      (0..<60).map { canvas.style(at: Point(column: $0, row: row)) }
    }

    #expect(top > 8)
    #expect(Set(covered.map(\.foreground)) == [.rgb(0x4E, 0x56, 0x60)])
    #expect(covered.allSatisfy { $0.attributes == [] })
  }

  private func expectKnownPairs(
    _ canvas: Canvas, _ theme: Theme, _ colors: Capabilities.Colors,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let known = KnownPairs(theme, colors: colors)
    var unknown: [String] = []
    // A canvas has many cells and few styles.
    var verdicts: [Bool: [Style: Bool]] = [:]
    for row in 0..<canvas.size.rows {
      for column in 0..<canvas.size.columns {
        let point = Point(column: column, row: row)
        let (style, text) = (canvas.style(at: point), canvas.cluster(at: point))
        let isBlank = text == " " || text.isEmpty
        let isKnown =
          verdicts[isBlank]?[style] ?? known.contains(style, isBlank: isBlank)
        verdicts[isBlank, default: [:]][style] = isKnown
        if !isKnown {
          unknown.append("\(text) \(style) at \(row):\(column)")
        }
      }
    }
    #expect(unknown == [], sourceLocation: sourceLocation)
  }
}

/// The styles that screens of a theme may show.
private struct KnownPairs {
  private let pairs: Set<[Color]>
  /// What a blank cell may show: a surface or a mark.
  private let blanks: Set<Color>
  private let grounds: Set<Color>
  private let covered: CoveredColors?

  private static let marks: [Theme.ColorName] = [.accent, .border, .line, .muted, .unread, .hit]

  init(_ theme: Theme, colors: Capabilities.Colors) {
    func color(_ role: Theme.ColorName) -> Color { theme[role]?.color(for: colors) ?? .standard }
    let surfaces: [Theme.ColorName] = [
      .background, .surface, .raised, .field, .selection, .idleSelection, .keyCap,
    ]
    let decorations = surfaces.map { [color(.line), color($0)] }
    let unread = [color(theme.drawnColor(.unread, on: .selection)), color(.selection)]
    pairs = Set(
      Theme.drawnPairs.map { [color($0.foreground), color($0.background)] } + decorations
        + [unread])
    grounds = Set(surfaces.map(color))
    blanks = grounds.union(Self.marks.map(color) + [theme.drawnMark.color(for: colors)])
    covered = CoveredColors(theme, colors: colors)
  }

  func contains(_ style: Style, isBlank: Bool) -> Bool {
    guard style.attributes.isDisjoint(with: [.dim, .inverse]) else { return false }
    let isCovered = covered?.style(of: style) == style && grounds.contains(style.background)
    return isCovered || pairs.contains([style.foreground, style.background])
      || isBlank && blanks.contains(style.background)
  }
}
