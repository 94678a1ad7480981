extension View {
  /// Tells in words what the view shows by signs, order or colours, in place of what is written in it.
  ///
  /// What is seen stays as it is:
  ///
  /// ```
  /// • Storks are back
  /// ```
  ///
  /// Controls inside stay what they are. A sign that says nothing is spoken as an empty text.
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
        label: label, drawn: element, children: Array(tree.controls[before...])))
  }
}

struct AccessibilityLabelElement: Element {
  let label: String
  let drawn: any Element
  /// The controls in what is drawn.
  let children: [any Element]

  var semantics: Semantics { label.isEmpty ? Semantics(.group) : Semantics(.text, label: label) }

  func extent(along axis: Axis, in room: Size) -> Extent { drawn.extent(along: axis, in: room) }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.draw(drawn, in: rect)
  }
}
