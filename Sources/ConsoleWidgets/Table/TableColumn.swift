public import ConsoleUI

/// A column of a ``Table``: its title, and the text of each element in it.
public struct TableColumn<Element> {
  let title: String
  let alignment: HorizontalAlignment
  let priority: Int
  let text: (Element) -> String

  /// Creates a column.
  ///
  /// If the columns do not fit, those of the lowest priority are left out, from right to left, until each of the others is
  /// whole or has twelve cells. Columns of the highest priority always stay; the widest of them are truncated.
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
