/// The parts of a list with a header above each; asked only about rows that are seen.
@MainActor struct ListSections {
  /// Whether a row is the first of its section.
  let isFirst: (Int) -> Bool
  /// Builds the header of the section that a row belongs to.
  let header: (Int) -> any Element
}
