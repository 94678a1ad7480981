import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

/// When a console saves the navigation state.
@Suite @MainActor struct SavedStateTests {
  /// Preserves what the user has typed.
  final class Memo: Screen, StatePreserving {
    var text = ""

    var preservedState: String? { text }
    func restore(preservedState text: String, version: Int) { self.text = text }

    var body: some View { TextField("Memo", text: text, didChange: { self.text = $0 }) }
  }

  final class App: AppCoordinator {
    let memo = Memo()
    override func start() { show(memo) }
  }

  private let window = Window()
  private let app: App
  private let console: HeadlessConsole
  private let saved = SavedStates()

  @MainActor final class SavedStates {
    var texts: [String] = []
    /// The typed text in each of them.
    var memos: [String] { texts.map { String($0.split(separator: " ").last ?? "").trimmed } }
  }

  init() throws {
    app = App(window: window)
    try window.start(app)
    console = HeadlessConsole(window, columns: 40, rows: 5)
    let saved = saved
    console.console.saveNavigationState(after: .seconds(2)) { saved.texts.append($0) }
  }

  @Test func `what the user types is saved once the delay has passed`() {
    console.press("a b")
    console.advance(by: .seconds(1))
    #expect(saved.texts.isEmpty)
    console.press("c")
    console.advance(by: .seconds(1))

    #expect(saved.memos == ["abc"])
  }

  @Test func `nothing is saved while nothing changes`() {
    console.press("a left right")
    console.advance(by: .seconds(60))
    console.press("left right")
    console.advance(by: .seconds(60))

    #expect(saved.memos == ["a"])
  }

  @Test(arguments: ["close", "signal", "end"])
  func `the last state is saved before the window closes, whatever closes it`(reason: String) {
    console.press("a b")

    switch reason {
    case "close": window.close()
    case "signal": console.send(.signal(.terminate))
    default: console.send(.endOfInput)
    }

    #expect(saved.memos == ["ab"])
    #expect(window.isClosed)
  }

  @Test func `another program restores what was saved`() throws {
    console.press("a b")
    window.close()

    let other = Window()
    let app = App(window: other)
    try other.transaction {
      try other.start(app)
      #expect(other.restore(saved.texts[0]).isEmpty)
    }

    #expect(HeadlessConsole(other, columns: 40, rows: 5).screen.contains("Memo ab"))
  }
}

extension String {
  fileprivate var trimmed: String { String(prefix { !$0.isNewline }) }
}
