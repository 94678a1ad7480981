/// A part of a key as a Swift identifier.
package struct SwiftName: Hashable {
  /// The part as written in the key.
  package let source: String
  /// The identifier without backticks.
  package let name: String

  /// Keeps the characters of identifiers; all others separate words, which become `twoWords`.
  ///
  /// `nil` if no character is left.
  package init?(_ source: String) {
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

  /// True if the name is spelled exactly like the part of the key.
  package var isExact: Bool { source == name }

  /// The name as declared, in backticks if it is a keyword.
  package var declared: String { Self.escaped(name) }

  /// A name in backticks if it is a keyword.
  package static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Names with a special meaning even in backticks, and names of types that the generated code uses,
  /// which a declaration around it would hide.
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
