import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

/// A frame asks only the screens that it shows.
@Suite @MainActor struct StackDepthTests {
  /// Counts what a frame asks of each screen.
  private final class Questions {
    var titles: [Int: Int] = [:]

    var total: Int { titles.values.reduce(0, +) }
  }

  private final class Numbered: Screen {
    let number: Int
    let presentation: Presentation
    private let questions: Questions

    init(_ number: Int, _ questions: Questions, _ presentation: Presentation) {
      self.number = number
      self.questions = questions
      self.presentation = presentation
    }

    var title: String {
      questions.titles[number, default: 0] += 1
      return "Screen \(number)"
    }

    var body: some View { Text("body \(number)") }
  }

  private enum Place: CaseIterable {
    case window
    case tab
    case sheet
    case modal
  }

  private func window(_ place: Place, depth: Int, _ questions: Questions) -> Window {
    let window = Window()
    let stack = NavigationController()
    switch place {
    case .window: window.show(stack)
    case .tab:
      let tabs = TabBarController()
      window.show(tabs)
      tabs.show(stack)
    case .sheet, .modal:
      window.show(SampleScreen("below") { EmptyView() })
      Modal(over: window).show(stack)
    }
    stack.setScreens(
      (1...depth).map { Numbered($0, questions, place == .sheet && $0 == 1 ? .sheet : .full) })
    return window
  }

  @Test(arguments: Place.allCases)
  private func `a frame reads as many titles at a depth of 1,000 as at a depth of 3`(place: Place) {
    var counts: [Int] = []
    for depth in [3, 1_000] {
      let questions = Questions()
      let console = HeadlessConsole(
        window(place, depth: depth, questions), columns: 40, rows: 10)
      questions.titles = [:]

      #expect(console.screen.contains("body \(depth)"))

      let shown: Set = place == .tab ? [1, depth - 1, depth] : [depth - 1, depth]
      #expect(Set(questions.titles.keys).isSubset(of: shown))
      counts.append(questions.total)
    }
    #expect(counts[0] == counts[1])
  }

  @Test(arguments: Place.allCases)
  private func `the linear form reads only the titles that it announces`(place: Place) {
    let questions = Questions()
    let console = HeadlessLinearConsole(window(place, depth: 1_000, questions))
    questions.titles = [:]

    console.enter("again")

    let announced: Set = place == .tab ? [1, 999, 1_000] : [999, 1_000]
    #expect(Set(questions.titles.keys).isSubset(of: announced))
    #expect(questions.total < 20)
    #expect(console.transcript.contains("Screen 1000"))
  }
}
