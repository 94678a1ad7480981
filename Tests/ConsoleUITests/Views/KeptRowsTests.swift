import ConsoleTesting
import ConsoleWidgets
import Coordinators
import Observation
import TestCases
import Testing

@testable import ConsoleUI

@Suite @MainActor struct `Rows that are kept` {
  @Test(arguments: Seed.few(7, many: 28))
  func `show what a frame drawn from nothing shows`(seed: Seed) throws {
    var random = seed.generator
    let screen = RowsScreen(kind: Int(seed.value % 7))
    let terminal = HeadlessTerminal(size: Size(columns: 44, rows: 14))
    let console = try start(screen, terminal, seed.value.isMultiple(of: 2) ? .night : .terminal)

    for step in 1...Cases.count(60, many: 300) {
      console.handle(.key(try #require(Self.keys.randomElement(using: &random))))
      // Between two comparisons only frames that keep rows are drawn.
      guard Int.random(in: 0..<6, using: &random) == 0 else { continue }
      while console.takeTurn() {}
      let kept = try #require(terminal.canvas)
      console.redraw()
      let isSame = terminal.canvas == kept
      #expect(isSame, "step \(step)")
      if Int.random(in: 0..<8, using: &random) == 0 {
        terminal.send(.resize(Size(columns: .random(in: 8...60, using: &random), rows: 14)))
        console.handle(.resize(terminal.size))
      }
    }
    console.stop(.endOfInput)
  }

  @Test func `show their own text where the states of another one have moved`() {
    struct Element: Identifiable {
      let id: String
      let text: String
    }
    var elements = [Element(id: "a", text: "x"), Element(id: "b", text: "y")]
    let log = BuildLog()
    let console = show(20, 6) {
      List(elements, row: { NameRow(name: $0.text, log: log).equatable() }) { _ in
        elements = [Element(id: "b", text: "z"), Element(id: "c", text: "z")]
      }
    }

    console.press("enter")

    #expect(console.screen.filter { $0 == "z" }.count == 2)
  }

  @Test func `have the colours of a theme that they have chosen`() {
    let window = Window()
    var theme = Theme.night
    let log = BuildLog()
    window.show(
      SampleScreen {
        List([1, 2], row: { NameRow(name: "row \($0)", log: log).equatable() }) { _ in theme = .day
        }
      })
    let console = HeadlessConsole(
      window, columns: 20, rows: 6, capabilities: Capabilities(colors: .trueColor), theme: { theme }
    )

    console.press("enter")

    let shown = console.console.frame?.canvas
    console.console.redraw()
    #expect(console.console.frame?.canvas == shown)
  }

  @Test func `that store something after the drawing keep their states`() {
    let log = BuildLog()
    let console = show(20, 6) { List([1, 2, 3]) { _ in StoringView(log: log) } }
    #expect(console.screen.contains("state 1\n  state 2\n  state 3"))

    console.press("down down up")

    #expect(console.screen.contains("  state 1\n> state 2\n  state 3"))
  }

  @Test func `are not built again when only the highlight moves`() throws {
    let screen = RowsScreen(kind: 0)
    let console = try start(screen, HeadlessTerminal(size: Size(columns: 40, rows: 12)), .terminal)
    #expect(screen.builtRows == Array(0..<11))

    screen.builtRows = []
    for _ in 1...5 { console.handle(.key(.down)) }
    #expect(screen.builtRows == [])

    for _ in 6...12 { console.handle(.key(.down)) }
    #expect(screen.builtRows == [11, 12])

    console.handle(.key(.enter))
    #expect(screen.builtRows.count == 13)
    console.stop(.endOfInput)
  }

  @Test func `are built again when a closure of the program has seen the move`() throws {
    let screen = RowsScreen(kind: 5)
    let console = try start(screen, HeadlessTerminal(size: Size(columns: 40, rows: 12)), .terminal)

    screen.builtRows = []
    console.handle(.key(.down))

    #expect(screen.builtRows.count == 11)
    console.stop(.endOfInput)
  }

  @Test(arguments: Kind.allCases)
  func `are drawn again only if more than their cells depends on it`(kind: Kind) {
    let element = CountingElement(kind: kind)
    let kept = KeptElement(element)
    func draw(at column: Int, columns: Int = 6, style: Style = .plain) -> Int {
      element.drawings = 0
      var context = DrawingContext(size: Size(columns: 12, rows: 3))
      context.styled(style) {
        $0.draw(kept, in: Rect(column: column, row: 1, columns: columns, rows: 1))
      }
      return element.drawings
    }

    let drawings = [
      draw(at: 1), draw(at: 1), draw(at: 3), draw(at: 3, columns: 5), draw(at: 3),
      draw(at: 3, style: .title), draw(at: 9), draw(at: 3, columns: 0),
    ]

    #expect(drawings == (kind == .plain ? [1, 0, 0, 1, 1, 1, 1, 0] : [1, 1, 1, 1, 1, 1, 1, 0]))
  }

  private static let keys: [KeyPress] =
    Array(repeating: .down, count: 6) + Array(repeating: .up, count: 4)
    + [
      .pageDown, .pageUp, .home, .end, .enter, .character("j"), .character("x"), .left, .right,
      .tab,
    ]

  private func start(
    _ screen: any Screen, _ terminal: HeadlessTerminal, _ theme: Theme
  ) throws -> Console {
    let window = Window()
    window.show(screen)
    let console = Console(window, terminal: terminal)
    console.theme = { theme }
    try console.begin()
    return console
  }
}

/// A list of rows of several kinds, which Enter changes.
private final class RowsScreen: Screen {
  private static let link = LinkURL("https://example.org/manual")

  private let kind: Int
  private let moves = Moves()
  private var name = "Row"
  private var extra = 0
  var builtRows: [Int] = []

  init(kind: Int) { self.kind = kind }

  var body: some View {
    if kind == 6 {
      HStack { for side in ["left", "right"] { pane(side) } }
      Text("\(moves.count) moves")
    } else {
      list
    }
  }

  @ViewBuilder private var list: Views {
    let list = List(0..<(40 + extra)) { [self] index in
      builtRows.append(index)
      return row(index)
    } didSelect: { [self] _ in
      name += "!"
      extra = (extra + 7) % 20
    }
    switch kind {
    case 3: list.sections(by: { $0 / 5 }, header: { Text("Part \($0)") })
    case 4: list.rowSpacing(1)
    case 5: list.didHighlight { [self] in name = "Row \($0)" }
    default: list
    }
  }

  /// One of two lists whose rows are kept while a model changes.
  private func pane(_ side: String) -> some View {
    List(0..<(40 + extra)) { [self] index in
      let isMarked = index == moves.count % 20
      LabelRow(label: "\(isMarked ? "*" : " ") \(name) \(index) żółw 夜 \(side)").equatable()
    } didSelect: { [self] _ in
      extra = (extra + 7) % 20
    }
    .didHighlight { [self] _ in moves.count += 1 }
  }

  @ViewBuilder private func row(_ index: Int) -> Views {
    switch (kind, index % 5) {
    case (1, 0): Text("\(name) \(index): 夜行列車 👩‍🚀 żółw")
    case (1, 1): Spinner("\(name) \(index)")
    case (1, 2):
      if let link = Self.link { Text("\(name) \("link", link: link)") }
    case (1, 3): LabelRow(label: "\(name) \(index)").equatable()
    case (2, 0): Text("\(name) \(index) is long and has more than one line in a narrow window")
    case (2, 1):
      HStack {
        Text(name).bold()
        Spacer()
        Text("\(index)").dim()
      }
    default: Text("\(name) \(index)")
    }
  }
}

@Observable @MainActor private final class Moves {
  var count = 0
}

/// Shows how often states were made, and stores something after each drawing.
private struct StoringView: View {
  let log: BuildLog

  func addElements(to tree: inout ElementTree) {
    let state = tree.state { () -> BuildNumberState in
      log.add("state")
      return BuildNumberState(log.count)
    }
    tree.afterDrawing {}
    Text("state \(state.number)").addElements(to: &tree)
  }
}

/// What an element does besides drawing its cells.
enum Kind: CaseIterable {
  case plain, cursor, effect, animation, joinedEmoji
}

/// An element that counts how often it is drawn.
private final class CountingElement: Element {
  private let kind: Kind
  var drawings = 0

  init(kind: Kind) { self.kind = kind }

  var semantics: Semantics { Semantics(.text) }

  func extent(along axis: Axis, in room: Size) -> Extent { .fixed(axis == .vertical ? 1 : 6) }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    drawings += 1
    context.write("cells", at: rect.origin)
    switch kind {
    case .plain: break
    case .cursor: context.placeCursor(at: rect.origin)
    case .effect: context.afterDrawing {}
    case .animation: _ = context.animationFrame(of: 2)
    case .joinedEmoji: context.write("👩‍🚀", at: rect.origin)
    }
  }
}

private struct LabelRow: View, Equatable {
  let label: String

  var body: some View { Text(label).bold() }
}
