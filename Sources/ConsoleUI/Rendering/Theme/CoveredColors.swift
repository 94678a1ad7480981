/// The colours of what a panel lies over: it steps back, and only its place is seen.
struct CoveredColors: Sendable {
  private let text: Color
  /// The text of a selected row, whose bar is nearer to the colour of text.
  private let selectedText: Color
  private let selection: Color?
  private let backgrounds: [Color: Color]

  init?(_ theme: Theme, colors: Capabilities.Colors) {
    guard let faint = theme[.faint], let background = theme[.background], let line = theme[.line]
    else { return nil }
    text = faint.halfway(to: background, index: line.index).color(for: colors)
    let border = theme[.border] ?? faint
    selectedText = faint.halfway(to: background, index: border.index).color(for: colors)
    selection = theme[.idleSelection]?.color(for: colors)
    // The later ones win where a theme has the same colour for several names.
    let replacements: [(Theme.ColorName, Theme.ColorName)] = [
      (.hit, .background), (.muted, .line), (.border, .line), (.keyCap, .surface),
      (.accent, .surface), (.unread, .background), (.selection, .idleSelection),
    ]
    backgrounds = replacements.reduce(into: [:]) { result, names in
      guard let from = theme[names.0], let to = theme[names.1] else { return }
      result[from.color(for: colors)] = to.color(for: colors)
    }
  }

  func style(of style: Style) -> Style {
    let background = backgrounds[style.background] ?? style.background
    return Style(
      foreground: background == selection ? selectedText : text, background: background)
  }
}
