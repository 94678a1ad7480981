import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite @MainActor struct ListTests {
  @Test func `arrow keys move the highlight`() {
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
  func `keys move the highlight to a row`(keys: String, expected: String) {
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
  func `only visible rows are built`(count: Int) {
    var built = 0
    func row(_ number: Int) -> some View {
      built += 1
      return Text("\(number)")
    }
    let console = show(20, 11) {
      List(0..<count) { row($0) }
    }

    for key: KeyPress in [.home, .end, .pageUp, .home, .down] {
      built = 0
      // `press` also draws a frame from nothing, to compare.
      console.console.handle(.key(key))
      #expect(built <= 11)
    }
  }

  @Test func `rows of several lines scroll without gaps`() {
    let console = show(24, 9) {
      List(Article.three) { article in
        Text(article.title)
        Text("number \(article.id)").dim()
      }
    }

    console.press("end")

    console.expectSnapshot(named: "tall rows")
  }

  @Test func `the highlight follows its element when rows are inserted above`() {
    var articles = Article.three
    let console = show(40, 6) {
      List(articles) { article in Text(article.title) }
    }
    console.press("down")

    articles.insert(Article(id: 9, title: "News"), at: 0)

    #expect(console.screen.contains("> Night trains return"))
  }

  @Test func `the first row stays highlighted until the user moves the highlight`() {
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

  @Test func `a changed value of highlighted moves the highlight`() {
    var highlighted: Int?
    let console = show(20, 6) {
      List(Article.three) { article in Text("row \(article.id)") }.highlighted(highlighted)
    }
    let ids = Article.three.map(\.id)
    #expect(console.screen.contains("> row \(ids[0])"))

    highlighted = ids[2]
    #expect(console.screen.contains("> row \(ids[2])"))

    console.press("up")
    #expect(console.screen.contains("> row \(ids[1])"))

    highlighted = -1
    #expect(console.screen.contains("> row \(ids[1])"))
  }

  @Test func `the hint for Enter has the action label of the list`() {
    let console = show(40, 6) {
      List(Article.three) { article in
        Text(article.title)
      } didSelect: { _ in
      }
      .actionLabel("choose")
    }

    #expect(console.screen.contains("enter choose"))
  }

  @Test func `while the user finds text, letters are not commands`() {
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

  @Test func `when the highlighted element is removed, the highlight keeps its position`() {
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

  @Test func `the highlighted row stays visible when the window is resized`() {
    let console = show(20, 11) {
      List(0..<100) { number in Text("row \(number)") }
    }
    console.press("pagedown pagedown")

    for rows in [3, 40, 1, 200, 11] {
      console.resize(columns: 20, rows: rows)
      #expect(console.screen.contains("> row 20"))
    }
  }

  @Test func `rows may be removed while the window has no cells`() {
    var count = 100
    let console = show(20, 6) { List(0..<count) { Text("row \($0)") } }
    console.press("end")

    console.resize(columns: 0, rows: 0)
    count = 3

    #expect(console.outline == "screen\n  list = 3/3")
  }

  @Test func `the outline of a list has its visible rows`() {
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
