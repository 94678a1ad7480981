import StringsSyntax

/// A part of a catalog's text that varies by a number.
struct CatalogSubstitution {
  var name: String
  /// The one-based position of its number, if the catalog says it.
  var argument: Int?
  /// What follows the percent sign where the number shows, as `lld`.
  var specifier: String
  var forms: [PropertyListPair]

  init(name: String, node: JSONNode, forms: [PropertyListPair]) {
    self.name = name
    argument = node["argNum"]?.integer.flatMap { (1...99).contains($0) ? $0 : nil }
    specifier = node["formatSpecifier"]?.string ?? "lld"
    self.forms = forms
  }
}
