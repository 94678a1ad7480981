extension StringsDocument {
  /// The positions of the comments that belong to no entry: titles, and those behind or inside an entry.
  package var looseComments: [SourcePosition] {
    let owned = Set(entries.indices.flatMap { content.comments(of: $0).map(\.lowerBound) })
    let loose = Set(content.comments.map(\.lowerBound)).subtracting(owned)
    return loose.sorted().map { content.position(at: $0) }
  }
}
