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
  ///   Text(isRead ? " " : "•").spoken(as: isRead ? "" : "article.unread".localize)
  ///   Text(article.title)
  /// }
  /// ```
  public func spoken(as words: String) -> some View { Spoken(words: words, content: self) }
}

private struct Spoken<Content: View>: View {
  let words: String
  let content: Content

  func addElements(to tree: inout ElementTree) {
    let before = tree.controls.count
    let element = tree.element(of: content)
    tree.add(
      SpokenElement(words: words, drawn: element, children: Array(tree.controls[before...])))
  }
}

struct SpokenElement: Element {
  let words: String
  let drawn: any Element
  /// The controls in what is drawn.
  let children: [any Element]

  var semantics: Semantics { words.isEmpty ? Semantics(.group) : Semantics(.text, label: words) }

  func extent(along axis: Axis, in room: Size) -> Extent { drawn.extent(along: axis, in: room) }

  func draw(in rect: Rect, of picture: inout Picture) {
    picture.draw(drawn, in: rect)
  }
}
