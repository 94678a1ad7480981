import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// What can be done while one article is read.
@MainActor
struct `An article` {
  @Test(arguments: ["en", "pl"])
  func `is followed by the next and preceded by the previous one, and all are released`(
    language: String
  ) {
    expectNoLeaks { probe in
      Reading.in(language, feed: Reading.feed(of: 3), observing: probe.watch) { console in
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

  @Test func `that was turned to counts as read`() {
    Reading.in("en", feed: Reading.feed(of: 3)) { console in
      console.press("enter n escape")

      #expect(console.screen.contains("3 articles · 1 unread"))
    }
  }

  @Test func `is saved, found under More in the next run, and let go`() async {
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = StateFolder(place.path())

    await Reading.in("en", feed: Reading.feed(of: 3), folder: folder) { console in
      console.press("down enter s")
      #expect(console.screen.contains("Saved"))
    }

    // Its source is not there any more, the article is.
    await Reading.in("en", feed: Feed(title: "Empty"), folder: folder) { console in
      console.press("5 enter")
      #expect(console.screen.contains("> ") && console.screen.contains("Article number 2"))
      console.press("enter")
      #expect(console.screen.contains("Article number 2"))
      console.press("s escape")
      #expect(console.screen.contains("You have not saved any article"))
    }
  }

  @Test func `reports its address up for the browser, and tells if there is none`() {
    var opened: [String] = []
    var surroundings = Surroundings { Reading.now }
    surroundings.openInBrowser = { link, failed in
      opened.append(link)
      failed("no browser here")
    }
    let article = Article(id: "1", title: "One", link: "https://news.example.org/1")

    Reading.in("en", feed: Feed(title: "", articles: [article]), surroundings: surroundings) {
      console in
      console.press("enter o")

      #expect(opened == ["https://news.example.org/1"])
      #expect(console.screen.contains("no browser here"))
    }
  }

  @Test(arguments: [
    "file:///etc/passwd", "javascript:alert(1)", "https://a b", "--help", "mailto:a@b",
  ])
  func `with an address of another kind offers no browser`(link: String) {
    let article = Article(id: "1", title: "One", link: link)

    Reading.in("en", feed: Feed(title: "", articles: [article])) { console in
      console.press("enter")

      #expect(!console.screen.contains("o browser"))
    }
  }
}
