extension View {
  /// Sets the style of all content that does not set its own.
  ///
  /// Two bold, cyan texts, and the runs of style that ``Canvas/styledText`` lists for them:
  ///
  /// ```
  /// Storks are back
  /// today
  /// ---
  /// 0:0-14 bold cyan
  /// 1:0-4 bold cyan
  /// ```
  public func styled(_ style: Style) -> some View { Styled(style: style, content: self) }

  /// Makes all content bold.
  public func bold() -> some View { styled(Style(attributes: .bold)) }

  /// Makes all content dim.
  public func dim() -> some View { styled(Style(attributes: .dim)) }

  /// Sets the colour of all content that does not set its own.
  public func foreground(_ color: Color) -> some View { styled(Style(foreground: color)) }
}

private struct Styled<Content: View>: View {
  let style: Style
  let content: Content

  func addElements(to tree: inout ElementTree) {
    tree.add(StyledElement(style: style, content: tree.element(of: content)))
  }
}

private struct StyledElement: Element {
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
