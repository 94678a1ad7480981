import ConsoleTesting
import Sternik
import TestCases
import Testing

@testable import Headlines

@Suite @MainActor struct `Screens in each theme` {
  nonisolated static let painted = Theme.builtIn.filter(\.hasColors)

  @Test(arguments: painted, [Capabilities.Colors.trueColor, .palette])
  func `are readable`(theme: Theme, colors: Capabilities.Colors) {
    for (columns, rows) in Cases.few(1, of: [(40, 20), (80, 24), (120, 36)]) {
      TestApp.run(in: "en", columns: columns, rows: rows, theme: theme, colors: colors) { console in
        for keys in ["down", "enter", "s escape", "2", "enter", "5", "down enter", "x y enter"] {
          console.press(keys)
          expectContrast(console.canvas, theme, colors)
        }
      }
    }
  }

  @Test func `show panels over what they cover`() {
    TestApp.run(in: "pl", theme: .night) { console in
      console.press("?")
      console.expectSnapshot(named: "help-night", as: .svg())
    }
  }

  @Test(arguments: painted) func `show lists and articles`(theme: Theme) {
    TestApp.run(in: "en", columns: 120, rows: 36, theme: theme) { console in
      console.press("down enter")
      console.expectSnapshot(named: "article-" + theme.name, as: .svg())
    }
  }

  private func isSame(
    _ color: ThemeColor?, _ other: ThemeColor?, _ colors: Capabilities.Colors
  ) -> Bool {
    colors == .palette ? color?.index == other?.index : color?.rgb == other?.rgb
  }

  /// Expects the contrast of WCAG between each character and what is behind it; lines only decorate.
  private func expectContrast(
    _ canvas: Canvas, _ theme: Theme, _ colors: Capabilities.Colors,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let line = theme[.line].map { colors == .palette ? ThemeColor(0, index: $0.index) : $0 }
    // Each pair of colours once; a screen has few.
    var contrasts: [Style: Double] = [:]
    var unreadable: [String] = []
    for row in 0..<canvas.size.rows {
      for column in 0..<canvas.size.columns {
        let point = Point(column: column, row: row)
        let (style, text) = (canvas.style(at: point), canvas.cluster(at: point))
        if text == " " || text.isEmpty { continue }
        let contrast =
          contrasts[style]
          ?? (isSame(style.foreground.themeColor, line, colors)
            ? .infinity : contrast(of: style, colors))
        contrasts[style] = contrast
        if contrast < (text == "●" ? 3 : 4.5) { unreadable.append("\(text) at \(row):\(column)") }
      }
    }
    #expect(unreadable == [], sourceLocation: sourceLocation)
  }

  private func contrast(of style: Style, _ colors: Capabilities.Colors) -> Double {
    guard let front = style.foreground.themeColor, let back = style.background.themeColor else {
      return 0
    }
    return front.contrast(to: back, colors: colors)
  }
}

extension Color {
  fileprivate var themeColor: ThemeColor? {
    if let paletteIndex { return ThemeColor(0, index: paletteIndex) }
    return components.map {
      ThemeColor(UInt32($0.red) << 16 | UInt32($0.green) << 8 | UInt32($0.blue))
    }
  }
}
