import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

@Suite @MainActor struct ListTests {
  @Test func `the selected row is marked and moves with the arrows`() {
    let console = show(40, 6) {
      List(Article.three) { article in Text(article.title).truncated() }
    }

    console.press(.down)

    console.expectSnapshot(named: "second row selected", as: .styledText)
  }

  @Test(arguments: [
    ("down", "1"), ("j j", "2"), ("j j k", "1"), ("up", "0"), ("end", "99"), ("G up", "98"),
    ("pagedown", "10"), ("pagedown pagedown", "20"), ("end pageup", "89"), ("end g", "0"),
    ("end down", "99"), ("ctrl-f ctrl-b", "0"),
  ])
  func `keys move the selection`(keys: String, expected: String) {
    var opened: [String] = []
    let console = show(20, 11) {
      List(0..<100) { number in
        Text("\(number)")
      } didSelect: { number in
        opened.append("\(number)")
      }
    }

    console.press(keys + " enter")

    #expect(opened == [expected])
    #expect(console.screen.contains("> " + expected))
  }

  @Test(arguments: [10, 1_000_000])
  func `only the rows that are seen are built`(count: Int) {
    var built = 0
    func row(_ number: Int) -> some View {
      built += 1
      return Text("\(number)")
    }
    let console = show(20, 11) {
      List(0..<count) { row($0) }
    }

    for keys in ["home", "end", "pageup", "home", "down"] {
      built = 0
      console.press(keys)
      #expect(built <= 22)
    }
  }

  @Test func `rows of several lines scroll without leaving room`() {
    let console = show(24, 9) {
      List(Article.three) { article in
        Text(article.title)
        Text("number \(article.id)").dim()
      }
    }

    console.press("end")

    console.expectSnapshot(named: "tall rows")
  }

  @Test func `the selection follows its element when rows come before it`() {
    var articles = Article.three
    let console = show(40, 6) {
      List(articles) { article in Text(article.title) }
    }
    console.press("down")

    articles.insert(Article(id: 9, title: "News"), at: 0)

    #expect(console.screen.contains("> Night trains return"))
  }

  @Test func `the first row stays selected as long as nobody has moved`() {
    var articles = Article.three
    let console = show(40, 6) {
      List(articles) { article in
        Text(article.title)
      } didSelect: { _ in
      }
    }

    articles.insert(Article(id: 9, title: "News"), at: 0)
    #expect(console.screen.contains("> News"))

    console.press("enter")
    articles.insert(Article(id: 10, title: "More news"), at: 0)
    #expect(console.screen.contains("> News"))
  }

  @Test func `another element is selected when it is another one that is wanted`() {
    var wanted: Int?
    let console = show(20, 6) {
      List(Article.three) { article in Text("row \(article.id)") }.highlighted(wanted)
    }
    let ids = Article.three.map(\.id)
    #expect(console.screen.contains("> row \(ids[0])"))

    wanted = ids[2]
    #expect(console.screen.contains("> row \(ids[2])"))

    console.press("up")
    #expect(console.screen.contains("> row \(ids[1])"))

    wanted = -1
    #expect(console.screen.contains("> row \(ids[1])"))
  }

  @Test func `Enter does what the list says that it does`() {
    let console = show(40, 6) {
      List(Article.three) { article in
        Text(article.title)
      } didSelect: { _ in
      }
      .actionLabel("choose")
    }

    #expect(console.screen.contains("enter choose"))
  }

  @Test func `while something is looked for, letters are no commands`() {
    let window = Window()
    let screen = SampleScreen { List(Article.three) { Text($0.title) } }
    screen.commands = [KeyCommand(.character("r"), "refresh") {}, KeyCommand(.escape, "stop") {}]
    window.show(screen)
    let console = HeadlessConsole(window, columns: 80, rows: 6)
    #expect(console.screen.contains("r refresh"))

    console.press("/")

    #expect(!console.screen.contains("r refresh"))
    #expect(console.screen.contains("↑↓ matches"))
  }

  @Test func `when the selected element leaves, its position stays selected`() {
    var articles = Article.three
    let console = show(40, 6) {
      List(articles) { article in Text(article.title) }
    }
    console.press("end")

    articles.removeLast()
    #expect(console.screen.contains("> Night trains return"))

    articles.removeAll()
    console.press("down up enter pagedown end")
    #expect(!console.screen.contains(">"))
  }

  @Test func `a list keeps its place when the window grows and shrinks`() {
    let console = show(20, 11) {
      List(0..<100) { number in Text("row \(number)") }
    }
    console.press("pagedown pagedown")

    for rows in [3, 40, 1, 200, 11] {
      console.resize(columns: 20, rows: rows)
      #expect(console.screen.contains("> row 20"))
    }
  }

  @Test func `rows that leave while nothing can be seen do no harm`() {
    var count = 100
    let console = show(20, 6) { List(0..<count) { Text("row \($0)") } }
    console.press("end")

    console.resize(columns: 0, rows: 0)
    count = 3

    #expect(console.outline == "screen\n  list = 3/3")
  }

  @Test func `a list describes the rows that are seen`() {
    let console = show(20, 4) {
      List(0..<100) { number in Text("row \(number)") }
    }

    console.press("down")

    #expect(
      console.outline == """
        screen
          list = 2/100
            row
              text "row 0"
            row selected
              text "row 1"
            row
              text "row 2"
        """)
  }
}
