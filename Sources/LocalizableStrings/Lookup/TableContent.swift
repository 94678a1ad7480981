/// What a table was made from.
struct TableContent: Sendable {
  var pairs: [PropertyListPair]
  var diagnostics: [Diagnostic]

  init(pairs: [PropertyListPair], diagnostics: [Diagnostic]) {
    self.pairs = pairs
    self.diagnostics = diagnostics
  }

  init(_ document: StringsDocument) {
    pairs = document.entries.map { PropertyListPair(key: $0.key, value: $0.value) }
    diagnostics = document.diagnostics
  }

  /// Each key once, in order.
  var keys: [String] {
    var seen: Set<String> = []
    return pairs.map(\.key).filter { seen.insert($0).inserted }
  }
}
