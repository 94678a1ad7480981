import ConsoleTesting
import Testing

@testable import ConsoleUI

/// Snapshots of how each style is drawn on each surface.
@Suite @MainActor struct ThemeTableTests {
  private nonisolated static let palettes: [(name: String, palette: ThemePalette)] = [
    ("terminal", ThemePalette(.terminal)), ("night", ThemePalette(.night)),
  ]

  private static let colors: [(name: String, color: Color)] =
    Theme.ColorName.allCases.map { ("\($0)", Color.theme($0)) }
    + [
      ("mark", .mark), ("ornament", .ornament), ("errorSign", .errorSign), ("red", .red),
      ("rgb", .rgb(1, 2, 3)),
    ]

  private static let styles: [(name: String, style: Style)] = {
    var styles: [(String, Style)] = [("plain", .plain)]
    for (name, color) in colors {
      styles.append((name, Style(foreground: color)))
      styles.append(("on \(name)", Style(background: color)))
    }
    let attributes: [Style.Attributes] = [
      .bold, .dim, .italic, .underline, .inverse, .strikethrough, [.dim, .inverse],
      [.bold, .italic],
    ]
    for (index, attributes) in attributes.enumerated() {
      for (name, color) in [
        ("", Color.standard), ("muted", .muted), ("red", .red), ("accent", .accent),
      ] {
        styles.append(("\(name) \(index)", Style(foreground: color, attributes: attributes)))
        styles.append(
          (
            "\(name) \(index) on hit",
            Style(foreground: color, background: .hit, attributes: attributes)
          ))
      }
    }
    return styles
  }()

  @Test(arguments: ThemeTests.painted)
  func `every role in terminals with all colours and with 256`(theme: Theme) {
    let lines = Theme.ColorName.allCases.map { role in
      let colors = [Capabilities.Colors.trueColor, .palette].map { colors in
        theme[role].map { "\($0.color(for: colors))" } ?? "none"
      }
      return "\(role): \(colors.joined(separator: " | "))"
    }

    expectSnapshot(of: lines.joined(separator: "\n"), named: "\(theme.name)-colours")
  }

  @Test(arguments: palettes.indices)
  func `every style on every surface`(index: Int) {
    let (name, palette) = Self.palettes[index]
    let lines = Self.styles.map { style in
      let drawn = DrawingContext.Surface.allCases.map { "\(palette.resolve(style.style, on: $0))" }
      return "\(style.name): \(drawn.joined(separator: " | "))"
    }

    expectSnapshot(of: lines.joined(separator: "\n"), named: "\(name)-styles")
  }

  @Test(arguments: palettes.indices)
  func `every style of a cell that is changed or covered`(index: Int) {
    let (name, palette) = Self.palettes[index]
    let lines = Self.styles.map { style in
      let changed = DrawingContext.Surface.allCases.map { surface in
        let old = palette.resolve(.plain, on: surface)
        let onField = palette.resolve(Style(background: .field), on: surface)
        var laid = onField
        laid.attributes.formUnion(style.style.attributes)
        laid.background = style.style.background
        let own = palette.resolveChange(style.style, from: old, on: surface)
        return "\(own), \(palette.resolveChange(laid, from: onField, on: surface))"
      }
      let covered = palette.coveredStyle(palette.resolve(style.style, on: .page))
      return "\(style.name): \(changed.joined(separator: " | ")) | covered \(covered)"
    }

    expectSnapshot(of: lines.joined(separator: "\n"), named: "\(name)-changes")
  }
}
