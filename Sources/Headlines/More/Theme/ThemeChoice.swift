import Sternik

/// A theme that the user can choose.
enum ThemeChoice: String, CaseIterable, Identifiable {
  case plain
  case colorful

  var id: Self { self }

  var theme: Theme {
    switch self {
    case .plain: .standard
    case .colorful: .colorful
    }
  }

  /// The name in the current language.
  var name: String {
    switch self {
    case .plain: Texts.look.plain
    case .colorful: Texts.look.colorful
    }
  }
}

extension Library {
  /// The theme that the user chose.
  var themeChoice: ThemeChoice { userState.theme.flatMap(ThemeChoice.init) ?? .plain }
}
