/// The message of an alert above its buttons; if both do not fit, each scrolls on its own.
struct AlertBody: View {
  let message: String
  let buttons: Views

  init(message: String, @ViewBuilder buttons: () -> Views) {
    self.message = message
    self.buttons = buttons()
  }

  func addElements(to tree: inout ElementTree) {
    var message: ScrollElement?
    if !self.message.isEmpty {
      tree.descend(into: .position(0)) { message = scroll(Text(self.message), in: &$0) }
    }
    tree.descend(into: .position(1)) { tree in
      let path = tree.makeControlPath()
      let state = tree.state(at: path) { ScrollState() }
      let buttons = FlowElement(children: tree.elements(of: self.buttons))
      let element = ScrollElement(path: path, state: state, content: buttons) { _ in }
      tree.add(AlertElement(message: message, buttons: element))
    }
  }

  /// Wraps the message in a scroll view that handles the keys that no button handles.
  private func scroll(_ view: some View, in tree: inout ElementTree) -> ScrollElement {
    let path = tree.makeControlPath()
    let state = tree.state(at: path) { ScrollState() }
    let element = ScrollElement(path: path, state: state, content: tree.element(of: view)) { _ in }
    tree.registerScrollable(element)
    return element
  }
}
