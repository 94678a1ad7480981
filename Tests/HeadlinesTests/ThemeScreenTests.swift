import ConsoleTesting
import Sternik
import Testing

@testable import Headlines

@Suite @MainActor struct `Screens in each theme` {
  nonisolated static let painted = Theme.builtIn.filter(\.hasColors)

  @Test(arguments: painted) func `are readable`(theme: Theme) {
    for (columns, rows) in [(40, 20), (80, 24), (120, 36)] {
      TestApp.run(in: "en", columns: columns, rows: rows, theme: theme) { console in
        for keys in ["down", "enter", "s escape", "2", "enter", "5", "down enter", "x y"] {
          console.press(keys)
          expectContrast(console.canvas, theme)
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

  /// Expects the contrast of WCAG between each character and what is behind it; lines only decorate.
  private func expectContrast(
    _ canvas: Canvas, _ theme: Theme, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for row in 0..<canvas.size.rows {
      for column in 0..<canvas.size.columns {
        let point = Point(column: column, row: row)
        let (style, text) = (canvas.style(at: point), canvas.cluster(at: point))
        guard let front = style.foreground.themeColor, let back = style.background.themeColor else {
          Issue.record("no colour at \(row):\(column)", sourceLocation: sourceLocation)
          continue
        }
        if text == " " || text.isEmpty || front.rgb == theme[.line]?.rgb { continue }
        #expect(
          front.contrast(to: back) >= (text == "●" ? 3 : 4.5), "\(text) at \(row):\(column)",
          sourceLocation: sourceLocation)
      }
    }
  }
}

extension Color {
  fileprivate var themeColor: ThemeColor? {
    components.map { ThemeColor(UInt32($0.red) << 16 | UInt32($0.green) << 8 | UInt32($0.blue)) }
  }
}
