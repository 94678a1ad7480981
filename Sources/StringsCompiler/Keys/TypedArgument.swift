import LocalizableStrings
import StringsSyntax

/// The argument of a placeholder, as a Swift parameter.
struct TypedArgument: Equatable {
  /// The name of the plural variable that takes the argument.
  var label: String?
  var kind: ArgumentKind

  var type: String {
    switch kind {
    case .integer: "Int"
    case .real: "Double"
    case .text: "String"
    case .any:
      label == nil ? "any LocalizableArgument" : "any LocalizableArgument & Numeric"
    }
  }

  /// The argument that fits this placeholder and the same one in another language.
  func joined(with other: TypedArgument) -> TypedArgument {
    TypedArgument(label: label ?? other.label, kind: Self.kind(for: kind, and: other.kind))
  }

  /// A placeholder for any number takes a whole number, but not the other way round.
  private static func kind(for one: ArgumentKind, and other: ArgumentKind) -> ArgumentKind {
    switch (one, other) {
    case (.any, _): other
    case (.real, .integer): .integer
    default: one
    }
  }
}
