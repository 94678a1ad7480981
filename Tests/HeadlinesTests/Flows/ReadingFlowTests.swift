import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// Each way through the program, by keys, from the first screen to the last object released.
@MainActor
struct `Flows` {
  @Test(arguments: ["en", "pl"])
  func `list, article and back, in both tabs, and everything is released`(language: String) {
    expectNoLeaks { probe in
      Reading.in(language, observing: probe.watch) { console in
        let list = console.screen
        console.press("down enter")
        #expect(console.screen != list)
        console.press("pagedown end home escape")
        console.press("5 down down down enter escape down down down enter escape 1 down enter q")
        console.press("q")
        #expect(console.outcome == .closed)
      }
    }
  }

  @Test func `each tab keeps its place`() {
    Reading.in("en") { console in
      console.press("down down enter")
      let article = console.screen

      console.press("5 enter 1")

      #expect(console.screen == article)
    }
  }

  @Test func `an opened article is read, and stays so in the next run`() async throws {
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = StateFolder(place.path())

    await Reading.in("en", folder: folder) { console in
      #expect(console.screen.contains("12 articles · 12 unread"))
      console.press("enter escape")
      #expect(console.screen.contains("12 articles · 11 unread"))
    }

    await Reading.in("en", folder: folder) { console in
      #expect(console.screen.contains("12 articles · 11 unread"))
    }
  }

  @Test func `what cannot be remembered is told once, over what is there`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try "a file, not a folder".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }

    await Localizer.withCurrent(Reading.localizer("en")) {
      let program = ServedProgram([], in: StateFolder(file.path()))
      let console = program.console
      console.press("enter")
      while !console.screen.contains("Your settings cannot be saved") { await Task.yield() }

      console.press("enter")
      #expect(!console.screen.contains("Your settings cannot be saved"))
      #expect(console.screen.contains("esc back"))
      await program.end()
    }
  }

  @Test func `a feed of ten thousand items scrolls to its end`() {
    Reading.in("en", feed: Reading.feed(of: 10_000)) { console in
      console.press("end")
      #expect(console.screen.contains("Article number 10000"))

      console.press("pageup home")
      #expect(console.screen.contains("> • Article number 1 "))
    }
  }

  @Test func `escape sequences in a feed are shown, never sent`() {
    let hostile = Article(
      id: "1", title: "\u{1B}]0;owned\u{7}\u{1B}[31mred", body: ["\u{9B}2J", "a\u{202E}b"])

    Reading.in("en", feed: Feed(title: "", articles: [hostile])) { console in
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
