import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// What the user can do while reading an article.
@Suite(.releasesEverything) @MainActor
struct `An article` {
  private let temporary = TemporaryFolder()

  @Test(arguments: ["en", "pl"])
  func `leads to the next and the previous one, and all are released`(
    language: String
  ) {
    expectNoLeaks { probe in
      TestApp.run(in: language, document: TestApp.document(articleCount: 3), observing: probe.watch)
      { console in
        console.press("enter n")
        #expect(console.screen.contains("Article number 2"))
        console.press("n n")
        #expect(console.screen.contains("Article number 3"))
        console.press("p p p")
        #expect(console.screen.contains("Article number 1"))

        console.press("n escape")
        #expect(console.screen.contains(">   Article number 2"))
        console.press("up enter n escape")
        #expect(console.screen.contains(">   Article number 2"))
      }
    }
  }

  @Test func `is read after paging to it`() {
    TestApp.run(in: "en", document: TestApp.document(articleCount: 3)) { console in
      console.press("enter n escape")

      #expect(console.screen.contains("1 unread of 3"))
    }
  }

  @Test func `is saved, found under More in the next run, and removed`() async {
    let directory = temporary.url.appending(path: "state")
    let folder = StateFolder(directory.path())

    await TestApp.run(in: "en", document: TestApp.document(articleCount: 3), folder: folder) {
      console in
      console.press("down enter s")
      #expect(console.screen.contains("★ saved"))
    }

    // The feed no longer has the article, the saved articles do.
    await TestApp.run(in: "en", document: FeedDocument(title: "Empty"), folder: folder) { console in
      console.press("5 enter")
      #expect(console.screen.contains("> ") && console.screen.contains("Article number 2"))
      console.press("enter")
      #expect(console.screen.contains("Article number 2"))
      console.press("s escape")
      #expect(console.screen.contains("There are no saved articles"))
    }
  }

  @Test(arguments: ["\u{115F}", "\u{3164} \u{3164}", "\u{200B}", ""])
  func `with a title that cannot be seen has no title`(title: String) {
    let document = FeedDocument(
      title: title, articles: [ArticleContent(id: "1", title: title)])
    TestApp.run(in: "en", document: document) { console in
      #expect(console.screen.contains(Texts.article.untitled))
      console.press("2")
      #expect(console.screen.contains("given.xml"))
    }
  }

  @Test func `is opened in the browser, and shows why that failed`() {
    var opened: [String] = []
    var dependencies = Dependencies { TestApp.now }
    dependencies.open = { _, link, ended in
      opened.append(link)
      ended(.failed("no browser here"))
    }
    let article = ArticleContent(id: "1", title: "One", link: "https://news.example.org/1")

    TestApp.run(
      in: "en", document: FeedDocument(title: "", articles: [article]), dependencies: dependencies
    ) {
      console in
      console.press("enter o")

      #expect(opened == ["https://news.example.org/1"])
      #expect(console.screen.contains("no browser here"))
    }
  }

  @Test func `is copied by its address, which is a link`() {
    let address = "https://news.example.org/1"
    let article = ArticleContent(id: "1", title: "One", link: address)

    TestApp.run(in: "en", document: FeedDocument(title: "", articles: [article])) { console in
      console.press("enter c")

      #expect(console.terminal.copiedTexts == [address])
      #expect(console.screen.contains("The address was copied"))
      #expect(console.styledScreen.contains(" link \(address)\n"))
    }
  }

  @Test(arguments: [
    "file:///etc/passwd", "javascript:alert(1)", "https://a b", "--help", "mailto:a@b",
  ])
  func `with another scheme than HTTP cannot be opened in the browser`(link: String) {
    let article = ArticleContent(id: "1", title: "One", link: link)

    TestApp.run(in: "en", document: FeedDocument(title: "", articles: [article])) { console in
      console.press("enter")

      #expect(!console.screen.contains("o browser") && !console.screen.contains("c copy"))
      #expect(!console.styledScreen.contains(" link "))
    }
  }
}
