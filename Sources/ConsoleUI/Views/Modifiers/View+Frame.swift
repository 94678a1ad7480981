extension View {
  /// Fixes the width or the height of the view in cells, and aligns the view in it.
  ///
  /// `.max` makes the view fill the available space.
  ///
  /// A name in twelve columns and a number in four, aligned to the right:
  ///
  /// ```
  /// Pears          3
  /// ```
  public func frame(
    width: Int? = nil, height: Int? = nil, alignment: HorizontalAlignment = .leading
  ) -> some View {
    FrameView(
      limits: FrameElement.Limits(
        minimum: (width == .max ? nil : width, height == .max ? nil : height),
        maximum: (width, height)),
      alignment: alignment, content: self)
  }

  /// Limits the size of the view in cells; a maximum of `.max` makes the view fill the available space.
  public func frame(
    minWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil, maxHeight: Int? = nil,
    alignment: HorizontalAlignment = .leading
  ) -> some View {
    FrameView(
      limits: FrameElement.Limits(
        minimum: (minWidth, minHeight), maximum: (maxWidth, maxHeight)),
      alignment: alignment, content: self)
  }
}

private struct FrameView<Content: View>: View {
  let limits: FrameElement.Limits
  let alignment: HorizontalAlignment
  let content: Content

  func addElements(to tree: inout ElementTree) {
    tree.add(
      FrameElement(limits: limits, alignment: alignment, content: tree.element(of: content)))
  }
}
