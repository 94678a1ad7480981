import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

@Suite(.releasesEverything) @MainActor
struct `Reading` {
  private let temporary = TemporaryFolder()

  @Test(arguments: ["en", "pl"])
  func `leads from a list to an article and back, and everything is released`(language: String) {
    expectNoLeaks { probe in
      TestApp.run(in: language, observing: probe.watch) { console in
        let list = console.screen
        console.press("down enter")
        #expect(console.screen != list)
        console.press("pagedown end home escape")
        console.press(
          "5 down down down down down enter escape down down down enter escape 1 down enter q")
        console.press("q")
        #expect(console.outcome == .closed)
      }
    }
  }

  @Test func `each tab keeps its navigation state`() {
    TestApp.run(in: "en") { console in
      console.press("down down enter")
      let article = console.screen

      console.press("5 enter 1")

      #expect(console.screen == article)
    }
  }

  @Test func `an opened article is read, also in the next run`() async throws {
    let directory = temporary.url.appending(path: "state")
    let folder = StateFolder(directory.path())

    await TestApp.run(in: "en", folder: folder) { console in
      #expect(console.screen.contains("12 unread of 12"))
      console.press("enter escape")
      #expect(console.screen.contains("11 unread of 12"))
    }

    await TestApp.run(in: "en", folder: folder) { console in
      #expect(console.screen.contains("11 unread of 12"))
    }
  }

  @Test func `a failed save is reported once, in an alert`() async throws {
    let file = temporary.url.appending(path: "file")
    try "a file, not a folder".write(to: file, atomically: true, encoding: .utf8)

    await Localizer.withCurrent(TestApp.localizer("en")) {
      let program = OnlineTestApp([], in: StateFolder(file.path()))
      let console = program.console
      #expect(console.screen.contains("Your changes cannot be saved"))

      console.press("enter")
      #expect(console.screen.contains("12 unread of 12"))
      console.press("enter")
      #expect(!console.screen.contains("Your changes cannot be saved"))
      #expect(console.screen.contains("esc close"))
      await program.end()
    }
  }

  @Test func `a feed of ten thousand items scrolls to its end`() {
    TestApp.run(in: "en", document: TestApp.document(articleCount: 10_000)) { console in
      console.press("end")
      #expect(console.screen.contains("Article number 10000"))

      console.press("pageup home")
      #expect(console.screen.contains("> ● Article number 1 "))
    }
  }

  @Test func `escape sequences in a feed never reach the terminal`() {
    let hostile = ArticleContent(
      id: "1", title: "\u{1B}]0;owned\u{7}\u{1B}[31mred", body: ["\u{9B}2J", "a\u{202E}b"])

    TestApp.run(in: "en", document: FeedDocument(title: "", articles: [hostile])) { console in
      let list = console.screen
      console.press("enter")

      for screen in [list, console.screen] {
        #expect(
          screen.unicodeScalars.allSatisfy {
            $0 == "\n"
              || !$0.properties.isBidiControl && $0.value >= 0x20
                && !(0x7F...0x9F).contains($0.value)
          })
      }
    }
  }
}
