/// Views below each other.
///
/// ```
/// Storks are back
/// Night trains return
/// ```
public struct VStack: View {
  private let alignment: Alignment
  private let spacing: Int
  private let content: Views

  /// Makes a column; the spacing is in rows.
  public init(
    alignment: Alignment = .leading, spacing: Int = 0, @ViewBuilder content: () -> Views
  ) {
    self.alignment = alignment
    self.spacing = max(0, spacing)
    self.content = content()
  }

  public func addElements(to tree: inout ElementTree) {
    tree.add(
      StackElement(
        axis: .vertical, alignment: alignment, spacing: spacing,
        children: tree.elements(of: content)))
  }
}
