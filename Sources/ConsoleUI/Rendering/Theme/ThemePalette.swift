/// Turns styles with roles of a theme into what a terminal shows.
struct ThemePalette: Sendable {
  /// Whether every cell is painted with colours of the theme; else the terminal's own colours and attributes are used.
  let isPainted: Bool
  let theme: Theme
  private let colorCount: Capabilities.Colors
  /// The colours of the roles on each ground.
  private let foregrounds: [Color]
  private let backgrounds: [Color]
  private let covered: CoveredColors?
  /// The colour of the mark of the selected row.
  private let mark: Color

  /// The roles that exist in drawing only.
  static let markRole = UInt8(Theme.Role.allCases.count)
  static let ornamentRole = markRole + 1
  static let errorSignRole = markRole + 2
  private static let roleCount = Int(errorSignRole) + 1

  init(_ theme: Theme = .terminal, colors: Capabilities.Colors = .trueColor) {
    self.theme = theme
    colorCount = colors
    isPainted = theme.hasColors && colors >= .palette
    guard isPainted else {
      (foregrounds, backgrounds, covered, mark) = ([], [], nil, .standard)
      return
    }
    func color(_ role: Theme.Role) -> Color { theme[role]?.color(for: colors) ?? .standard }
    foregrounds = Ground.allCases.flatMap { ground in
      let roles = Theme.Role.allCases.map { color(theme.drawnRole($0, on: ground)) }
      let accent = color(theme.drawnRole(.accent, on: ground))
      return roles + [accent, accent, color(theme.drawnRole(.error, on: ground))]
    }
    let ornaments = [color(.accent), color(.accent), color(.error)]
    backgrounds = Theme.Role.allCases.map(color) + ornaments
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
    if !isPainted, !style.hasRoles, !surface.isSelected { return style }
    return isPainted ? painted(style, on: surface) : style.inOwnColors(on: surface)
  }

  /// The style of a cell that is drawn already and has been changed.
  func resolveChange(_ style: Style, from old: Style, on surface: DrawingContext.Surface) -> Style {
    if isPainted {
      var style = style
      if surface.isSelected {
        // The colours of the bar are chosen by the theme alone.
        if !style.foreground.isRole, style.foreground != old.foreground { style.foreground = .text }
        if !style.background.isRole { style.background = old.background }
        style.attributes.remove(.italic)
      }
      guard style.hasRoles || !style.attributes.isDisjoint(with: [.dim, .inverse]) else {
        return style
      }
      if style.attributes.contains(.dim) { style.foreground = .muted }
      if style.background.isRole { style.foreground = withRole(style.foreground) }
      return painted(style, on: surface)
    }
    return style.hasRoles || surface.isSelected ? style.inOwnColors(on: surface) : style
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
    let backgroundRole = style.background.roleNumber
    var ground = Ground(surface)
    if surface.isSelected {
      attributes.formIntersection([.bold, .underline, .strikethrough])
      if backgroundRole == Theme.Role.hit.rawValue { attributes.formUnion([.bold, .underline]) }
    } else if let own = self.ground(of: style.background, on: ground) {
      ground = own
    }
    var result = Style(attributes: attributes)
    if let role = foreground.roleNumber {
      result.foreground = color(role, on: ground)
    } else {
      let isOwn = foreground != .standard && !surface.isSelected
      result.foreground = isOwn ? foreground : color(Theme.Role.text.rawValue, on: ground)
    }
    result.background = background(style.background, of: ground, on: surface)
    guard attributes.contains(.inverse) else { return result }
    result.attributes.remove(.inverse)
    (result.foreground, result.background) = (result.background, result.foreground)
    return result
  }

  /// The ground that a background makes, also that of a cell that is drawn already; `nil` for any other colour.
  private func ground(of background: Color, on ground: Ground) -> Ground? {
    if let role = background.roleNumber { return Theme.Role(rawValue: role).flatMap(Ground.init) }
    guard background != .standard else { return nil }
    func isDrawn(_ ground: Ground) -> Bool {
      backgrounds[Int(ground.background.rawValue)] == background
    }
    // Several grounds of a theme may have one colour.
    return isDrawn(ground) ? ground : Ground.allCases.first(where: isDrawn)
  }

  /// The role that a cell was drawn in: on another background it is another colour.
  private func withRole(_ color: Color) -> Color {
    guard !color.isRole, let index = backgrounds.firstIndex(of: color) else { return color }
    return Color(role: UInt8(index))
  }

  private func background(_ color: Color, of ground: Ground, on surface: DrawingContext.Surface)
    -> Color
  {
    if surface.isSelected {
      // The bar is even but for its mark.
      return color == .mark ? markColor(on: surface) : backgrounds[Int(ground.background.rawValue)]
    }
    if let role = color.roleNumber { return backgrounds[Int(role)] }
    return color == .standard ? backgrounds[Int(ground.background.rawValue)] : color
  }

  private func markColor(on surface: DrawingContext.Surface) -> Color {
    surface == .idleSelection ? backgrounds[Int(Theme.Role.muted.rawValue)] : mark
  }

  private func color(_ role: UInt8, on ground: Ground) -> Color {
    foregrounds[ground.rawValue * Self.roleCount + Int(role)]
  }
}

extension Style {
  @inline(__always) fileprivate var hasRoles: Bool { foreground.isRole || background.isRole }

  /// The style in the terminal's own colours: attributes in place of the roles.
  fileprivate func inOwnColors(on surface: DrawingContext.Surface) -> Style {
    var result = self
    if let role = foreground.roleNumber {
      result.foreground = .standard
      switch role {
      case ThemePalette.ornamentRole: result.foreground = .brightBlue
      case ThemePalette.errorSignRole: result.foreground = .brightRed
      default:
        if let role = Theme.Role(rawValue: role) { result.attributes.formUnion(role.attributes) }
      }
    }
    if let role = background.roleNumber {
      result.background = .standard
      if let role = Theme.Role(rawValue: role) {
        result.attributes.formUnion(role.backgroundAttributes)
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

extension Theme.Role {
  /// What distinguishes text of the role without colours.
  fileprivate var attributes: Style.Attributes {
    if isMuted { return .dim }
    return self == .link ? .underline : []
  }

  /// What distinguishes a background of the role without colours.
  fileprivate var backgroundAttributes: Style.Attributes {
    switch self {
    case .accent, .selection: .inverse
    case .field: .underline
    case .hit: [.bold, .underline]
    default: []
    }
  }
}
