/// The message of an alert above its buttons; if both do not fit, each scrolls on its own.
struct AlertBody: View {
  let message: String
  let buttons: Views

  init(message: String, @ViewBuilder buttons: () -> Views) {
    self.message = message
    self.buttons = buttons()
  }

  func addElements(to tree: inout ElementTree) {
    var message: AlertElement.Section?
    if !self.message.isEmpty {
      tree.descend(into: .position(0)) { tree in
        let path = tree.makeControlPath()
        let text = Text(self.message).foreground(.muted)
        let scroll = ScrollElement(
          state: tree.state { ScrollState() }, content: tree.element(of: text)
        ) { _ in }
        // It handles the keys that no button handles.
        message = AlertElement.Section(
          scroll: scroll, element: tree.makeScrollable(scroll, at: path))
      }
    }
    tree.descend(into: .position(1)) { tree in
      let path = tree.makeControlPath()
      let state = tree.state { ScrollState() }
      let buttons = FlowElement(children: tree.elements(of: self.buttons))
      let scroll = ScrollElement(state: state, content: buttons) { _ in }
      tree.add(
        AlertElement(
          message: message,
          buttons: AlertElement.Section(scroll: scroll, element: ControlNode(scroll, at: path))))
    }
  }
}
