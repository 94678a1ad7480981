import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// A flow of several screens in one box.
@Suite @MainActor struct BoxedStackTests {
  private final class Step: Screen {
    let title: String
    let presentation = Presentation.box

    init(_ title: String) { self.title = title }

    var body: some View {
      VStack(spacing: 1) {
        TextField("Name")
        Button("Next") {}
      }
      .frame(minWidth: 20)
    }
  }

  private let window = Window()
  private let stack = NavigationController()

  private func console(columns: Int = 60, rows: Int = 16) -> HeadlessConsole {
    window.show(SampleScreen("Below") { Text("Storks are back") })
    Modal(over: window).show(stack)
    stack.show(Step("Account"))
    return HeadlessConsole(window, columns: columns, rows: rows)
  }

  @Test func `is as large as the screen on top, over the screen below`() {
    let console = console()

    stack.show(Step("Code"))

    console.expectSnapshot(named: "code")
  }

  @Test func `goes back inside the box, then closes it`() {
    let console = console()
    stack.show(Step("Code"))
    #expect(console.screen.contains("Account › Code"))

    console.press("escape")
    #expect(console.screen.contains("─ Account ─"))
    console.press("escape")
    #expect(!console.screen.contains("Account"))
  }

  @Test func `keeps the last title where not all fit`() {
    let console = console(columns: 30)

    stack.show(Step("A code of six digits"))

    #expect(console.screen.contains("─ A code of six digits ─"))
  }

  @Test func `has alerts over it, which take the keys`() {
    let console = console()

    AlertScreen(title: "Sure?", actions: [AlertAction("Yes", role: .cancel)]).show(over: stack)

    #expect(console.screen.contains("Sure?"))
    console.press("enter")
    #expect(!console.screen.contains("Sure?"))
    #expect(console.screen.contains("Account"))
  }

  @Test func `is a dialog in the linear form`() {
    _ = console()
    let linear = HeadlessLinearConsole(window)

    #expect(linear.transcript.contains("dialog: Account"))
  }
}
