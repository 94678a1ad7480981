import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// Boxes and sheets with what fills a screen: they have the size of its content, up to what there is.
@Suite @MainActor struct ContentSizeTests {
  @Test func `a list in a box has the size of its rows`() {
    let console = box(60, 20) { List(["Apples", "Pears", "Plums"]) { Text($0) } }

    console.expectSnapshot(named: "list in a box")
  }

  @Test func `a long list in a box has the room that there is`() {
    let console = box(60, 20) { List(0..<100_000) { Text("row \($0)") } }
    #expect(console.screen.contains("row 0\n") || console.screen.contains("row 0 "))
    #expect(console.screen.contains("row 13"))

    console.press("end")

    #expect(console.screen.contains("row 99999"))
  }

  @Test func `a table in a box, and a text below it`() {
    let console = box(60, 20) {
      Table(
        Article.three,
        columns: [TableColumn("No") { "\($0.id)" }, TableColumn("Title") { $0.title }])
      Text("three articles").dim()
    }

    console.expectSnapshot(named: "table in a box")
  }

  @Test func `a list in a sheet leaves the rest to the screen below`() {
    let console = box(60, 20, .sheet) {
      List(["Apples", "Pears"]) { Text($0) }.sections(by: \.first) { Text("\($0 ?? " ")") }
    }

    console.expectSnapshot(named: "list in a sheet")
  }

  @Test func `a text that scrolls, and a document`() {
    let text = Array(repeating: "The storks are back in the valley.", count: 3).joined(
      separator: " ")
    let scrolling = box(60, 20) { ScrollView { Text(text) } }
    #expect(scrolling.screen.contains("valley. The storks are back in the valley.") == false)
    scrolling.expectSnapshot(named: "text in a box")
    let document = box(60, 20, .sheet) {
      DocumentView([DocumentBlock(.paragraph, StyledText(text))])
    }
    document.expectSnapshot(named: "document in a sheet")
  }

  @Test func `an empty list has the room of its placeholder`() {
    let console = box(60, 12) {
      List([String]()) { Text($0) }.placeholder { Text("Nothing here") }
    }

    #expect(console.screen.contains("Nothing here"))
  }

  private func box(
    _ columns: Int, _ rows: Int, _ presentation: Presentation = .box,
    @ViewBuilder _ content: @escaping () -> Views
  ) -> HeadlessConsole {
    let window = Window()
    window.show(SampleScreen("Below") { Text("the screen below") })
    Modal(over: window).show(PanelScreen(presentation, content))
    return HeadlessConsole(window, columns: columns, rows: rows)
  }
}

private final class PanelScreen: Screen {
  let presentation: Presentation
  let title = "Choose"
  private let content: () -> Views

  init(_ presentation: Presentation, _ content: @escaping () -> Views) {
    (self.presentation, self.content) = (presentation, content)
  }

  var body: some View { content() }
}
