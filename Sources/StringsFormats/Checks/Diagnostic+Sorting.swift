package import StringsSyntax

extension [Diagnostic] {
  /// File by file, in the order in which the files first occur, and stably sorted by position within
  /// each, those without a position first.
  package func sortedByPosition() -> [Diagnostic] {
    var order: [String: Int] = [:]
    let keys = enumerated().map { index, diagnostic in
      order[diagnostic.file] = order[diagnostic.file] ?? order.count
      return (
        order[diagnostic.file] ?? 0, diagnostic.position ?? SourcePosition(line: 0, column: 0),
        index
      )
    }
    // Most often they are sorted, and many.
    guard zip(keys, keys.dropFirst()).contains(where: { $0 > $1 }) else { return self }
    return keys.sorted { $0 < $1 }.map { self[$0.2] }
  }

  /// The diagnostics without duplicates, each at its first index.
  package func withoutDuplicates() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
  }
}
