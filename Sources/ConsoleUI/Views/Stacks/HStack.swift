/// Views beside each other.
///
/// If they do not fit, the longest shrinks first.
///
/// ```
/// Storks are back  today
/// ```
public struct HStack: View {
  private let stack: Stack

  /// Creates a horizontal stack with vertical alignment and with spacing in columns.
  public init(
    alignment: VerticalAlignment = .top, spacing: Int = 1, @ViewBuilder content: () -> Views
  ) {
    stack = Stack(.horizontal, alignment: alignment.alignment, spacing: spacing, content: content())
  }

  public func addElements(to tree: inout ElementTree) { stack.addElements(to: &tree) }
}
