import LocalizableStrings

/// A part of a key as a name in Swift.
struct SwiftName: Hashable {
  /// As the part is written in the key.
  let source: String
  /// Without backticks.
  let name: String

  /// Keeps what Swift takes in names; anything else parts words, which are joined as `twoWords`.
  ///
  /// `nil` if nothing is left.
  init?(_ source: String) {
    var name = ""
    var isWordStart = false
    for scalar in source.unicodeScalars {
      if scalar == "_" || scalar.properties.isXIDContinue {
        name += isWordStart ? scalar.properties.titlecaseMapping : String(scalar)
        isWordStart = false
      } else {
        isWordStart = !name.isEmpty
      }
    }
    guard let first = name.unicodeScalars.first else { return nil }
    if first != "_", !first.properties.isXIDStart { name = "_" + name }
    if name == "_" || Self.unusable.contains(name) { name += "_" }
    self.source = source
    self.name = name
  }

  /// Whether the name is just what is written in the key.
  var isExact: Bool { source == name }

  /// The name as it is declared.
  var declared: String { Self.escaped(name) }

  /// A name with backticks, if Swift needs them where one is declared.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Names that mean something else even in backticks, and those of types that the generated code
  /// mentions, which a type or constant around it would hide.
  private static let unusable: Set = [
    "init", "self", "Self", "Type", "Protocol", "Any", "String", "Int", "Double", "Numeric",
    "LocalizableArgument",
  ]

  private static let keywords: Set = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
