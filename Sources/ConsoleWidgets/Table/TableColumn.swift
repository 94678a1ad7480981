public import ConsoleUI

/// A column of a ``Table``: its title, and the text of each element in it.
public struct TableColumn<Element> {
  let title: String
  let alignment: HorizontalAlignment
  let priority: Int
  let text: (Element) -> String
  let didTapTitle: (() -> Void)?
  private(set) var fills = false
  private(set) var cell: ((Element) -> Views)?

  /// Creates a column.
  ///
  /// If the columns do not fit, those of the lowest priority are left out, from right to left, until each of the others is
  /// whole or has twelve cells. Columns of the highest priority always stay; the widest of them are truncated.
  ///
  /// `didTapTitle` is called when the user clicks on the title, such as to sort by the column; do the same for a key.
  public init(
    _ title: String, alignment: HorizontalAlignment = .leading, priority: Int = 0,
    text: @escaping (Element) -> String, didTapTitle: (() -> Void)? = nil
  ) {
    self.title = title
    self.alignment = alignment
    self.priority = priority
    self.text = text
    self.didTapTitle = didTapTitle
  }

  /// Gives the column the room that the others leave, so that the columns reach the right edge.
  ///
  /// Several such columns share it.
  public func filling() -> TableColumn {
    var column = self
    column.fills = true
    return column
  }

  /// Shows views of one row in place of the text, which is still what is found and what the linear form says.
  ///
  /// ```swift
  /// TableColumn<Article>("article.title".localize) { $0.title }
  ///   .cell { Text($0.title).styled(Style(attributes: $0.isRead ? [] : .bold)) }
  /// ```
  public func cell(@ViewBuilder _ content: @escaping (Element) -> Views) -> TableColumn {
    var column = self
    column.cell = content
    return column
  }
}
