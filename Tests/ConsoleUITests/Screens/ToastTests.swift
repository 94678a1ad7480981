import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// Messages that go by themselves.
@Suite @MainActor struct ToastTests {
  private func makeWindow() -> Window {
    let window = Window()
    window.show(
      SampleScreen("Fruit") {
        List(["Apples", "Pears", "Plums", "Cherries", "Quinces", "Figs"]) { Text($0) }
      })
    return window
  }

  @Test func `a message goes after four seconds and a key, and moves nothing`() {
    let window = makeWindow()
    let console = HeadlessConsole(window, columns: 40, rows: 10)
    let before = console.screen

    window.toast("Saved")
    console.press("down")
    console.expectSnapshot(named: "one")
    console.advance(by: .milliseconds(3_999))
    #expect(console.screen.contains("Saved"))
    console.advance(by: .milliseconds(1))
    #expect(!console.screen.contains("Saved"))
    console.press("up")

    #expect(console.screen == before)
  }

  @Test func `a message that is dismissed goes at once, and no other does`() {
    let window = makeWindow()
    let console = HeadlessConsole(window, columns: 40, rows: 10)
    let saving = window.toast("Saving…")
    window.toast("Saved", kind: .success)
    console.press("down")
    #expect(console.screen.contains("Saving…"))

    saving.dismiss()
    saving.dismiss()
    console.press("down")

    #expect(!console.screen.contains("Saving…") && console.screen.contains("Saved"))
    window.close()
    window.toast("Late").dismiss()
  }

  @Test func `a message stays until the user presses a key`() {
    let window = makeWindow()
    let console = HeadlessConsole(window)
    window.toast("Saved")

    console.advance(by: .seconds(60))
    #expect(console.screen.contains("Saved"))
    console.press("down")

    #expect(!console.screen.contains("Saved"))
  }

  @Test func `several messages are stacked, and the oldest give way`() {
    let window = makeWindow()
    let console = HeadlessConsole(window, columns: 40, rows: 16)

    for number in 1...3 { window.toast("Message \(number)") }
    window.toast("The fourth message is so long that it needs a second line")

    console.expectSnapshot(named: "several")
    #expect(!console.screen.contains("Message 1"))
  }

  @Test func `messages for which there is no room wait, and then have their time`() {
    let window = makeWindow()
    for number in 1...5 { window.toast("Message \(number)") }
    let console = HeadlessConsole(window, columns: 40, rows: 16)
    #expect(!console.screen.contains("Message 2"))

    console.press("down")
    console.advance(by: .seconds(4))
    #expect(console.screen.contains("Message 1") && console.screen.contains("Message 2"))
    #expect(!console.screen.contains("Message 3"))
    console.press("up")
    console.advance(by: .milliseconds(3_999))
    #expect(console.screen.contains("Message 1"))
    console.advance(by: .milliseconds(1))

    #expect(!console.screen.contains("Message"))
  }

  @Test func `a message that gave way to newer ones has had its time`() {
    let window = makeWindow()
    let console = HeadlessConsole(window, columns: 40, rows: 16)
    for number in 1...4 {
      window.toast("Message \(number)")
      console.advance(by: .milliseconds(500))
    }

    console.press("down")
    console.advance(by: .milliseconds(2_000))
    #expect(console.screen.contains("Message 2"))
    console.advance(by: .milliseconds(500))

    #expect(!console.screen.contains("Message 1") && !console.screen.contains("Message 2"))
  }

  @Test(arguments: [(10, 4_000), (100, 6_000), (5_000, 10_000)])
  func `a long text stays longer, up to ten seconds`(length: Int, milliseconds: Int) {
    let window = makeWindow()
    window.toast(String(repeating: "+", count: length))
    let console = HeadlessConsole(window)
    console.press("down")

    console.advance(by: .milliseconds(milliseconds - 1))
    #expect(console.screen.contains("+"))
    console.advance(by: .milliseconds(1))

    #expect(!console.screen.contains("+"))
  }

  @Test(arguments: [(40, 8), (20, 5), (11, 4), (6, 3), (3, 2), (1, 1)])
  func `a message fits into any window`(columns: Int, rows: Int) {
    let window = makeWindow()
    let console = HeadlessConsole(window, columns: columns, rows: rows)

    window.toast("Storks are back in the valley")
    window.toast("Zażółć 日本")

    console.expectSnapshot(named: "\(columns)x\(rows)")
  }

  @Test func `a message makes room for the cursor`() {
    let window = Window()
    window.show(
      SampleScreen {
        Spacer()
        TextField("Name:", text: "Anna Maria von und zu Hohenstein")
      })
    let console = HeadlessConsole(window, columns: 40, rows: 9)

    window.toast("Saved")

    console.expectSnapshot(named: "cursor")
  }

  @Test func `messages make room for the control with the focus`() {
    let window = Window()
    window.show(
      SampleScreen("Form") {
        Form {
          TextField("Name", text: "") { _ in }
          TextField("Town", text: "") { _ in }
          TextField("Street", text: "") { _ in }
          Toggle("Remind me", isOn: false) { _ in }
          Button("Save") {}
        }
      })
    let console = HeadlessConsole(window, columns: 40, rows: 12)
    window.toast("The form has been saved for you")
    window.toast("Sent")
    #expect(console.screen.contains("Name") && !console.screen.contains("Remind me"))

    console.press("tab tab tab")

    #expect(console.focus?.contains("Remind me") == true)
    #expect(console.screen.contains("Remind me") && console.screen.contains("Sent"))
  }

  @Test func `a message given before a console shows the window waits for it`() {
    let window = makeWindow()
    window.toast("Welcome")

    let console = HeadlessConsole(window)

    #expect(console.screen.contains("Welcome"))
    console.press("down")
    console.advance(by: .seconds(4))
    #expect(!console.screen.contains("Welcome"))
  }

  @Test func `a message follows its text`() {
    let window = makeWindow()
    var text = "Saved"
    window.toast(text)
    let console = HeadlessConsole(window)
    #expect(console.screen.contains("Saved"))

    text = "Zapisano"

    #expect(console.screen.contains("Zapisano"))
  }

  @Test func `a hostile message does not reach the terminal`() {
    let window = makeWindow()
    window.toast("\u{1B}]0;title\u{7}evil\nsecond")
    let console = HeadlessConsole(window, columns: 40, rows: 10)

    #expect(!console.screen.unicodeScalars.contains("\u{1B}"))
    #expect(console.screen.contains("evil"))
  }

  @Test func `the linear form announces each message once, whichever screens follow`() {
    let window = Window()
    let stack = NavigationController()
    window.show(stack)
    stack.show(SampleScreen("Root") { Button("Save") { window.toast("Saved\nto disk") } })
    let console = HeadlessLinearConsole(window)

    let first = console.enter("1")
    let second = console.enter("1")
    stack.show(SampleScreen("Next") { Text("text") })
    console.advance(by: .zero)

    #expect(first == "Saved\nto disk" && second == first)
    console.expectSnapshot(named: "linear")
    console.advance(by: .seconds(4))
    #expect(!console.enter("again").contains("Saved"))
  }

  @Test func `a message of the last turn is announced`() {
    let window = Window()
    window.show(
      SampleScreen {
        Button("Save") {
          window.toast("Saved")
          window.close()
        }
      })
    let console = HeadlessLinearConsole(window)

    #expect(console.enter("1") == "Saved")
  }

  @Test func `a final screen has a message of the last turn below it`() {
    let window = Window()
    window.show(
      SampleScreen("Editor") {
        Button("Save") {
          window.toast("Saved")
          window.close()
        }
      })
    window.toast("Welcome")
    let terminal = HeadlessTerminal(
      size: Size(columns: 20, rows: 8), capabilities: Capabilities(movesCursor: false))
    let console = HeadlessConsole(window, terminal: terminal)

    console.press("enter")

    let text = terminal.canvas?.text ?? ""
    #expect(console.outcome == .closed)
    #expect(text.contains("Editor") && text.hasSuffix("└─────────┘"))
    #expect(text.ranges(of: "│ i Saved │").count == 1)
    #expect(text.ranges(of: "Welcome").count == 1)
  }

  @Test func `a final screen has the message`() async throws {
    let window = makeWindow()
    window.toast("Saved")
    let terminal = HeadlessTerminal(size: Size(columns: 40, rows: 10))
    terminal.send(.endOfInput)

    try await Console(window, terminal: terminal).run()

    #expect(terminal.canvas?.text.contains("Saved") == true)
  }

  @Test func `on a final screen a message covers nothing`() {
    let window = makeWindow()
    window.toast("Saved")
    let terminal = HeadlessTerminal(
      size: Size(columns: 20, rows: 12), capabilities: Capabilities(movesCursor: false))

    HeadlessConsole(window, terminal: terminal).expectSnapshot(named: "final")
  }

  @Test func `messages are released with their window`() {
    final class Owner { var text = "Saved" }
    expectNoLeaks { detector in
      let owner = detector(Owner())
      let windows = [makeWindow(), makeWindow(), makeWindow()]
      for window in windows { detector.watch(window) }
      let console = detector(HeadlessConsole(windows[0]))
      let closed = detector(HeadlessConsole(windows[1]))
      for window in windows { window.toast(owner.text) }
      #expect(console.screen.contains("Saved") && closed.screen.contains("Saved"))

      console.press("down")
      console.advance(by: .seconds(4))
      windows[1].close()
      _ = closed.outcome
    }
  }

  @Test func `a message gives way to a box that opens meanwhile`() {
    let window = makeWindow()
    let console = HeadlessConsole(window, columns: 80, rows: 24)
    window.toast("Copied 12 files to the folder on the right")
    console.press("down")
    #expect(console.screen.split(separator: "\n").last?.contains("↑↓") == true)

    Modal(over: window).show(LowBox())
    console.press("x")

    console.expectSnapshot(named: "beside a box")
  }

  /// A box that leaves two rows below it.
  private final class LowBox: Screen {
    var title: String { "Choose" }

    var presentation: Presentation { .box }

    var body: some View {
      List(0..<15) { Text(String(repeating: "row \($0) ", count: 8)) }
    }
  }
}
