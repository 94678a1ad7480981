import ConsoleTesting
import ConsoleUI
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
  func `a sheet comes up from the bottom over what is there`(columns: Int, rows: Int) {
    let app = App()
    let console = app.console(columns, rows)

    Modal(over: app.stack).show(SheetScreen("Nowy kanał"), for: nil)

    console.expectSnapshot(named: "sheet \(columns)x\(rows)", as: .styledText)
    #expect(console.outline.hasPrefix("sheet \"Nowy kanał\""))
  }

  @Test func `a sheet looks as its documentation shows it`() throws {
    final class AddressSheet: Screen {
      let title = "Add a feed"
      var presentation: Presentation { .sheet }
      var body: some View {
        TextField("Address:", text: "https://")
        Button("Add") {}
      }
    }
    let window = Window()
    window.show(SampleScreen("Articles") { EmptyView() })
    Modal(over: window).show(AddressSheet(), for: nil)
    let console = HeadlessConsole(window, columns: 32, rows: 5)

    let documented = try #require(try DocumentedPicture(of: "Presentation", in: "Screens"))

    #expect(console.screen.hasPrefix(documented.text + "\n"))
  }

  @Test func `escape closes it, other keys that lead back do not`() {
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

  @Test func `what lies behind is out of reach`() {
    let app = App()
    let console = app.console()
    Modal(over: app.stack).show(SheetScreen("Nowy kanał"), for: nil)

    console.click(on: "row 2")
    console.press("escape")

    #expect(console.screen.contains("> row 0"))
  }

  @Test func `a flow of several screens has a stack in the sheet`() {
    let app = App()
    let console = app.console()
    let flow = NavigationController()
    Modal(over: app.stack).show(flow, for: nil)
    let first = SheetScreen("Nowy kanał")
    first.didTap = { flow.show(SampleScreen("Gotowe") { Text("Dodano kanał.") }) }
    flow.show(first)

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

  @Test func `an alert lies over the sheet`() {
    let app = App()
    let console = app.console()
    let sheet = Modal(over: app.stack)
    sheet.show(SheetScreen("Nowy kanał"), for: nil)
    sheet.show(
      AlertScreen(title: "Na pewno?", actions: [AlertAction("Tak") { sheet.dismiss() }]), for: nil)

    #expect(console.screen.contains("Na pewno?") && console.screen.contains("Nowy kanał"))
    console.press("enter")

    #expect(!console.screen.contains("Na pewno?") && console.screen.contains("> Adres:"))
  }

  @Test func `tabs cannot be switched behind it`() {
    let window = Window()
    let tabs = TabBarController()
    window.show(tabs)
    for name in ["One", "Two"] { tabs.show(SampleScreen(name) { Text("This is \(name)") }) }
    let console = HeadlessConsole(window, columns: 40, rows: 12)
    Modal(over: window).show(SheetScreen("Nowy kanał"), for: nil)

    console.press("down 2 ctrl-n")
    console.click(on: "2 Two")

    #expect(tabs.selected === tabs.tabs.first)
  }

  @Test func `it is as high as it needs, or scrolls with what fills it`() {
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
  func `no window is too small for it`(columns: Int, rows: Int) {
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
