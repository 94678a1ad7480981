import ConsoleTesting
import Sternik
import Testing

@testable import Headlines

/// The keys of the list of feeds.
@Suite(.releasesEverything) @MainActor
struct `The list of feeds` {
  @Test func `opens the next unread article, and marks all of the highlighted row`() {
    TestApp.run(in: "en") { console in
      console.press("2 N")
      #expect(console.screen.contains("The Harbour Gazette › Night ferry"))
      console.press("escape escape A")
      #expect(console.screen.contains("0 unread"))
    }
  }

  @Test func `leaves out articles with words that a search then names`() {
    TestApp.run(in: "en") { console in
      console.press("2 H")
      console.type("ferry")
      console.press("enter 5 down enter")
      console.type("xyzzy")
      #expect(console.screen.contains("Those with hidden words are left out."))
    }
  }
}
