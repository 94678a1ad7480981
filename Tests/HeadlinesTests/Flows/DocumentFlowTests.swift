import ConsoleTesting
import Foundation
import GRDB
import Sternik
import TestCases
import Testing

@testable import Headlines

/// Articles with lists, tables, code, pictures and links.
@MainActor
struct `An article with marks` {
  private let temporary = TemporaryFolder()

  private static func document() throws -> FeedDocument { try Fixture.document("marks.xml") }

  @Test func `looks like an article in each language and size`() async throws {
    try await TestApp.walkthrough(
      [.press("enter").named("top"), .press("end").named("end")],
      feeds: [TestApp.temporaryFeed(with: Self.document())]
    )
    .expectSnapshots(
      named: "marks",
      sizes: [
        Size(columns: 40, rows: 44), Size(columns: 80, rows: 44), Size(columns: 200, rows: 50),
      ])
  }

  @Test(arguments: ["en", "pl"])
  func `is read line by line in linear form, its links by number`(language: String) throws {
    try TestApp.runLinear(in: language, document: Self.document()) { dialogue in
      dialogue.enter("1")

      dialogue.expectSnapshot(named: "marks", language: language)
    }
  }

  @Test func `has its structure without colours`() throws {
    try TestApp.run(in: "en", rows: 70, document: Self.document(), colors: .none) { console in
      console.press("enter")

      console.expectSnapshot(named: "marks-without-colours", as: .styledText)
    }
  }

  @Test func `opens the link with a number or under the mouse in the browser`() throws {
    var opened: [String] = []
    var dependencies = Dependencies { TestApp.now }
    dependencies.open = { _, link, _ in opened.append(link) }

    try TestApp.run(in: "en", rows: 40, document: Self.document(), dependencies: dependencies) {
      console in
      console.press("enter f")
      console.type("2")
      console.press("enter")
      console.click(on: "(image: Two storks")
      console.press("2")

      #expect(
        opened == [
          "https://storks.example.org/2026/back#n1", "https://storks.example.org/big.jpg",
        ])
      #expect(console.screen.contains("[2 Feeds"))
    }
  }

  @Test func `finds words without their accents, and Escape ends the search`() throws {
    try TestApp.run(in: "en", columns: 40, document: Self.document()) { console in
      console.press("enter /")
      console.type("brzezno")
      #expect(console.screen.contains("1/2"))
      console.press("down enter")
      #expect(console.screen.contains("2/2") && console.screen.contains("2024 │ Brzeźno"))

      console.press("escape n")
      #expect(console.screen.contains("Plain"))
    }
  }

  @Test func `keeps its place when it is left, and in the next run`() async throws {
    let directory = temporary.url.appending(path: "state")
    let folder = StateFolder(directory.path())
    var screen = ""

    await TestApp.run(in: "en", document: try Self.document(), folder: folder) { console in
      console.press("enter pagedown pagedown")
      screen = console.screen
      console.press("escape")
      #expect(console.screen != screen)
      console.press("enter")
      #expect(console.screen == screen)
      console.press("n p")
      #expect(console.screen == screen)
      console.press("escape")
    }

    await TestApp.run(in: "en", document: try Self.document(), folder: folder) { console in
      console.press("enter")
      #expect(console.screen == screen)
      console.press("home escape enter")
      #expect(console.screen.contains("How the storks"))
    }
  }

  @Test func `keeps its place while it is open, for a program that is killed`() async throws {
    let folder = StateFolder(temporary.url.appending(path: "state").path())
    func places() -> String? {
      Store(folder).read(else: nil) { db in
        try String.fetchOne(db, sql: "SELECT value FROM settings WHERE name = 'places'")
      }
    }

    await TestApp.run(in: "en", document: try Self.document(), folder: folder) { console in
      console.press("enter pagedown pagedown")
      #expect(places() == nil)
      console.advance(by: .seconds(11))
      #expect(places() != nil)
    }
  }

  @Test func `that was read to its end starts at the top again`() throws {
    TestApp.run(in: "en", document: try Self.document()) { console in
      console.press("enter end escape enter")
      #expect(console.screen.contains("How the storks"))

      console.press("end pageup")
      let screen = console.screen
      console.press("escape enter")
      #expect(console.screen == screen && !console.screen.contains("How the storks"))
    }
  }

  @Test(arguments: [
    "<a href=http://a.b/>w</a><b> x</b> ", "<li>x<ol>", "<tr><td>a<td>b", "<td>a<p>b", "<pre>x\t",
    "<p><img src=http://a.b alt=c><sup>2</sup>", "<img src=http://a.b> <sup>2</sup>",
    "<blockquote>a<hr>",
    "<table><tr><th>a<th>b<tr><td colspan=999>c<td>d</table>", "<td colspan=999>",
  ])
  func `opens, is searched and paged in linear time, however hostile`(_ piece: String) {
    let body = HTMLText.body(
      html: Array(String(repeating: piece, count: Cases.count(100, many: 2_000)).utf8))
    let article = ArticleContent(id: "1", title: "T", body: body)

    // Quadratic time would take minutes.
    TestApp.run(in: "en", document: FeedDocument(title: "", articles: [article])) { console in
      let list = console.screen
      console.press("enter end pageup / b enter n escape home")
      console.press("escape")
      #expect(console.screen.prefix(40) == list.prefix(40))
    }
  }

  @Test func `keeps the places in some articles only`() {
    var settings = Settings()

    for number in 1...300 { settings.setPlace(number, in: "feed \(number)") }
    settings.setPlace(0, in: "feed 299")

    #expect(settings.place(in: "feed 300") == 300 && settings.place(in: "feed 299") == 0)
    #expect(settings.place(in: "feed 101") == 101 && settings.place(in: "feed 100") == 0)
  }
}
