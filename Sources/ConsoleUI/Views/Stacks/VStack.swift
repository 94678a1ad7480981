/// Views one below the other.
///
/// ```
/// Storks are back
/// Night trains return
/// ```
public struct VStack: View {
  private let stack: Stack

  /// Creates a vertical stack with horizontal alignment and with spacing in rows.
  public init(
    alignment: HorizontalAlignment = .leading, spacing: Int = 0, @ViewBuilder content: () -> Views
  ) {
    stack = Stack(.vertical, alignment: alignment.alignment, spacing: spacing, content: content())
  }

  public func addElements(to tree: inout ElementTree) { stack.addElements(to: &tree) }
}
