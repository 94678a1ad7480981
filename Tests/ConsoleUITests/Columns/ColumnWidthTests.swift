import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

@Suite @MainActor struct ColumnWidthTests {
  @Test func `look`() {
    let app = ShelfSample()
    let console = app.console(100, 14)
    print(console.screen); print("====")
    app.open(7)
    console.press(.right)
    print(console.screen); print("====")
    console.press(.left)
    print(console.screen); print("====")
    console.resize(columns: 60, rows: 14)
    print(console.screen); print("====")
    console.press(.right)
    print(console.screen); print("====")
    let three = ShelfSample(hasSidebar: true)
    three.open(3)
    let wide = three.console(140, 12)
    print(wide.screen); print("====")
    wide.resize(columns: 100, rows: 12)
    print(wide.screen); print("====")
    three.split.select(three.split.columns[0])
    print(wide.screen); print("====")
    print(console.linearText)
  }
}
