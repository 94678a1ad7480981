extension View {
  /// Calls a closure when the user clicks on the view, which never has the focus: Tab passes it over.
  ///
  /// ```
  /// Name ▾   Size
  /// ```
  ///
  /// ```swift
  /// Text("article.title".localize).onClick { _ in self.order = .title }
  /// ```
  ///
  /// Not every user has a mouse, so offer the same by a command or a button. In a list, clicks reach only the rows.
  public func onClick(
    _ buttons: Set<MouseEvent.Button> = [.left], perform action: @escaping (Click) -> Void
  ) -> some View {
    ClickableView(content: self, buttons: buttons, action: action)
  }
}

private struct ClickableView<Content: View>: View {
  let content: Content
  let buttons: Set<MouseEvent.Button>
  let action: (Click) -> Void

  func addElements(to tree: inout ElementTree) {
    let path = tree.makeControlPath()
    let element = tree.element(of: content)
    tree.addClickable(
      ClickableElement(content: element, buttons: buttons, action: action), at: path)
  }
}

private struct ClickableElement: MouseControl {
  let content: any Element
  let buttons: Set<MouseEvent.Button>
  let action: (Click) -> Void

  var semantics: Semantics { Semantics(.group) }

  var children: [any Element] { [content] }

  var isChoosable: Bool { false }

  func extent(along axis: Axis, in room: Size) -> Extent { content.extent(along: axis, in: room) }

  func draw(in rect: Rect, of context: inout DrawingContext) { context.draw(content, in: rect) }

  func response(to key: KeyPress) -> KeyResponse { .unused }

  func click(_ click: Click) { action(click) }
}
