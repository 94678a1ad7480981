import LocalizableStrings
import StringsSyntax

/// What a text is given for one of its placeholders, as a parameter of Swift.
struct TypedArgument: Equatable {
  /// The name of the plural variable that it chooses the form of.
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

  /// The argument for this one and for its like in another language.
  func joined(with other: TypedArgument) -> TypedArgument {
    TypedArgument(label: label ?? other.label, kind: Self.kind(for: kind, and: other.kind))
  }

  /// A whole number does for a placeholder of any number, not the other way round.
  private static func kind(for one: ArgumentKind, and other: ArgumentKind) -> ArgumentKind {
    switch (one, other) {
    case (.any, _): other
    case (.real, .integer): .integer
    default: one
    }
  }
}
