import StringsSyntax

/// A substitution in a catalog: a part of a text that varies by a number.
struct CatalogSubstitution {
  var name: String
  /// The one-based position of its number, if known.
  var argument: Int?
  /// The format of the number without the percent sign, as `lld`.
  var specifier: String
  var forms: [PropertyListPair]

  init(name: String, node: JSONNode, forms: [PropertyListPair]) {
    self.name = name
    argument = node["argNum"]?.integer.flatMap { (1...99).contains($0) ? $0 : nil }
    specifier = node["formatSpecifier"]?.string ?? "lld"
    self.forms = forms
  }

  /// The bytes that the formats of its number take in its forms, where each `%arg` stands for one.
  var lengthOfNumbers: Int {
    forms.reduce(0) { $0 + ($1.value.string?.ranges(of: Self.number).count ?? 0) }
      * specifier.utf8.count
  }

  /// What stands for the number in a form.
  static let number = "%arg"
}
