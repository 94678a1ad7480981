/// What is right behind a text: a surface, or a smaller area with a colour of its own.
///
/// Each ground has its own colours for the names of a theme, so that only pairs are drawn whose contrast is known.
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

  /// The area that a background of this colour makes; `nil` for one that no text lies on.
  init?(_ background: Theme.ColorName) {
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
  var background: Theme.ColorName {
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

  /// The colour that is drawn here in place of another one: the same if the contrast of the pair is known, else text.
  func drawn(_ name: Theme.ColorName) -> Theme.ColorName {
    // On grey, muted text would look disabled.
    if self == .idleSelection, name == .muted { return .text }
    if name == .line || Self.knownPairs.contains(Pair(name, background)) { return name }
    return switch self {
    case .page, .bar, .raised, .field, .idleSelection: name.isMuted ? .muted : .text
    case .selection: name == .unread ? .unread : name.isMuted ? .selectedMuted : .selectedText
    case .keyCap: .text
    case .accent: .accentText
    case .hit: .hitText
    }
  }

  private struct Pair: Hashable {
    let foreground: Theme.ColorName
    let background: Theme.ColorName

    init(_ foreground: Theme.ColorName, _ background: Theme.ColorName) {
      (self.foreground, self.background) = (foreground, background)
    }
  }

  private static let knownPairs = Set(
    Theme.drawnPairs.map { Pair($0.foreground, $0.background) })
}

extension Theme.ColorName {
  var isSection: Bool { rawValue >= Self.section1.rawValue }

  /// Whether the colour is less than text.
  var isMuted: Bool {
    switch self {
    case .muted, .faint, .quote, .line, .border: true
    default: isSection
    }
  }
}
