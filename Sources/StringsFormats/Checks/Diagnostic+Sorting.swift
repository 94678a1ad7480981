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
    return indices.allSatisfy { index in
      guard index > 0, self[index - 1].file == self[index].file else {
        return files.insert(self[index].file).inserted
      }
      guard let last = self[index - 1].position else { return true }
      return self[index].position.map { $0 >= last } ?? false
    }
  }

  /// The diagnostics without duplicates, each at its first index.
  package func withoutDuplicates() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
  }
}
