public import ConsoleUI

extension List {
  /// Creates a list of sections with a header above each.
  ///
  /// ```swift
  /// List(sections: days, rows: \.articles) { day in
  ///   Text(day.name)
  /// } row: { article in
  ///   Text(article.title)
  /// } didSelect: { article in
  ///   self.didSelect(article)
  /// }
  /// ```
  ///
  /// The highlight skips the headers. The header of the topmost section stays visible while it scrolls.
  public init<Sections, Rows>(
    sections: Sections, rows: (Sections.Element) -> Rows,
    @ViewBuilder header: @escaping (Sections.Element) -> Views,
    @ViewBuilder row: @escaping (Rows.Element) -> Views,
    didSelect: ((Rows.Element) -> Void)? = nil
  ) where Data == SectionedRows<Sections, Rows> {
    let rows = SectionedRows(sections, rows: rows)
    self = List(rows, row: row, didSelect: didSelect).withHeaders(header)
  }

  /// Creates a list of sections whose highlight follows its element when the position of the element changes.
  public init<Sections, Rows>(
    sections: Sections, rows: (Sections.Element) -> Rows,
    @ViewBuilder header: @escaping (Sections.Element) -> Views,
    @ViewBuilder row: @escaping (Rows.Element) -> Views,
    didSelect: ((Rows.Element) -> Void)? = nil
  ) where Data == SectionedRows<Sections, Rows>, Rows.Element: Identifiable {
    let rows = SectionedRows(sections, rows: rows)
    self = List(rows, row: row, didSelect: didSelect).withHeaders(header)
  }
}
