import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Observation
import Testing

@Suite @MainActor struct `Equatable views` {
  @Test func `in a list are built again only where they differ`() {
    let log = BuildLog()
    var names = ["Pears", "Plums", "Quinces"]
    let console = show(20, 8) {
      List(names, row: { NameRow(name: $0, log: log).equatable() }) { _ in names[1] = "Apples" }
    }
    #expect(log.take() == ["Pears", "Plums", "Quinces"])

    console.type("down down up")
    #expect(log.take() == [])

    console.type("enter")
    #expect(log.take() == ["Apples"])
    #expect(console.frame.contains("> Apples"))
  }

  @Test func `move along with their elements`() {
    let log = BuildLog()
    var numbers = Array(1...4)
    let console = show(20, 8) {
      List(numbers.map(Numbered.init), row: { NameRow(name: "\($0.id)", log: log).equatable() }) {
        _ in numbers.insert(9, at: 0)
      }
    }
    console.type("down")
    _ = log.take()

    console.type("enter")

    #expect(log.take() == ["9"])
    #expect(console.frame.contains("  9\n  1\n> 2"))
  }

  @Test func `of a row that loses one are shown without it`() {
    let log = BuildLog()
    var isNew = true
    let console = show(20, 8) {
      List(
        [1],
        row: { _ in
          NameRow(name: "Pears", log: log).equatable()
          if isNew { NameRow(name: "new", log: log).equatable() }
        }
      ) { _ in isNew = false }
    }
    #expect(console.frame.contains("new"))

    console.type("enter")
    #expect(console.frame.contains("Pears") && !console.frame.contains("new"))
  }

  @Test func `of a row that change places are shown in the new order`() {
    let log = BuildLog()
    var numbers = [1, 2]
    let console = show(20, 8) {
      List(
        [0],
        row: { _ in
          ForEach(numbers.map(Numbered.init)) { NameRow(name: "n\($0.id)", log: log).equatable() }
        }
      ) { _ in numbers = [2, 1] }
    }

    console.type("enter")
    let kept = console.terminal.canvas
    console.console.redraw()
    #expect(console.terminal.canvas == kept)
    #expect(console.frame.contains("> n2\n  n1"))
  }

  @Test func `of a covered screen are drawn in the theme that was chosen meanwhile`() {
    let log = BuildLog()
    var theme = Theme.night
    let (window, stack) = (Window(), NavigationController())
    window.show(stack)
    stack.show(
      SampleScreen("A") {
        List([1, 2, 3], row: { NameRow(name: "Row \($0)", log: log).equatable() }) { _ in
          stack.show(SampleScreen("B") { Button("Day") { theme = .day } })
        }
      })
    let console = HeadlessConsole(window, columns: 30, rows: 10, theme: { theme })

    console.type("enter enter escape")

    let kept = console.terminal.canvas
    console.console.redraw()
    #expect(console.terminal.canvas == kept)
  }

  @Test func `outside of a list are built again only if they differ`() {
    let log = BuildLog()
    var name = "Pears"
    let console = show(20, 6) {
      NameRow(name: name, log: log).equatable()
      Button("Other") { name = "Plums" }
    }
    console.type("x y")
    #expect(log.take() == ["Pears"])

    console.type("enter")
    #expect(log.take() == ["Plums"])
    #expect(console.frame.contains("Plums"))
  }

  @Test func `follow a model that they read, also after frames in which they were reused`() {
    let model = Counter()
    let console = show(20, 6) {
      CountRow(model: model).equatable()
      Button("More") { model.count += 1 }
    }
    console.type("x y z")

    console.type("enter")
    #expect(console.frame.contains("count 1"))

    console.type("x")
    model.count = 7
    console.advance(by: .seconds(1))
    #expect(console.frame.contains("count 7"))
  }

  @Test func `that read no model stay where a model changes that others read`() {
    let (model, log) = (Counter(), BuildLog())
    let console = show(20, 8) {
      List(["Pears", "Plums"], row: { NameRow(name: $0, log: log).equatable() })
        .didHighlight { _ in model.count += 1 }
      CountRow(model: model).equatable()
      Text("and \(model.count)")
    }
    _ = log.take()

    console.type("down up down")

    #expect(log.take() == [])
    #expect(console.frame.contains("> Plums") && console.frame.contains("count 3"))
    #expect(console.frame.contains("and 3"))
    console.console.setNeedsRedraw()
    console.advance(by: .seconds(1))
    #expect(log.take().starts(with: ["Pears", "Plums"]))
  }

  @Test func `whose rows read a model before they are made follow it`() {
    let (model, log) = (Counter(), BuildLog())
    let console = show(20, 8) {
      List([1, 2], row: { NameRow(name: "\($0 * model.count)", log: log).equatable() })
        .didHighlight { _ in model.count += 1 }
    }

    console.type("down")

    #expect(console.frame.contains("  1\n> 2"))
    #expect(log.take() == ["0", "0", "1", "2"])
  }

  @Test func `follow a model that is changed by another thread`() async {
    let model = Counter()
    let console = show(20, 8) {
      List([1, 2], row: { _ in CountRow(model: model).equatable() })
    }
    console.type("down")

    await Task.detached { await model.increment() }.value
    console.type("up")

    #expect(console.frame.contains("count 1"))
  }

  @Test func `follow a requested drawing`() {
    var language = "English"
    let console = show(20, 6) {
      LanguageRow { language }.equatable()
      Button("Other") {}
    }
    console.type("x")

    language = "Polski"
    console.console.setNeedsRedraw()
    console.advance(by: .seconds(1))

    #expect(console.frame.contains("Polski"))
  }

  @Test func `with a control are built in each frame`() {
    var isOn = false
    let console = show(20, 6) { SwitchRow { isOn.toggle() }.equatable() }

    console.type("enter enter enter")

    #expect(isOn)
  }

  @Test func `keep the states in them while they are reused`() {
    let log = BuildLog()
    var isLong = false
    let console = show(20, 6) {
      StatefulRow(isLong: isLong, log: log).equatable()
      Button("Longer") { isLong = true }
    }
    console.type("x y z")

    console.type("enter")

    #expect(console.frame.contains("long 1"))
  }

  @Test func `keep the states of rows that move`() {
    let log = BuildLog()
    var names = ["a", "b", "d"].map(NamedElement.init)
    let console = show(20, 8) {
      List(names, row: { _ in NumberedView(isLong: false, log: log) }) { _ in
        names.insert(NamedElement(id: "c\(names.count)"), at: 0)
      }
    }
    #expect(console.frame.contains("short 1\n  short 2\n  short 3"))

    console.type("enter")
    #expect(console.frame.contains("short 4\n> short 1\n  short 2\n  short 3"))

    console.type("enter")
    #expect(console.frame.contains("short 5\n  short 4\n> short 1\n  short 2\n  short 3"))
  }

  @Test func `beside another list are built again only where they differ`() {
    let log = BuildLog()
    let model = Counter()
    let console = show(40, 8) {
      HStack {
        for side in ["left", "right"] {
          List(["Pears", "Plums 夜", "Quinces"]) { name in
            NameRow(name: "\(side) \(name)", log: log).equatable()
          }
          .didHighlight { _ in model.increment() }
        }
      }
      Text("\(model.count) moves")
    }
    #expect(log.take().count == 6)

    console.type("down tab down down")

    #expect(log.take() == [])
    #expect(console.frame.contains("left Plums 夜"))
    #expect(console.frame.contains("> right Quinces"))
    #expect(console.frame.contains("3 moves"))
  }

  @Test func `of a screen that was covered follow what has changed meanwhile`() {
    var language = "English"
    let model = Counter()
    let (window, stack) = (Window(), NavigationController())
    window.show(stack)
    stack.show(
      SampleScreen("A") {
        List([1, 2], row: { _ in LanguageRow { language }.equatable() })
        CountRow(model: model).equatable()
      })
    let console = HeadlessConsole(window, columns: 30, rows: 10)
    console.type("down")
    stack.show(SampleScreen("B") { Text("settings") })
    console.advance(by: .seconds(1))

    (language, model.count) = ("Polski", 3)
    console.console.setNeedsRedraw()
    console.advance(by: .seconds(1))
    console.type("escape")

    #expect(console.frame.contains("Polski") && !console.frame.contains("English"))
    #expect(console.frame.contains("count 3"))
  }

  @Test func `follow what has changed while another program had the terminal`() async throws {
    let model = Counter()
    let window = Window()
    window.show(SampleScreen("A") { CountRow(model: model).equatable() })
    let console = HeadlessConsole(window, columns: 30, rows: 6)
    let terminal = console.terminal
    terminal.programResult = { _ in
      await MainActor.run {
        model.count = 5
        console.advance(by: .seconds(1))
      }
      return .exited(status: 0)
    }
    _ = try await terminal.run(ExternalProgram("vi"))
    console.console.handle(.resize(terminal.size))

    #expect(console.frame.contains("count 5"))
  }

  @Test func `are laid out as they would be alone`() {
    let plain = show(30, 6) {
      HStack(spacing: 1) {
        Text("a")
        TwoParts()
      }
    }
    let kept = show(30, 6) {
      HStack(spacing: 1) {
        Text("a")
        TwoParts().equatable()
      }
    }

    #expect(plain.screen == kept.screen && plain.screen.hasPrefix("a b c"))
  }

  @Test func `are all built again after sixty-four frames`() {
    let log = BuildLog()
    let console = show(20, 6) {
      NameRow(name: "Pears", log: log).equatable()
      Button("Other") {}
    }
    _ = log.take()

    for _ in 0..<200 { console.type("enter") }

    #expect(log.take() == ["Pears", "Pears", "Pears"])
  }
}

extension HeadlessConsole {
  /// What the last frame has shown; `screen` draws everything again first.
  fileprivate var frame: String { terminal.canvas?.text ?? "" }

  /// Handles keys as a program does; `press(_:)` draws everything again before each key.
  fileprivate func type(_ names: String) {
    for key in names.split(separator: " ").compactMap({ KeyPress(name: String($0)) }) {
      console.handle(.key(key))
    }
  }
}

private struct Numbered: Identifiable {
  let id: Int
}

private struct TwoParts: View, Equatable {
  var body: some View {
    Text("b")
    Text("c")
  }
}

@Observable @MainActor private final class Counter {
  var count = 0

  func increment() { count += 1 }
}

private struct CountRow: View, Equatable {
  let model: Counter

  var body: some View { Text("count \(model.count)") }

  nonisolated static func == (first: CountRow, second: CountRow) -> Bool {
    first.model === second.model
  }
}

private struct LanguageRow: View, Equatable {
  let language: () -> String

  var body: some View { Text(language()) }

  nonisolated static func == (first: LanguageRow, second: LanguageRow) -> Bool { true }
}

private struct SwitchRow: View, Equatable {
  let action: () -> Void

  var body: some View { Button("Switch", action: action) }

  nonisolated static func == (first: SwitchRow, second: SwitchRow) -> Bool { true }
}

/// Shows how often its state was made.
private struct StatefulRow: View, Equatable {
  let isLong: Bool
  let log: BuildLog

  var body: some View { NumberedView(isLong: isLong, log: log) }

  nonisolated static func == (first: StatefulRow, second: StatefulRow) -> Bool {
    first.isLong == second.isLong
  }
}
