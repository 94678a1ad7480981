extension View {
  /// Sets the style of all content that does not set its own.
  ///
  /// Two bold, cyan texts, and the runs of style that `Canvas.styledText` of `ConsoleDriver` lists for them:
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

  /// Makes all content secondary: in the theme's colour for ``Theme/ColorName/muted``, or dim where there are no colours.
  public func dim() -> some View { styled(Style(attributes: .dim)) }

  /// Sets the colour of all content that does not set its own.
  public func foreground(_ color: Color) -> some View { styled(Style(foreground: color)) }

  /// Paints the whole rectangle of the view, and everything in it that has no background of its own.
  public func background(_ color: Color) -> some View {
    Styled(style: Style(background: color), isFilling: true, content: self)
  }
}

private struct Styled<Content: View>: View {
  let style: Style
  var isFilling = false
  let content: Content

  func addElements(to tree: inout ElementTree) {
    tree.add(StyledElement(style: style, isFilling: isFilling, content: tree.element(of: content)))
  }
}

private struct StyledElement: Element {
  let style: Style
  let isFilling: Bool
  let content: any Element

  var semantics: Semantics { Semantics(.group) }

  var children: [any Element] { [content] }

  func extent(along axis: Axis, in room: Size) -> Extent {
    content.extent(along: axis, in: room)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.styled(style) { context in
      if isFilling { context.fill(rect) }
      context.draw(content, in: rect)
    }
  }
}
