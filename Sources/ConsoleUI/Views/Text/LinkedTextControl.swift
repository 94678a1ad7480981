/// A text with links that the user can select and open.
struct LinkedTextControl: MouseControl, ChoiceControl {
  let text: StyledTextElement
  let state: LinkedTextState
  let didOpenLink: (LinkURL) -> Void

  init(text: StyledTextElement, state: LinkedTextState, didOpenLink: @escaping (LinkURL) -> Void) {
    var text = text
    text.selectedLink = min(state.selected, text.content.links.count - 1)
    (self.text, self.state, self.didOpenLink) = (text, state, didOpenLink)
  }

  var semantics: Semantics {
    Semantics(
      .text, label: text.content.text,
      position: Semantics.Position(index: selected, count: choiceCount))
  }

  var children: [any Element] { (0..<choiceCount).map(choice(at:)) }

  func extent(along axis: Axis, in room: Size) -> Extent { text.extent(along: axis, in: room) }

  func draw(in rect: Rect, of context: inout DrawingContext) { text.draw(in: rect, of: &context) }

  func response(to key: KeyPress) -> KeyResponse {
    switch key {
    case .left: selecting(selected - 1)
    case .right: selecting(selected + 1)
    case .enter: .perform { choose(selected) }
    default: .unused
    }
  }

  func click(_ click: Click) {
    let (point, size) = (click.point, click.size)
    guard let link = text.link(at: point, in: size) else { return }
    state.selected = link
    choose(link)
  }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    (choiceCount > 1 ? [KeyHint("←→", strings.links)] : []) + [KeyHint(.enter, strings.open)]
  }

  var choiceCount: Int { text.content.links.count }

  func choice(at index: Int) -> any Element {
    let run = text.content.linkRuns[index]
    return SemanticsElement(
      .link, label: text.content.text(of: run),
      value: run.link.map(\.description), isSelected: index == selected)
  }

  func moveHighlight(to index: Int) { state.selected = index }

  func choose(_ index: Int) { didOpenLink(text.content.links[index]) }

  private var selected: Int { text.selectedLink ?? 0 }

  private func selecting(_ index: Int) -> KeyResponse {
    text.content.links.indices.contains(index) ? .perform { state.selected = index } : .atEnd
  }
}

/// Which link of a text is selected.
@MainActor final class LinkedTextState: ViewState {
  var selected = 0

  init() {}
}
