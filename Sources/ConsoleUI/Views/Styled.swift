extension View {
  /// Gives everything inside a style, where it has none of its own.
  ///
  /// Two texts in bold and cyan, with what ``Canvas/styledText`` tells of them:
  ///
  /// ```
  /// Storks are back
  /// today
  /// ---
  /// 0:0-14 bold cyan
  /// 1:0-4 bold cyan
  /// ```
  public func styled(_ style: Style) -> some View { Styled(style: style, content: self) }

  public func bold() -> some View { styled(Style(attributes: .bold)) }

  public func dim() -> some View { styled(Style(attributes: .dim)) }

  public func foreground(_ color: Color) -> some View { styled(Style(foreground: color)) }
}

private struct Styled<Content: View>: View {
  let style: Style
  let content: Content

  func addElements(to tree: inout ElementTree) {
    tree.add(StyledElement(style: style, content: tree.element(of: content)))
  }
}

struct StyledElement: Element {
  let style: Style
  let content: any Element

  var semantics: Semantics { Semantics(.group) }

  var children: [any Element] { [content] }

  func extent(along axis: Axis, in room: Size) -> Extent {
    content.extent(along: axis, in: room)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.styled(style) { $0.draw(content, in: rect) }
  }
}
