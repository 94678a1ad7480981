import ConsoleTesting
import Sternik
import Testing

@testable import Widgets

private struct Item: Identifiable, Sendable {
  let id: Int
  let name: String
  var children: [Item] = []
}

@MainActor private final class Model {
  var items = [
    Item(
      id: 1, name: "Fruit",
      children: [
        Item(
          id: 2, name: "Apples", children: [Item(id: 3, name: "Cox"), Item(id: 4, name: "Boskoop")]),
        Item(id: 5, name: "Pears"),
      ]),
    Item(
      id: 6, name: "Vegetables",
      children: [Item(id: 7, name: "Carrots"), Item(id: 8, name: "Peas")]),
    Item(id: 9, name: "Żurek"),
  ]
  var open: Set<Int> = []
  var activated: [String] = []
  var highlighted: [String] = []
  var built: [Int] = []
  var hasButton = true

  @ViewBuilder func build() -> Views {
    FilterTree("Food", items, children: \.children, text: \.name) { item in
      let _ = self.built.append(item.id)
      Text(item.name).truncated()
    } didActivate: {
      self.activated.append($0.name)
    }
    .initiallyOpen(open)
    .didHighlight { self.highlighted.append($0.name) }
    if hasButton { Button("Save") {} }
  }

  var views: () -> Views { { self.build() } }
}

@MainActor private func redraw(_ console: HeadlessConsole) {
  console.resize(columns: console.canvas.size.columns + 1, rows: console.canvas.size.rows)
}

@MainActor @Suite struct FilterTreeTests {
  private let model = Model()

  @Test func `the tree is drawn`() {
    model.open = [1, 2]
    let console = console(model.views)
    console.expectSnapshot(named: "tree", as: .styledText)
    console.press("down")
    console.press("tab")
    console.expectSnapshot(named: "without focus", as: .styledText)
    console.expectLinearSnapshot(named: "tree")
    expectSnapshot(of: console.outline, named: "outline")
    console.press("backtab ?")
    console.expectSnapshot(named: "help")
  }

  @Test func `left and right close and open`() {
    let console = console(model.views)
    #expect(!console.screen.contains("Apples"))
    console.press("right")
    #expect(console.screen.contains("- Fruit"))
    #expect(console.screen.contains("+ Apples"))
    #expect(model.highlighted.isEmpty)
    console.press("right right right right right")
    #expect(model.highlighted == ["Apples", "Cox"])
    console.press("enter")
    #expect(model.activated == ["Cox"])
    console.press("left left")
    #expect(console.screen.contains(">   + Apples"))
    console.press("left left left left")
    #expect(console.screen.contains("> + Fruit"))
    #expect(console.outcome == nil)
  }

  @Test func `keys move the highlight`() {
    let console = console(model.views)
    console.press("up")
    #expect(console.screen.contains("> + Fruit"))
    console.press("end")
    #expect(console.screen.contains(">   Żurek"))
    console.press("down")
    #expect(console.screen.contains("> [ Save ]"))
    console.press("up home")
    #expect(console.screen.contains("> + Fruit"))
    console.press("j")
    #expect(console.screen.contains("> + Vegetables"))
  }

  @Test func `typing filters`() {
    let console = console(model.views)
    console.press("/")
    console.expectSnapshot(named: "filter empty")
    console.type("pea")
    console.expectSnapshot(named: "filter pea")
    #expect(console.cursor != nil)
    #expect(model.highlighted == ["Apples", "Pears"])  // "p", then "pe".
    console.press("down down enter")
    #expect(console.screen.contains(">     Peas"))
    #expect(console.cursor == nil)
    console.press("enter")
    #expect(model.activated == ["Peas"])
    console.press("esc")
    console.expectSnapshot(named: "filter cleared")
    #expect(console.screen.contains(">     Peas"))
    #expect(console.outcome == nil)
    console.press("/")
    console.type("zur?q")
    console.expectSnapshot(named: "filter nothing")
    console.press("enter")
    console.expectSnapshot(named: "filter nothing, typed")
    console.press("up down left right enter")
    #expect(console.outcome == nil)
    console.press("backtab / backspace backspace")
    #expect(console.screen.contains("Żurek"))
    console.paste("e\nk")
    #expect(console.screen.contains("/zure k"))
    console.press("esc")
    console.press("q")
    #expect(console.outcome == .closed)
  }

  @Test func `a filtered node can be closed`() {
    let console = console(model.views)
    console.press("/")
    console.type("o")
    console.press("enter home left")
    console.expectSnapshot(named: "filter closed")
  }

  @Test func `the mouse`() {
    let console = console(model.views)
    console.click(on: "+ Fruit")
    #expect(console.screen.contains("Apples"))
    #expect(model.activated.isEmpty)
    console.click(on: "Pears")
    #expect(console.screen.contains(">     Pears"))
    console.click(on: "Pears")
    #expect(model.activated == ["Pears"])
    console.click(on: "- Fruit")
    #expect(console.screen.contains("> + Fruit"))
    #expect(model.highlighted == ["Pears", "Fruit"])
  }

  @Test func `the highlight follows its node`() {
    model.open = [1, 6]
    let console = console(model.views)
    console.press("end up")
    #expect(console.screen.contains(">     Peas"))
    model.highlighted = []
    model.items.insert(Item(id: 20, name: "Bread"), at: 0)
    redraw(console)
    #expect(console.screen.contains(">     Peas"))
    #expect(model.highlighted.isEmpty)
    // The node goes: its place is highlighted, and the program knows.
    model.items[2].children.removeLast()
    redraw(console)
    #expect(console.screen.contains(">   Żurek"))
    #expect(model.highlighted == ["Żurek"])
    // The node moves into a closed one.
    let soup = model.items.removeLast()
    model.items[1].children[0].children.append(soup)
    redraw(console)
    #expect(console.screen.contains(">   + Apples"))
    model.items = []
    redraw(console)
    console.press("down right left enter up")
    model.items = [Item(id: 30, name: "Tea")]
    redraw(console)
    #expect(console.screen.contains(">   Tea"))
  }

  @Test func `the state survives other views`() {
    let console = console(model.views)
    console.press("right down")
    model.hasButton = false
    redraw(console)
    #expect(console.screen.contains(">   + Apples"))
  }

  @Test func `only visible rows are built`() {
    model.items = (0..<10_000).map { Item(id: $0, name: "item \($0)") }
    let console = console(columns: 20, rows: 8, model.views)
    _ = console.screen
    #expect(Set(model.built).count < 10)
    model.built = []
    console.press("end")
    #expect(console.screen.contains(">   item 9999"))
    #expect(Set(model.built).count < 20)
    console.press("pgup pgup home")
    console.scroll(by: 3, column: 2, row: 2)
    console.expectSnapshot(named: "scrolled")
    #expect(console.screen.contains(">   item 3 "))
    console.press("down")
    #expect(console.screen.contains(">   item 4"))
    console.click(column: 19, row: 5)
    console.expectSnapshot(named: "thumb")
    console.drag(from: Point(column: 19, row: 5), to: Point(column: 19, row: 1))
    #expect(console.screen.contains("item 0"))
  }

  @Test(arguments: [(10, 4), (12, 3), (6, 2), (3, 3), (1, 1)])
  func `narrow`(columns: Int, rows: Int) {
    model.open = [1, 2, 6]
    model.hasButton = false
    let console = console(columns: columns, rows: rows, model.views)
    console.press("down down")
    console.expectSnapshot(named: "narrow \(columns)x\(rows)")
    console.press("/")
    console.type("pea")
    console.expectSnapshot(named: "narrow filter \(columns)x\(rows)")
    console.press("enter down enter esc end")
    #expect(model.activated.count == 1)
  }

  @Test func `the linear form`() {
    let console = linearConsole(model.views)
    console.enter("1")
    console.enter("Apples")
    console.enter("3")
    console.enter("Pears")
    console.enter("left")
    console.enter("left")
    console.enter("help")
    console.expectSnapshot(named: "linear")
    #expect(model.activated.contains("Cox"))
  }

  @Test func `the linear form of a filter`() {
    let console = linearConsole(model.views)
    console.enter("/")
    console.enter("pea")
    console.enter("2")
    #expect(model.activated == ["Pears"])
    console.enter("/")
    console.enter("zur")
    console.enter("esc")
    console.expectSnapshot(named: "linear filter")
  }

  @Test func `the linear form of many rows`() {
    model.items = (0..<100).map { Item(id: $0, name: "item \($0)") }
    let console = linearConsole(model.views)
    console.enter("next")
    console.enter("40")
    console.enter("item 33")
    console.enter("previous")
    console.enter("previous")
    console.expectSnapshot(named: "linear many")
    #expect(model.activated == ["item 39", "item 33"])
  }
}
