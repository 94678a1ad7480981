/// Turns styles with colours of a theme into what a terminal shows.
struct ThemePalette: Sendable {
  /// Whether every cell is painted with colours of the theme; else the terminal's own colours and attributes are used.
  let isPainted: Bool
  let theme: Theme
  private let colorCount: Capabilities.Colors
  /// The colours of the theme on each ground.
  private let foregrounds: [Color]
  private let backgrounds: [Color]
  private let covered: CoveredColors?
  /// The colour of the mark of the selected row.
  private let mark: Color

  /// The numbers of colours that exist in drawing only.
  static let markNumber = UInt8(Theme.ColorName.allCases.count)
  static let ornamentNumber = markNumber + 1
  static let errorSignNumber = markNumber + 2
  private static let themeColorCount = Int(errorSignNumber) + 1

  init(_ theme: Theme = .terminal, colors: Capabilities.Colors = .trueColor) {
    self.theme = theme
    colorCount = colors
    isPainted = theme.hasColors && colors >= .palette
    guard isPainted else {
      (foregrounds, backgrounds, covered, mark) = ([], [], nil, .standard)
      return
    }
    func color(_ name: Theme.ColorName) -> Color { theme[name]?.color(for: colors) ?? .standard }
    foregrounds = Ground.allCases.flatMap { ground in
      let names = Theme.ColorName.allCases.map { color(theme.drawnColor($0, on: ground)) }
      let accent = color(theme.drawnColor(.accent, on: ground))
      return names + [accent, accent, color(theme.drawnColor(.error, on: ground))]
    }
    let ornaments = [color(.accent), color(.accent), color(.error)]
    backgrounds = Theme.ColorName.allCases.map(color) + ornaments
    mark = theme.drawnMark.color(for: colors)
    covered = CoveredColors(theme, colors: colors)
  }

  /// Whether this is the palette of a theme in a terminal with this many colours.
  func isPalette(of theme: Theme, colors: Capabilities.Colors) -> Bool {
    colorCount == colors && self.theme == theme
  }

  /// The style of a cell on a surface.
  @inline(__always)
  func resolve(_ style: Style, on surface: DrawingContext.Surface) -> Style {
    if !isPainted, !style.hasThemeColors, !surface.isSelected { return style }
    return isPainted ? painted(style, on: surface) : inOwnColors(style, on: surface)
  }

  /// The style of a cell that is drawn already and has been changed.
  func resolveChange(_ style: Style, from old: Style, on surface: DrawingContext.Surface) -> Style {
    if isPainted {
      var style = style
      if surface.isSelected {
        // The colours of the bar are chosen by the theme alone.
        if !style.foreground.isThemeColor, style.foreground != old.foreground {
          style.foreground = .text
        }
        if !style.background.isThemeColor { style.background = old.background }
        style.attributes.remove(.italic)
      }
      guard style.hasThemeColors || !style.attributes.isDisjoint(with: [.dim, .inverse]) else {
        return style
      }
      if style.attributes.contains(.dim) { style.foreground = .muted }
      if style.background.isThemeColor { style.foreground = withThemeColor(style.foreground) }
      return painted(style, on: surface)
    }
    return style.hasThemeColors || surface.isSelected ? inOwnColors(style, on: surface) : style
  }

  /// The style of a cell that a panel lies over.
  func coveredStyle(_ style: Style) -> Style {
    if let covered { return covered.style(of: style) }
    var style = style
    style.attributes.remove(.inverse)
    style.attributes.insert(.dim)
    return style
  }

  private func painted(_ style: Style, on surface: DrawingContext.Surface) -> Style {
    var (attributes, foreground) = (style.attributes, style.foreground)
    if attributes.contains(.dim) {
      attributes.remove(.dim)
      if foreground == .standard { foreground = .muted }
    }
    let backgroundNumber = style.background.themeColorNumber
    var ground = Ground(surface)
    if surface.isSelected {
      attributes.formIntersection([.bold, .underline, .strikethrough])
      if backgroundNumber == Theme.ColorName.hit.rawValue {
        attributes.formUnion([.bold, .underline])
      }
    } else if let own = self.ground(of: style.background, on: ground) {
      ground = own
    }
    var result = Style(attributes: attributes)
    if let number = foreground.themeColorNumber {
      result.foreground = color(number, on: ground)
    } else {
      let isOwn = foreground != .standard && !surface.isSelected
      result.foreground = isOwn ? foreground : color(Theme.ColorName.text.rawValue, on: ground)
    }
    result.background = background(style.background, of: ground, on: surface)
    guard attributes.contains(.inverse) else { return result }
    result.attributes.remove(.inverse)
    (result.foreground, result.background) = (result.background, result.foreground)
    return result
  }

  /// The ground that a background makes, also that of a cell that is drawn already; `nil` for any other colour.
  private func ground(of background: Color, on ground: Ground) -> Ground? {
    if let number = background.themeColorNumber {
      return Theme.ColorName(rawValue: number).flatMap(Ground.init)
    }
    guard background != .standard else { return nil }
    func isDrawn(_ ground: Ground) -> Bool {
      backgrounds[Int(ground.background.rawValue)] == background
    }
    // Several grounds of a theme may have one colour.
    return isDrawn(ground) ? ground : Ground.allCases.first(where: isDrawn)
  }

  /// The colour of the theme that a cell was drawn in: on another background it is another colour.
  private func withThemeColor(_ color: Color) -> Color {
    guard !color.isThemeColor, let index = backgrounds.firstIndex(of: color) else { return color }
    return Color(themeColor: UInt8(index))
  }

  private func background(_ color: Color, of ground: Ground, on surface: DrawingContext.Surface)
    -> Color
  {
    if surface.isSelected {
      // The bar is even but for its mark.
      return color == .mark ? markColor(on: surface) : backgrounds[Int(ground.background.rawValue)]
    }
    if let number = color.themeColorNumber { return backgrounds[Int(number)] }
    return color == .standard ? backgrounds[Int(ground.background.rawValue)] : color
  }

  private func markColor(on surface: DrawingContext.Surface) -> Color {
    surface == .idleSelection ? backgrounds[Int(Theme.ColorName.muted.rawValue)] : mark
  }

  private func color(_ number: UInt8, on ground: Ground) -> Color {
    foregrounds[ground.rawValue * Self.themeColorCount + Int(number)]
  }

  /// The style in the terminal's own colours, with attributes in place of most colours of the theme.
  private func inOwnColors(_ style: Style, on surface: DrawingContext.Surface) -> Style {
    var result = style
    if let number = style.foreground.themeColorNumber {
      result.foreground = .standard
      switch number {
      case Self.ornamentNumber: result.foreground = .brightBlue
      case Self.errorSignNumber: result.foreground = .brightRed
      default:
        guard let name = Theme.ColorName(rawValue: number) else { break }
        result.attributes.formUnion(name.attributes)
        if colorCount == .sixteen { result.foreground = name.color }
      }
    }
    if let number = style.background.themeColorNumber {
      result.background = .standard
      if let name = Theme.ColorName(rawValue: number) {
        result.attributes.formUnion(name.backgroundAttributes)
      }
    }
    switch surface {
    case .selection:
      // Reverse with dim, underline or colours paints an uneven bar.
      return Style(attributes: result.attributes.intersection(.bold).union(.inverse))
    case .idleSelection:
      result.attributes.remove(.dim)
      result.attributes.insert(.bold)
      return result
    case .page, .bar, .raised: return result
    }
  }
}

extension Style {
  @inline(__always) fileprivate var hasThemeColors: Bool {
    foreground.isThemeColor || background.isThemeColor
  }
}

extension Theme.ColorName {
  /// What distinguishes text of this colour without colours.
  fileprivate var attributes: Style.Attributes {
    if isMuted { return .dim }
    return self == .link ? .underline : []
  }

  /// The colour of text among a terminal's own sixteen, of which these are seen on black as well as on white.
  fileprivate var color: Color {
    switch self {
    case .accent, .link, .unread, .section1, .section4: .brightBlue
    case .error, .section2, .section5: .brightRed
    case .warning, .code, .section3, .section6: .magenta
    case .success: .green
    default: .standard
    }
  }

  /// What distinguishes a background of this colour without colours.
  fileprivate var backgroundAttributes: Style.Attributes {
    switch self {
    case .accent, .selection: .inverse
    case .field: .underline
    case .hit: [.bold, .underline]
    default: []
    }
  }
}
