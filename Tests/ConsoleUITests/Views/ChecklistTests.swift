import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Observation
import Testing

@Suite @MainActor struct ChecklistTests {
  @Observable final class Basket {
    var fruit = ["Apples", "Pears", "Plums", "Quinces"]
    var chosen: Set<Int> = []
    var highlighted: [Int] = []

    @MainActor @ViewBuilder func views() -> Views {
      Checklist(fruit, chosenIndices: chosen) {
        Text($0)
      } didChange: {
        self.chosen = $0
      }
      .didHighlight { self.highlighted.append(self.fruit.firstIndex(of: $0) ?? -1) }
    }
  }

  private func console(_ basket: Basket, rows: Int = 6) -> HeadlessConsole {
    show(30, rows) { basket.views() }
  }

  @Test func `Space and Enter choose the highlighted row, and again not`() {
    let basket = Basket()
    let console = console(basket)

    console.press("space down enter down space space")

    #expect(basket.chosen == [0, 1])
    #expect(console.screen.hasPrefix("  [✓] Apples\n  [✓] Pears\n> [ ] Plums\n  [ ] Quinces\n"))
  }

  @Test func `a click on any row highlights and toggles it`() {
    let basket = Basket()
    let console = console(basket)

    console.click(on: "Plums")
    #expect(basket.chosen == [2] && basket.highlighted == [2])
    console.click(on: "Plums")
    #expect(basket.chosen == [])
    console.click(column: 3, row: 0)

    #expect(basket.chosen == [0] && basket.highlighted == [2, 0])
  }

  @Test func `a click on the track of the thumb scrolls only`() {
    let basket = Basket()
    basket.fruit = (1...50).map { "Sort \($0)" }
    let console = console(basket)

    console.click(column: 29, row: 3)
    console.drag(from: Point(column: 29, row: 3), to: Point(column: 29, row: 1))
    console.scroll(by: 2)

    #expect(basket.chosen == [] && !basket.highlighted.isEmpty)
  }

  @Test func `a chooses all rows, and none if all are chosen`() {
    let basket = Basket()
    basket.chosen = [1, 99]
    let console = console(basket)

    console.press("a")
    #expect(basket.chosen == [0, 1, 2, 3, 99])
    console.press("a")

    #expect(basket.chosen == [99])
  }

  @Test func `the choice follows elements with identity, also those that are not shown`() {
    var articles = Article.three
    var chosen: Set<Int> = [2, 70]
    let window = Window()
    let screen = SampleScreen {
      Checklist(articles, chosen: chosen) {
        Text($0.title)
      } didChange: {
        chosen = $0
      }
    }
    window.show(screen)
    let console = HeadlessConsole(window, columns: 40, rows: 6)

    articles.swapAt(0, 1)
    console.press("down")
    #expect(console.screen.contains("[✓] Night trains"))
    console.press("home space a")
    #expect(chosen == [1, 2, 3, 70])
    console.press("a")

    #expect(chosen == [70])
  }

  @Test func `a search takes all letters, and Space is text in it`() {
    let basket = Basket()
    let console = console(basket)

    console.press("/ p space a")
    #expect(basket.chosen == [])
    #expect(console.screen.contains("/p a"))
    console.press("backspace backspace l u enter space")

    #expect(basket.chosen == [2])
    #expect(console.screen.contains("> [✓] Plums"))
  }

  @Test func `without rows the keys do nothing`() {
    let basket = Basket()
    basket.fruit = []
    let console = console(basket)

    console.press("a space enter down / a")

    #expect(basket.chosen == [])
  }

  @Test func `the status line and the help name the keys`() {
    let console = show(60, 20) { Basket().views() }

    #expect(console.screen.contains("space change"))
    console.press("?")

    #expect(console.screen.contains("all, none"))
  }

  @Test func `the linear form says what is chosen, and a number toggles`() {
    let basket = Basket()
    basket.chosen = [1]
    let window = Window()
    window.show(SampleScreen { basket.views() })
    let console = HeadlessLinearConsole(window)

    #expect(
      console.transcript.contains(
        """
        list, 4 rows
        1 Apples, switch, off, selected
        2 Pears, switch, on
        3 Plums, switch, off
        """))
    #expect(console.enter("3") == "3 Plums, switch, on, selected")
    console.enter("2")
    #expect(basket.chosen == [2])
    console.enter("a")

    #expect(basket.chosen == [0, 1, 2, 3])
  }

  @Test func `without colours a box looks the same on the highlighted row`() {
    let basket = Basket()
    basket.chosen = [0, 2]

    console(basket).expectSnapshot(named: "checklist", as: .styledText)
  }
}
