/// Views that are chosen by the room of their screen.
///
/// The room is that of the whole screen without its bars, in cells: in one of several columns, that of the column; in a
/// box, at most that of the window.
///
/// In a window of 32 columns and 12 rows with key hints in the last one, a text of the room says:
///
/// ```
/// 32 columns, 11 rows
/// ```
///
/// ```swift
/// RoomReader { room in
///   if room.columns >= 60 { Text(article.summary) } else { Text(article.title) }
/// }
/// ```
///
/// Rows of a list have no screen of their own, so read the room around the list:
///
/// ```swift
/// RoomReader { room in
///   List(self.articles) { article in ArticleRow(article, isWide: room.columns >= 60) }
/// }
/// ```
public struct RoomReader: View {
  private let content: (Size) -> Views

  /// Creates the views for a room.
  public init(@ViewBuilder content: @escaping (Size) -> Views) { self.content = content }

  public func addElements(to tree: inout ElementTree) {
    content(tree.takeRoom()).addElements(to: &tree)
  }
}
