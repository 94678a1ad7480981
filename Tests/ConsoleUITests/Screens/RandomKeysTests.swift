import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import TestCases
import Testing

@Suite @MainActor struct RandomKeysTests {
  private static let keys: [KeyPress] =
    [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab, .backTab,
      .backspace, .delete, .space, .insert, .function(5), .alt("b"),
      KeyPress(.left, modifiers: .control),
    ] + "jkgGażółć日👩‍👩‍👧\u{301}0123456789?/".map { KeyPress.character($0) }
    + "abdefhknpuw".map { KeyPress.control($0) }

  private func makeWindow() -> Window {
    let window = Window()
    let tabs = TabBarController()
    let (first, second) = (NavigationController(), NavigationController())
    window.show(tabs)
    tabs.show(first)
    tabs.show(second)
    first.show(
      SampleScreen("Headlines") {
        List(Article.three) { article in
          HStack {
            Text(article.title)
            Spacer()
            Text("\(article.id)")
          }
        } didSelect: { article in
          first.show(SampleScreen(article.title) { ScrollView { Text(article.title) } })
        }
      })
    second.show(
      SampleScreen("More") {
        ScrollView {
          for number in 1...8 { TextField("Field \(number)").padding(columns: 1) }
          Box("Danger") {
            Button("Ask") {
              AlertScreen(title: "Sure?", actions: [AlertAction("Yes"), AlertAction("No")])
                .show(over: second)
            }
          }
        }
      })
    return window
  }

  @Test(arguments: Seed.few(1, many: 4))
  func `random keys, clicks and window sizes do no harm`(seed: Seed) {
    var generator = seed.generator
    let console = HeadlessConsole(makeWindow(), columns: 40, rows: 10)

    for _ in 0..<120 {
      if Int.random(in: 0..<20, using: &generator) == 0 {
        let columns = Int.random(in: 0...60, using: &generator)
        console.resize(columns: columns, rows: .random(in: 0...20, using: &generator))
      } else if Int.random(in: 0..<5, using: &generator) == 0 {
        let point = Point(
          column: .random(in: 0..<45, using: &generator),
          row: .random(in: 0..<12, using: &generator))
        let actions: [MouseEvent.Action] = [
          .press(.left), .scrollUp, .scrollDown, .scrollLeft, .scrollRight, .drag(.left),
          .release(nil),
        ]
        if let action = actions.randomElement(using: &generator) {
          console.send(.mouse(MouseEvent(action, at: point)))
        }
      } else if let key = Self.keys.randomElement(using: &generator) {
        console.press(key)
      }
      #expect(console.outcome == nil)
      #expect(!console.outline.isEmpty)
    }

    console.resize(columns: 40, rows: 10)
    #expect(console.screen.contains("Headlines"))
  }
}
