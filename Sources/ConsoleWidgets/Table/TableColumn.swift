public import ConsoleUI

/// A column of a ``Table``: its title, and the text of each element in it.
public struct TableColumn<Element> {
  let title: String
  let alignment: HorizontalAlignment
  let priority: Int
  let text: (Element) -> String

  /// Creates a column.
  ///
  /// If the columns do not fit, those of the lowest priority are left out first, from right to left. Columns
  /// of the highest priority always stay, truncated if necessary.
  public init(
    _ title: String, alignment: HorizontalAlignment = .leading, priority: Int = 0,
    text: @escaping (Element) -> String
  ) {
    self.title = title
    self.alignment = alignment
    self.priority = priority
    self.text = text
  }
}
