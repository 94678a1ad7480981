import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

@Suite(.releasesEverything) @MainActor
struct `The More tab` {
  private let temporary = TemporaryFolder()

  @Test func `leads to each of its items and back`() async throws {
    try await TestApp.walkthrough([.press("5")]).walk { console, stop in
      guard stop.index == 1 else { return }
      let more = console.screen
      for (index, item) in MoreItem.allCases.enumerated() where item != .rows {
        console.press("home")
        for _ in 0..<index { console.press("down") }
        console.press("enter")
        #expect(console.screen != more)
        console.press("escape home")
        #expect(console.screen == more)
      }
    }
  }

  @Test func `finds articles by words, ignoring case and accents`() async throws {
    try await TestApp.walkthrough().walk { console, stop in
      let language = stop.language.tag
      console.press("5 down enter")
      console.type(language == "pl" ? "MECH SUSZE" : "MOSS weather")
      console.press("enter")
      console.expectSnapshot(named: "search", language: language)

      console.press("enter")
      #expect(console.screen.contains(language == "pl" ? "Mech" : "moss"))
    }
  }

  @Test func `pages through search results, and highlights the last one on the way back`() {
    TestApp.run(in: "en", document: TestApp.document(articleCount: 12)) { console in
      console.press("5 down enter")
      console.type("number 1")
      #expect(console.screen.contains("enter search"))
      console.press("enter enter n n")
      #expect(console.screen.contains("Article number 11"))

      console.press("escape")
      #expect(console.screen.contains(">   Article number 11"))
    }
  }

  @Test func `goes on to the unread results first`() {
    TestApp.run(in: "en", document: TestApp.document(articleCount: 12)) { console in
      console.press("5 down enter")
      // The results are 1, 10, 11 and 12.
      console.type("number 1")
      console.press("enter down u up enter")
      #expect(console.screen.contains("Article number 1\n"))
      console.press("N")
      #expect(console.screen.contains("Article number 11"))
      console.press("N")
      #expect(console.screen.contains("Article number 12"))
      console.press("N")
      #expect(console.screen.contains("Article number 2\n"))
    }
  }

  @Test func `articles that are no longer saved can still be paged through`() async {
    let directory = temporary.url.appending(path: "state")

    await TestApp.run(
      in: "en", document: TestApp.document(articleCount: 3), folder: StateFolder(directory.path())
    ) {
      console in
      console.press("enter s n s n s escape 5 home enter enter s n")
      #expect(console.screen.contains("Article number 2"))
    }
  }

  @Test func `reports a search without results`() {
    TestApp.run(in: "en") { console in
      console.press("5 down enter")
      console.type("zebra crossing the zenith")
      console.press("enter")

      #expect(console.screen.contains("No article contains these words."))
    }
  }

  @Test func `a theme applies at once and is saved`() async {
    let directory = temporary.url.appending(path: "state")
    let folder = StateFolder(directory.path())

    await TestApp.run(in: "en", folder: folder) { console in
      let plain = console.styledScreen
      console.press("5 down down down down down down enter down enter 1")
      #expect(console.styledScreen != plain)
    }

    #expect(folder.settings.theme == "night")
  }

  @Test func `feeds are added, marked as read and removed`() async {
    let directory = temporary.url.appending(path: "state")
    let folder = StateFolder(directory.path())

    await TestApp.run(in: "en", folder: folder) { console in
      console.press("5 down down enter enter")
      console.type("example.com/feed")
      console.press("enter")
      await console.wait { console.screen.contains("Added: https://example.com/feed") }

      // The articles that come with the program are gone with the first feed, and come back on request.
      console.press("down enter enter tab enter 1")
      #expect(console.screen.contains("12 articles"))

      console.press("5 enter tab tab enter tab enter")
      #expect(!console.screen.contains("Included with the program"))
      console.press("1")
      #expect(console.screen.contains("no articles"))
    }

    #expect(folder.feeds.map(\.id) == ["https://example.com/feed"])
    #expect(folder.settings.includesBundledFeed == false)
  }

  @Test(arguments: [
    ("", "No address was given"), ("ftp://example.com", "not supported"),
    ("no address", "neither a file nor an address"),
  ])
  func `an invalid address is reported and can be corrected`(
    text: String, problem: String
  ) async {
    let directory = temporary.url.appending(path: "state")

    await TestApp.run(in: "en", folder: StateFolder(directory.path())) { console in
      console.press("5 down down enter enter")
      console.type(text)
      console.press("enter")
      #expect(console.screen.contains(problem))

      console.press("ctrl-u")
      console.type("e")
      #expect(!console.screen.contains(problem))
      #expect(console.screen.contains("Add a feed"))
      console.type("xample.com/feed")
      console.press("enter")
      await console.wait { console.screen.contains("Added: https://example.com/feed") }
      #expect(!console.screen.contains("Add a feed "))
    }
  }

  @Test func `a form is closed by its second button`() {
    TestApp.run(in: "en") { console in
      console.press("5 down down enter")
      let list = console.screen

      console.press("enter tab tab enter")

      #expect(console.screen == list)
    }
  }
}
