import ConsoleTesting
import Sternik
import Testing

/// The control of the article "Writing a widget" that pops up.
@MainActor
struct `The part of the article about what pops up` {
  @Test func `shows a control that is compiled here`() throws {
    let article = try Page("Sources/ConsoleUI/ConsoleUI.docc/WritingAWidget.md")
    try expectCompiled(try #require(article.swiftBlocks.first { $0.contains("popUp") }))
  }

  @Test func `a meaning pops up over the screen, and goes with the focus`() {
    let window = Window()
    window.show(TermScreen())
    let console = HeadlessConsole(window, columns: 40, rows: 6)

    console.press("enter")
    #expect(console.screen.hasPrefix("lead\n┌─────────────────────┐\n│ the first paragraph │"))
    console.press("escape")
    #expect(console.screen.hasPrefix("lead\nsome text"))
    console.press("enter tab")
    #expect(console.screen.hasPrefix("lead\nsome text"))
    console.click(on: "lead")
    #expect(console.screen.contains("the first paragraph"))
    console.click(column: 30, row: 3)
    #expect(!console.screen.contains("the first paragraph"))
  }
}

private final class TermScreen: Screen {
  var body: some View {
    Term()
    Text("some text")
    Button("After") {}
  }
}

private struct Term: View {
  func addElements(to tree: inout ElementTree) {
    let state = tree.state(orMake: TermState.init)
    tree.addControl(TermControl(term: "lead", meaning: "the first paragraph", state: state))
  }
}

@MainActor private final class TermState: ViewState {
  var isOpen = false
}

private struct TermControl: MouseControl {
  let term: String
  let meaning: String
  let state: TermState

  var semantics: Semantics { Semantics(.button, label: term, value: meaning) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    .fixed(axis == .vertical ? 1 : term.columns)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.write(term, at: rect.origin, style: context.isFocused ? .focus : .plain)
    guard context.isFocused else { return context.afterDrawing { state.isOpen = false } }
    guard state.isOpen else { return }
    let anchor = Rect(origin: rect.origin, size: Size(columns: term.columns, rows: 1))
    let size = Size(columns: meaning.columns, rows: 1)
    context.popUp(beside: anchor, size: size) { context, room in
      context.write(meaning, at: room.origin)
    }
  }

  func response(to key: KeyPress) -> KeyResponse {
    switch key {
    case .enter: .changeState { state.isOpen.toggle() }
    case .escape where state.isOpen: .changeState { state.isOpen = false }
    default: .unused
    }
  }

  func click(_ click: Click) { state.isOpen.toggle() }
}
