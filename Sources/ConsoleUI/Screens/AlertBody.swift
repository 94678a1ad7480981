/// A message above the answers to it; where both do not fit, each scrolls in its own part.
struct AlertBody: View {
  let message: String
  let answers: Views

  init(message: String, @ViewBuilder answers: () -> Views) {
    self.message = message
    self.answers = answers()
  }

  func addElements(to tree: inout ElementTree) {
    var message: ScrollElement?
    if !self.message.isEmpty {
      tree.descend(into: .position(0)) { message = scroll(Text(self.message), in: &$0) }
    }
    tree.descend(into: .position(1)) { tree in
      let state = tree.state(orMake: { ScrollState() })
      let answers = FlowElement(children: tree.elements(of: self.answers))
      let element = ScrollElement(path: tree.path, state: state, content: answers) { _ in }
      tree.add(AlertElement(message: message, answers: element))
    }
  }

  /// Makes what can be scrolled by keys that no answer has a use for.
  private func scroll(_ view: some View, in tree: inout ElementTree) -> ScrollElement {
    let state = tree.state(orMake: { ScrollState() })
    let element = ScrollElement(
      path: tree.path, state: state, content: tree.element(of: view)
    ) { _ in }
    tree.registerScrollable(element)
    return element
  }
}
