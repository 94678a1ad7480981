import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// What lies behind the tab with everything that is not news.
@MainActor
struct `More` {
  @Test(arguments: ["en", "pl"])
  func `leads to each of its pages and back, and all are released`(language: String) {
    expectNoLeaks { probe in
      Reading.in(language, observing: probe.watch) { console in
        console.press("5")
        let more = console.screen
        for item in 0..<7 {
          console.press("home")
          for _ in 0..<item { console.press("down") }
          console.press("enter")
          #expect(console.screen != more)
          console.press("escape home")
          #expect(console.screen == more)
        }
      }
    }
  }

  @Test(arguments: ["en", "pl"])
  func `finds articles by words, whatever their case and accents`(language: String) {
    Reading.in(language) { console in
      console.press("5 down enter")
      console.type(language == "pl" ? "MECH SUSZE" : "MOSS weather")
      console.press("enter")
      console.expectSnapshot(named: "search", language: language)

      console.press("tab enter")
      #expect(console.screen.contains(language == "pl" ? "Mech" : "moss"))
    }
  }

  @Test func `leads through what was found, and back to where the reader came`() {
    Reading.in("en", feed: Reading.feed(of: 12)) { console in
      console.press("5 down enter")
      console.type("number 1")
      #expect(console.screen.contains("enter search"))
      console.press("enter tab enter n n")
      #expect(console.screen.contains("Article number 11"))

      console.press("escape")
      #expect(console.screen.contains(">   Article number 11"))
    }
  }

  @Test func `articles that are not saved any more can still be turned through`() async {
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }

    await Reading.in("en", feed: Reading.feed(of: 3), folder: StateFolder(place.path())) {
      console in
      console.press("enter s n s n s escape 5 home enter enter s n")
      #expect(console.screen.contains("Article number 2"))
    }
  }

  @Test func `says when nothing is found`() {
    Reading.in("en") { console in
      console.press("5 down enter")
      console.type("zebra crossing the zenith")
      console.press("enter")

      #expect(console.screen.contains("No article contains these words."))
    }
  }

  @Test func `a look is worn at once, and in the next run`() async {
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = StateFolder(place.path())

    await Reading.in("en", folder: folder) { console in
      let plain = console.styledScreen
      console.press("5 down down down down enter down enter 1")
      #expect(console.styledScreen != plain)
    }

    #expect(folder.reader.load().content.look == "colorful")
  }

  @Test func `sources are added, marked as read and removed`() async {
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = StateFolder(place.path())

    await Reading.in("en", folder: folder) { console in
      console.press("5 down down enter enter")
      console.type("example.com/feed")
      console.press("enter")
      #expect(console.screen.contains("https://example.com/feed"))

      console.press("down enter enter 1")
      #expect(console.screen.contains("12 articles · 0 unread"))

      console.press("5 enter right enter")
      #expect(!console.screen.contains("Included with the program"))
      console.press("1")
      #expect(console.screen.contains("no articles"))
    }

    let state = folder.reader.load().content
    #expect(state.sources.map(\.id) == ["https://example.com/feed"])
    #expect(!state.readsBundled)
  }

  @Test(arguments: ["", "ftp://example.com", "no address"])
  func `what is no address is told, and can be mended`(text: String) {
    Reading.in("en") { console in
      console.press("5 down down enter enter")
      console.type(text)
      console.press("enter")
      #expect(console.screen.contains("Invalid address"))

      console.press("enter")
      #expect(!console.screen.contains("Invalid address"))
      #expect(console.screen.contains("Add a feed"))
    }
  }
}
