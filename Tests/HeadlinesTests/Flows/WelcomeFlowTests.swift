import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// The very first start.
@MainActor
struct `The welcome` {
  private static var surroundings: Surroundings {
    var surroundings = Surroundings { Reading.now }
    surroundings.welcomes = true
    return surroundings
  }

  @Test(arguments: ["en", "pl"])
  func `is shown at the first start, and not again once it was seen`(language: String) async {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }

    await expectNoLeaks { probe in
      await Reading.in(
        language, folder: StateFolder(folder.path()), surroundings: Self.surroundings,
        observing: probe.watch
      ) { console in
        console.expectSnapshot(named: "welcome", language: language)
        console.press("enter")
        #expect(!console.screen.contains(Reading.text("welcome.title", language)))
      }
    }

    await Reading.in(language, folder: StateFolder(folder.path()), surroundings: Self.surroundings)
    {
      #expect(!$0.screen.contains(Reading.text("welcome.title", language)))
    }
  }

  @Test(arguments: ["enter", "escape"])
  func `that was left is not shown again, however it was left`(key: String) async {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }

    await Reading.in(
      "en", folder: StateFolder(folder.path()), surroundings: Self.surroundings
    ) { console in
      #expect(console.screen.contains("Start reading"))
      console.press(key)
      #expect(!console.screen.contains("Start reading"))
    }
    await Reading.in(
      "en", folder: StateFolder(folder.path()), surroundings: Self.surroundings
    ) { #expect(!$0.screen.contains("Start reading")) }
  }

  @Test func `is shown again where the program ended before it was seen`() async {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }

    for _ in 1...2 {
      await Reading.in(
        "en", folder: StateFolder(folder.path()), surroundings: Self.surroundings
      ) { #expect($0.screen.contains("Start reading")) }
    }
  }

  @Test func `lets its reader choose the language`() async {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let state = StateFolder(folder.path())

    await Reading.in("en", folder: state, surroundings: Self.surroundings) { $0.press("up right") }

    #expect(state.reader.load().content.language == "pl")
  }
}
