import LocalizableStrings
import StringsSyntax

/// The argument of a placeholder, as a Swift parameter.
struct TypedArgument: Equatable {
  /// The name in the comment of the key, or that of the plural variable that takes the argument.
  var label: String?
  var kind: ArgumentKind
  /// Whether the argument selects a plural form.
  var isCounted: Bool

  var type: String {
    switch kind {
    case .integer: "Int"
    case .real: "Double"
    case .text: "String"
    case .any: isCounted ? "any LocalizableArgument & Numeric" : "any LocalizableArgument"
    }
  }
}
