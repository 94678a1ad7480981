public import ConsoleUI

extension Table {
  /// Creates a table of sections with a header above each.
  ///
  /// ```swift
  /// Table(sections: days, rows: \.articles, columns: columns) { day in
  ///   Text(day.name)
  /// } didSelect: { article in
  ///   self.didSelect(article)
  /// }
  /// ```
  ///
  /// The highlight skips the headers. The header of the topmost section stays visible while it scrolls.
  public init<Sections, Rows>(
    sections: Sections, rows: (Sections.Element) -> Rows, columns: [TableColumn<Rows.Element>],
    @ViewBuilder header: @escaping (Sections.Element) -> Views,
    didSelect: ((Rows.Element) -> Void)? = nil
  ) where Data == SectionedRows<Sections, Rows> {
    let rows = SectionedRows(sections, rows: rows)
    self = Table(rows, columns: columns, didSelect: didSelect).withHeaders(header)
  }

  /// Creates a table of sections whose highlight follows its element when the position of the element changes.
  public init<Sections, Rows>(
    sections: Sections, rows: (Sections.Element) -> Rows, columns: [TableColumn<Rows.Element>],
    @ViewBuilder header: @escaping (Sections.Element) -> Views,
    didSelect: ((Rows.Element) -> Void)? = nil
  ) where Data == SectionedRows<Sections, Rows>, Rows.Element: Identifiable {
    let rows = SectionedRows(sections, rows: rows)
    self = Table(rows, columns: columns, didSelect: didSelect).withHeaders(header)
  }
}
