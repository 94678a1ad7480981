/// Views beside each other.
///
/// Where they do not fit, the longest gives way first.
///
/// ```
/// Storks are back  today
/// ```
public struct HStack: View {
  private let alignment: Alignment
  private let spacing: Int
  private let content: Views

  /// Makes a line of views; the spacing is in columns.
  public init(
    alignment: Alignment = .leading, spacing: Int = 1, @ViewBuilder content: () -> Views
  ) {
    self.alignment = alignment
    self.spacing = max(0, spacing)
    self.content = content()
  }

  public func addElements(to tree: inout ElementTree) {
    tree.add(
      StackElement(
        axis: .horizontal, alignment: alignment, spacing: spacing,
        children: tree.elements(of: content)))
  }
}
