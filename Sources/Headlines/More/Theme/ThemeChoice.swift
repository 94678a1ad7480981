import Sternik

/// A theme that the user can choose.
enum ThemeChoice: String, CaseIterable, Identifiable {
  case automatic
  case night
  case day
  case lamp
  case signal
  case terminal

  var id: Self { self }

  /// Finds the choice with a saved name.
  init(saved name: String?) { self = name.flatMap(ThemeChoice.init) ?? .automatic }

  var theme: Theme {
    switch self {
    case .automatic: .automatic
    case .night: .night
    case .day: .day
    case .lamp: .lamp
    case .signal: .signal
    case .terminal: .terminal
    }
  }

  /// The name in the current language.
  var name: String {
    switch self {
    case .automatic: Texts.look.automatic
    case .night: Texts.look.night
    case .day: Texts.look.day
    case .lamp: Texts.look.lamp
    case .signal: Texts.look.signal
    case .terminal: Texts.look.terminal
    }
  }
}

extension Library {
  /// The theme that the user chose.
  var themeChoice: ThemeChoice { ThemeChoice(saved: settings.theme) }
}
