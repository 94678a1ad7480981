/// A column of a ``Table``: its name, and the text that each element has in it.
public struct TableColumn<Element> {
  let title: String
  let alignment: Alignment
  let priority: Int
  let text: (Element) -> String

  /// Makes a column.
  ///
  /// Where the window is too narrow for all columns, those of lower priority are left out first, the
  /// rightmost of them before the others; those of the highest are always shown, cut if need be.
  public init(
    _ title: String, alignment: Alignment = .leading, priority: Int = 0,
    text: @escaping (Element) -> String
  ) {
    self.title = title
    self.alignment = alignment
    self.priority = priority
    self.text = text
  }
}
