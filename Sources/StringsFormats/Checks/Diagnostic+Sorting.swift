package import StringsSyntax

extension [Diagnostic] {
  /// File by file, in the order in which the files first occur, and stably sorted by position within
  /// each, those without a position first.
  package func sortedByPosition() -> [Diagnostic] {
    // Most often they are sorted, and many.
    if isSortedByPosition { return self }
    var order: [String: Int] = [:]
    let keys = enumerated().map { index, diagnostic in
      order[diagnostic.file] = order[diagnostic.file] ?? order.count
      return (
        order[diagnostic.file] ?? 0, diagnostic.position ?? SourcePosition(line: 0, column: 0),
        index
      )
    }
    return keys.sorted { $0 < $1 }.map { self[$0.2] }
  }

  /// Whether those of each file follow each other, in the order of the positions.
  private var isSortedByPosition: Bool {
    var files: Set<String> = []
    var last: Diagnostic?
    return allSatisfy { diagnostic in
      defer { last = diagnostic }
      guard let last, last.file == diagnostic.file else {
        return files.insert(diagnostic.file).inserted
      }
      guard let position = last.position else { return true }
      return diagnostic.position.map { $0 >= position } ?? false
    }
  }

  /// The diagnostics without duplicates, each at its first index.
  package func withoutDuplicates() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
  }
}
