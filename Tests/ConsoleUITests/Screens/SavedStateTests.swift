import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
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
    console.saveNavigationState(after: .seconds(2)) { saved.texts.append($0) }
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

  @Test func `nothing is saved after the window has closed`() {
    console.press("a b")
    window.close()
    console.advance(by: .seconds(60))

    #expect(saved.memos == ["ab"])
  }

  @Test func `a state that could not be saved is saved again`() {
    struct Full: Error {}
    var attempts: [String] = []
    console.saveNavigationState {
      attempts.append($0)
      if attempts.count == 1 { throw Full() }
    }

    console.press("a")
    console.advance(by: .seconds(2))
    #expect(attempts.count == 1)
    window.close()

    #expect(attempts.count == 2 && attempts[0] == attempts[1])
  }

  @Test func `what the closure requests comes after the close and changes nothing`() {
    let app = app
    console.saveNavigationState { _ in
      app.show(Memo())
      app.finish()
      app.window?.close()
    }
    console.press("a")
    var kinds: [CoordinatorDiagnostic.Kind] = []
    window.didReport = { kinds.append($0.kind) }

    window.close()

    #expect(window.isClosed && kinds == [.cancelled, .cancelled])
  }

  @Test func `the closure is released when the window has closed`() throws {
    weak var released: SavedStates?
    ({
      let states = SavedStates()
      released = states
      console.saveNavigationState { states.texts.append($0) }
    })()
    #expect(released != nil)

    window.close()
    console.advance(by: .seconds(5))

    #expect(released == nil)
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

    #expect(HeadlessConsole(other, columns: 40, rows: 5).screen.hasPrefix("Memo\n> ab\n"))
  }
}

extension String {
  fileprivate var trimmed: String { String(prefix { !$0.isNewline }) }
}
