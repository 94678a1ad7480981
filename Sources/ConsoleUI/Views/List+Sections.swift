extension List {
  /// Makes a list of sections with a header above each.
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
  /// The headers cannot be selected; that of the topmost section stays in sight while it is scrolled.
  public init<Sections, Rows>(
    sections: Sections, rows: (Sections.Element) -> Rows,
    @ViewBuilder header: @escaping (Sections.Element) -> Views,
    @ViewBuilder row: @escaping (Rows.Element) -> Views,
    didSelect: ((Rows.Element) -> Void)? = nil
  ) where Data == SectionedRows<Sections, Rows> {
    let rows = SectionedRows(sections, rows: rows)
    self = List(rows, row: row, didSelect: didSelect).headed(rows, header)
  }

  /// Makes a list of sections whose selection follows the element when its position changes.
  public init<Sections, Rows>(
    sections: Sections, rows: (Sections.Element) -> Rows,
    @ViewBuilder header: @escaping (Sections.Element) -> Views,
    @ViewBuilder row: @escaping (Rows.Element) -> Views,
    didSelect: ((Rows.Element) -> Void)? = nil
  ) where Data == SectionedRows<Sections, Rows>, Rows.Element: Identifiable {
    let rows = SectionedRows(sections, rows: rows)
    self = List(rows, row: row, didSelect: didSelect).headed(rows, header)
  }

  private func headed<Sections, Rows>(
    _ rows: SectionedRows<Sections, Rows>, _ header: @escaping (Sections.Element) -> Views
  ) -> List {
    sectioned(isFirst: rows.isFirst) { header(rows.section(at: $0)) }
  }
}
