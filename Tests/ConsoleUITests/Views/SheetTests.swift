import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite @MainActor struct SheetTests {
  private final class SheetScreen: Screen {
    let title: String
    var didTap: () -> Void = {}

    init(_ title: String) { self.title = title }

    var presentation: Presentation { .sheet }

    var body: some View {
      Form {
        TextField("Adres:", text: "https://")
        Button("Dodaj") { self.didTap() }
      }
    }
  }

  @MainActor private final class App {
    let window = Window()
    let stack = NavigationController()

    init() {
      window.show(stack)
      stack.show(SampleScreen("Artykuły") { List(0..<30) { Text("row \($0)") } })
    }

    func console(_ columns: Int = 50, _ rows: Int = 14) -> HeadlessConsole {
      HeadlessConsole(window, columns: columns, rows: rows)
    }
  }

  @Test(arguments: [(50, 14), (20, 6)])
  func `a sheet covers the lower part of the screen`(columns: Int, rows: Int) {
    let app = App()
    let console = app.console(columns, rows)

    Modal(over: app.stack).show(SheetScreen("Nowy kanał"), for: nil)

    console.expectSnapshot(named: "sheet \(columns)x\(rows)", as: .styledText)
    #expect(console.outline.hasPrefix("sheet \"Nowy kanał\""))
  }

  @Test func `a sheet looks as in its documentation`() throws {
    final class AddressSheet: Screen {
      let title = "Add a feed"
      var presentation: Presentation { .sheet }
      var body: some View {
        TextField("Address", text: "https://")
        Button("Add") {}
      }
    }
    let window = Window()
    window.show(SampleScreen("Articles") { EmptyView() })
    Modal(over: window).show(AddressSheet(), for: nil)
    let console = HeadlessConsole(window, columns: 32, rows: 6)

    let documented = try #require(try DocumentedPicture(ofFile: "Presentation", in: "Screens"))

    #expect(console.screen.hasPrefix(documented.text + "\n"))
  }

  @Test func `Escape dismisses a sheet, and the other keys that go back do not`() {
    let app = App()
    let console = app.console()
    var dismissed = 0
    let modal = Modal(over: app.stack)
    modal.didDismiss = { dismissed += 1 }
    modal.show(SheetScreen("Nowy kanał"), for: nil)

    console.press("down left q 1")
    #expect(console.screen.contains("Nowy kanał") && dismissed == 0)
    console.press("escape")

    #expect(!console.screen.contains("Nowy kanał") && dismissed == 1)
    #expect(console.outcome == nil && console.screen.contains("> row 0"))
  }

  @Test func `the screen behind a sheet gets neither clicks nor keys`() {
    let app = App()
    let console = app.console()
    Modal(over: app.stack).show(SheetScreen("Nowy kanał"), for: nil)

    console.clickAnyway(on: "row 2")
    console.press("escape")

    #expect(console.screen.contains("> row 0"))
  }

  @Test func `a sheet can contain a navigation stack`() {
    let app = App()
    let console = app.console()
    let flow = NavigationController()
    Modal(over: app.stack).show(flow, for: nil)
    do {
      let first = SheetScreen("Nowy kanał")
      first.didTap = { flow.show(SampleScreen("Gotowe") { Text("Dodano kanał.") }) }
      flow.show(first)
    }

    console.press("down enter")
    console.expectSnapshot(named: "stack in a sheet")
    console.press("left")
    #expect(console.screen.contains("> [ Dodaj ]") && flow.screens.count == 1)
    console.press("down enter")
    console.click(on: "Nowy kanał ›")
    #expect(flow.screens.count == 1)
    console.press("escape")

    #expect(!console.screen.contains("Nowy kanał") && console.screen.contains("> row 0"))
  }

  @Test func `an alert appears over a sheet`() {
    let app = App()
    let console = app.console(80, 24)
    let sheet = Modal(over: app.stack)
    sheet.show(SheetScreen("Nowy kanał"), for: nil)
    sheet.show(
      AlertScreen(title: "Na pewno?", actions: [AlertAction("Tak") { sheet.dismiss() }]), for: nil)

    #expect(console.screen.contains("Na pewno?") && console.screen.contains("Nowy kanał"))
    console.press("enter")

    #expect(!console.screen.contains("Na pewno?") && console.screen.contains("> https://"))
  }

  @Test func `the tabs behind a sheet cannot be switched`() {
    let window = Window()
    let tabs = TabBarController()
    window.show(tabs)
    for name in ["One", "Two"] { tabs.show(SampleScreen(name) { Text("This is \(name)") }) }
    let console = HeadlessConsole(window, columns: 40, rows: 12)
    Modal(over: window).show(SheetScreen("Nowy kanał"), for: nil)

    console.press("down 2 ctrl-n")
    console.clickAnyway(on: "2 Two")

    #expect(tabs.selected === tabs.tabs.first)
  }

  @Test func `a sheet with a list fills the height and scrolls`() {
    let app = App()
    let console = app.console(40, 14)
    final class ListSheet: Screen {
      var presentation: Presentation { .sheet }
      var body: some View { List(0..<100) { Text("item \($0)") } }
    }

    Modal(over: app.stack).show(ListSheet(), for: nil)
    console.press("end")

    #expect(console.screen.contains("> item 99") && console.screen.contains("Artykuły"))
  }

  @Test(arguments: [(12, 4), (8, 3), (4, 2), (1, 1), (0, 0)])
  func `a sheet works in the smallest windows`(columns: Int, rows: Int) {
    let app = App()
    let console = app.console(columns, rows)
    var tapped = 0
    let screen = SheetScreen("Nowy kanał")
    screen.didTap = { tapped += 1 }

    Modal(over: app.stack).show(screen, for: nil)
    console.press("down enter")

    #expect(tapped == 1)
  }
}
