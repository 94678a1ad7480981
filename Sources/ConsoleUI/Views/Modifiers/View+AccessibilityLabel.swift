extension View {
  /// Sets the words that describe the view, in place of its content.
  ///
  /// Use it where a sign, an order or a colour carries the meaning. The drawn view stays as it is:
  ///
  /// ```
  /// • Storks are back
  /// ```
  ///
  /// Controls inside the view keep their own descriptions. An empty label hides a decorative sign.
  ///
  /// ```swift
  /// HStack {
  ///   Text(isRead ? " " : "•").accessibilityLabel(isRead ? "" : "article.unread".localize)
  ///   Text(article.title)
  /// }
  /// ```
  public func accessibilityLabel(_ label: String) -> some View {
    AccessibilityLabel(label: label, content: self)
  }
}

private struct AccessibilityLabel<Content: View>: View {
  let label: String
  let content: Content

  func addElements(to tree: inout ElementTree) {
    let before = tree.controls.count
    let element = tree.element(of: content)
    tree.add(
      AccessibilityLabelElement(
        label: label, content: element, children: Array(tree.controls[before...])))
  }
}

private struct AccessibilityLabelElement: Element {
  let label: String
  let content: any Element
  /// The controls in the content.
  let children: [any Element]

  var semantics: Semantics { label.isEmpty ? Semantics(.group) : Semantics(.text, label: label) }

  func extent(along axis: Axis, in room: Size) -> Extent { content.extent(along: axis, in: room) }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.draw(content, in: rect)
  }
}
