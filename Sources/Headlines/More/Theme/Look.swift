import Sternik

/// A look of the program that the reader can choose.
enum Look: String, CaseIterable, Identifiable {
  case plain
  case colorful

  var id: Self { self }

  var theme: Theme {
    switch self {
    case .plain: .standard
    case .colorful: .colorful
    }
  }

  /// What readers call it, in their language.
  var name: String {
    switch self {
    case .plain: Texts.look.plain
    case .colorful: Texts.look.colorful
    }
  }
}

extension Library {
  /// The look that the reader chose.
  var look: Look { reader.look.flatMap(Look.init) ?? .plain }
}
