/// What is right behind a text: a surface, or a smaller area with a colour of its own.
///
/// Each ground has its own colours for the roles, so that only pairs are drawn whose contrast is known.
enum Ground: Int, CaseIterable {
  case page
  case bar
  case raised
  case selection
  case idleSelection
  case field
  case keyCap
  case accent
  case hit

  init(_ surface: DrawingContext.Surface) {
    self =
      switch surface {
      case .page: .page
      case .bar: .bar
      case .raised: .raised
      case .selection: .selection
      case .idleSelection: .idleSelection
      }
  }

  /// The area that a background of this role makes; `nil` for one that no text lies on.
  init?(_ background: Theme.Role) {
    switch background {
    case .background: self = .page
    case .surface: self = .bar
    case .raised: self = .raised
    case .selection: self = .selection
    case .idleSelection: self = .idleSelection
    case .field: self = .field
    case .keyCap: self = .keyCap
    case .accent: self = .accent
    case .hit: self = .hit
    default: return nil
    }
  }

  /// The colour of the ground.
  var background: Theme.Role {
    switch self {
    case .page: .background
    case .bar: .surface
    case .raised: .raised
    case .selection: .selection
    case .idleSelection: .idleSelection
    case .field: .field
    case .keyCap: .keyCap
    case .accent: .accent
    case .hit: .hit
    }
  }

  /// The role that is drawn here in place of another one: the same if the contrast of the pair is known, else text.
  func drawn(_ role: Theme.Role) -> Theme.Role {
    // On grey, muted text would look disabled.
    if self == .idleSelection, role == .muted { return .text }
    if role == .line || Self.knownPairs.contains(Pair(role, background)) { return role }
    return switch self {
    case .page, .bar, .raised, .field, .idleSelection: role.isMuted ? .muted : .text
    case .selection: role == .unread ? .unread : role.isMuted ? .selectedMuted : .selectedText
    case .keyCap: .text
    case .accent: .accentText
    case .hit: .hitText
    }
  }

  private struct Pair: Hashable {
    let foreground: Theme.Role
    let background: Theme.Role

    init(_ foreground: Theme.Role, _ background: Theme.Role) {
      (self.foreground, self.background) = (foreground, background)
    }
  }

  private static let knownPairs = Set(
    Theme.drawnPairs.map { Pair($0.foreground, $0.background) })
}

extension Theme.Role {
  var isSection: Bool { rawValue >= Self.section1.rawValue }

  /// Whether the role is less than text.
  var isMuted: Bool {
    switch self {
    case .muted, .faint, .quote, .line, .border: true
    default: isSection
    }
  }
}
