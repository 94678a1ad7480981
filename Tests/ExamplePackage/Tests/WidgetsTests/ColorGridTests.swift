import ConsoleTesting
import Sternik
import Testing

@testable import Widgets

@MainActor private final class Model {
  var color = Color.brightRed
  var reported: [Color] = []

  @ViewBuilder func build() -> Views {
    ColorGrid("Ink", selection: color) {
      self.color = $0
      self.reported.append($0)
    }
    Button("Save") {}
  }

  var views: () -> Views { { self.build() } }
}

@MainActor @Suite struct ColorGridTests {
  private let model = Model()

  @Test func `the grid is drawn`() {
    let console = console(rows: 8, model.views)
    console.expectSnapshot(named: "grid", as: .styledText)
    console.press("tab")
    console.expectSnapshot(named: "without focus", as: .styledText)
    console.expectLinearSnapshot(named: "grid")
    #expect(console.outline.contains("bright red"))
  }

  @Test(arguments: [Capabilities.Colors.none, .sixteen])
  func `few colours and wide ambiguous characters`(colors: Capabilities.Colors) {
    let console = console(
      rows: 8, capabilities: Capabilities(colors: colors, ambiguousWidth: .wide), model.views)
    console.expectSnapshot(named: "ascii \(colors)")
  }

  @Test func `arrows change the colour`() {
    let console = console(rows: 8, model.views)
    console.press("right")
    #expect(model.color == .brightGreen)
    #expect(console.screen.contains("Ink: bright green"))
    console.press("up left left")
    #expect(model.color == .black)
    console.press("left left")
    #expect(model.color == .black)
    console.press("end")
    #expect(model.color == .brightWhite)
    console.press("right")
    #expect(model.color == .brightWhite)
    console.press("home down")
    #expect(model.color == .brightBlack)
  }

  @Test func `down in the last row moves the focus`() {
    let console = console(rows: 8, model.views)
    console.press("down")
    #expect(model.color == .brightRed)
    #expect(console.screen.contains("> [ Save ]"))
  }

  @Test func `a click and a drag`() {
    let console = console(rows: 8, model.views)
    console.click(column: 4, row: 2)
    #expect(model.color == .black)
    console.drag(from: Point(column: 8, row: 2), to: Point(column: 20, row: 3))
    #expect(model.color == .brightBlue)
    #expect(model.reported.count > 2)
    console.drag(from: Point(column: 8, row: 2), to: Point(column: 39, row: 7))
    #expect(model.color == .brightWhite)
    model.reported = []
    console.click(column: 39, row: 2)
    console.click(column: 5, row: 1)
    #expect(model.reported.isEmpty)
    console.scroll(by: -2, column: 8, row: 3)
    #expect(model.color == .brightMagenta)
  }

  @Test(arguments: [(10, 4), (10, 8), (20, 8), (3, 3), (1, 1), (80, 24)])
  func `narrow`(columns: Int, rows: Int) {
    let console = console(columns: columns, rows: rows, model.views)
    console.expectSnapshot(named: "narrow \(columns)x\(rows)")
    console.press("home down right")
    console.expectSnapshot(named: "narrow moved \(columns)x\(rows)")
  }

  @Test func `a scrolled grid is clicked and dragged`() {
    let console = console(columns: 10, rows: 4) {
      ColorGrid("Ink", selection: self.model.color) { self.model.color = $0 }
    }
    console.press("end")
    console.click(column: 3, row: 2)
    #expect(model.color == .brightBlue)
    console.drag(from: Point(column: 3, row: 2), to: Point(column: 3, row: 0))
    #expect(model.color == .brightBlack)
  }

  @Test func `a colour that is not in the grid`() {
    model.color = .rgb(1, 2, 3)
    let console = console(rows: 8, model.views)
    #expect(console.screen.contains("Ink: rgb(1,2,3)"))
    console.press("left")
    #expect(model.reported.isEmpty)
    console.press("down")
    #expect(model.color == .black)
  }

  @Test func `the linear form`() {
    let console = linearConsole(model.views)
    console.enter("1")
    console.enter("yellow")
    console.enter("1 cyan")
    console.enter("1 16")
    console.enter("Ink")
    console.enter("3")
    console.enter("left")
    console.enter("down")
    console.expectSnapshot(named: "linear")
    #expect(model.color == .brightRed)
  }
}
