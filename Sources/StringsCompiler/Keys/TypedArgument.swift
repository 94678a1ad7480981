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
}
