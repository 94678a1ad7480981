#if DEBUG
import ConsoleTesting
import Coordinators
import Observation
import Testing

@testable import ConsoleUI
import ConsoleWidgets

/// Debug builds report screens that show something else than what is drawn.
@Suite @MainActor struct StaleScreenTests {
  /// Shows a plain property.
  final class CounterScreen: Screen {
    var count = 0
    private(set) var drawings = 0

    var body: some View {
      drawings += 1
      return Text("count \(count)")
    }
  }

  @Observable final class Model {
    var count = 0
  }

  /// The names of the screens that are reported while `body` runs.
  private func outdatedScreens(while body: () -> Void) -> [String] {
    reportedDiagnostics(during: body).filter { $0.kind == .screenOutdated }.map(\.subject)
  }

  /// All properties of the states of all views.
  private func description(of states: ScreenStates) -> String {
    let screens = states.all.map { state in
      let views = state.views.previous.map { key, state in
        var text = "\(key)\n"
        dump(state, to: &text)
        return text
      }
      return "focus \(String(describing: state.focus))\n" + views.sorted().joined()
    }
    return screens.sorted().joined()
  }

  private func drawnText(of console: HeadlessConsole) -> String {
    console.terminal.canvas?.text ?? ""
  }

  @Test func `a plain property that changes in the background is reported once, then drawn`() {
    let window = Window()
    let screen = CounterScreen()
    window.show(screen)
    let console = HeadlessConsole(window, columns: 20, rows: 4)

    let outdated = outdatedScreens {
      screen.count = 1
      console.advance(by: .milliseconds(249))
      #expect(drawnText(of: console).hasPrefix("count 0"))
      console.advance(by: .milliseconds(1))
      #expect(drawnText(of: console).hasPrefix("count 1"))
      screen.count = 2
      console.advance(by: .seconds(1))
      #expect(drawnText(of: console).hasPrefix("count 2"))
    }

    #expect(outdated == ["CounterScreen"])
  }

  @Test func `a change after a long time is found, with few drawings`() {
    let window = Window()
    let screen = CounterScreen()
    window.show(screen)
    let console = HeadlessConsole(window, columns: 20, rows: 4)
    console.advance(by: .seconds(3_600))
    #expect(screen.drawings < 20)

    let outdated = outdatedScreens {
      screen.count = 1
      console.advance(by: .seconds(3_600))
    }

    #expect(outdated.count == 1)
  }

  @Test func `announced changes are not reported`() async {
    let window = Window()
    let model = Model()
    let screen = CounterScreen()
    window.show(SampleScreen { Text("count \(model.count)") })
    let console = HeadlessConsole(window, columns: 20, rows: 4)
    await console.advance(by: .seconds(1))
    model.count = 1
    await console.advance(by: .seconds(1))

    window.show(screen)
    screen.every(.seconds(1)) { $0.count += 1 }
    await console.advance(by: .seconds(10))
    screen.count += 1
    screen.setNeedsRedraw()
    await console.advance(by: .seconds(10))
    screen.task { $0.count += 1 }
    await console.advance(by: .seconds(10))
    window.toast("Saved")
    await console.advance(by: .seconds(10))

    // Any diagnostic is an issue of this test.
    #expect(drawnText(of: console).hasPrefix("count 42"))
  }

  @Test func `the screen that differs is named, under a box as well`() {
    let window = Window()
    let screen = CounterScreen()
    window.show(screen)
    AlertScreen(title: "Question", actions: [AlertAction("OK")]).show(over: window)
    let console = HeadlessConsole(window, columns: 40, rows: 10)

    let outdated = outdatedScreens {
      screen.count = 1
      console.advance(by: .seconds(1))
    }

    #expect(outdated == ["CounterScreen"])
  }

  @Test func `a title that changes unnoticed is reported`() {
    final class TitledScreen: Screen {
      var title = "One"
      let body = Text("text")
    }
    let window = Window()
    let screen = TitledScreen()
    window.show(screen)
    let console = HeadlessConsole(window, columns: 40, rows: 10)

    let outdated = outdatedScreens {
      screen.title = "Two"
      console.advance(by: .seconds(1))
    }

    #expect(outdated == ["TitledScreen"])
  }

  @Test func `the spare drawing changes neither states nor the focus, and calls nothing`() {
    enum Field { case name }
    let focus = FocusState<Field>()
    var rows = Array(1...50)
    var showsName = false
    var log: [String] = []
    let console = show(30, 12) {
      List(rows) { Text("row \($0)") }.didHighlight { log.append("highlighted \($0)") }
      ScrollView { for line in 1...30 { Text("line \(line)") } }
        .didScroll { log.append("scrolled \($0)") }
      Table(rows, columns: [TableColumn("Number") { "\($0)" }])
      Button("Other") {}
      if showsName { TextField("Name:", text: "x").focused(focus, on: .name) }
    }
    console.press("pagedown down / 4 3 enter tab pagedown tab down down")
    _ = console.screen
    log = []
    let states = description(of: console.console.builder.states)
    #expect(states.contains("ListState") && states.contains("ScrollState"))

    focus.move(to: .name)
    let outdated = outdatedScreens {
      // The difference is found, and not drawn.
      console.console.frames.draw = {}
      (rows, showsName) = ([1, 2], true)
      console.advance(by: .seconds(1))
    }

    #expect(outdated.count == 1)
    #expect(description(of: console.console.builder.states) == states)
    #expect(log.isEmpty)
    #expect(focus.isRequested(for: .name))
  }

  @Test func `the linear form reports and announces the change`() {
    let window = Window()
    let screen = CounterScreen()
    window.show(screen)
    let console = HeadlessLinearConsole(window)

    withKnownIssue {
      screen.count = 1
      console.advance(by: .seconds(1))
    } matching: {
      $0.comments.contains { $0.rawValue.hasPrefix("`CounterScreen`") }
    }

    #expect(console.transcript.hasSuffix("\ncount 1"))
  }
}
#endif
