/// The common part of ``HStack`` and ``VStack``.
struct Stack: View {
  private let axis: Axis
  private let alignment: Alignment
  private let spacing: Int
  private let content: Views

  /// Creates a stack; a negative spacing counts as zero.
  init(_ axis: Axis, alignment: Alignment = .start, spacing: Int = 0, content: Views) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.clampedLength
    self.content = content
  }

  func addElements(to tree: inout ElementTree) {
    tree.add(
      StackElement(
        axis: axis, alignment: alignment, spacing: spacing, children: tree.elements(of: content)))
  }
}
