import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// The first start.
@Suite(.releasesEverything) @MainActor
struct `The welcome` {
  private let temporary = TemporaryFolder()

  private static var dependencies: Dependencies {
    var dependencies = Dependencies { TestApp.now }
    dependencies.showsWelcome = true
    return dependencies
  }

  @Test(arguments: ["en", "pl"])
  func `is shown at the first start only`(language: String) async {
    let folder = temporary.url.appending(path: "state")

    await expectNoLeaks { probe in
      await TestApp.run(
        in: language, folder: StateFolder(folder.path()), dependencies: Self.dependencies,
        observing: probe.watch
      ) { console in
        console.expectSnapshot(named: "welcome", language: language)
        console.press("enter")
        #expect(!console.screen.contains(TestApp.text("welcome.title", language)))
      }
    }

    await TestApp.run(
      in: language, folder: StateFolder(folder.path()), dependencies: Self.dependencies
    ) {
      #expect(!$0.screen.contains(TestApp.text("welcome.title", language)))
    }
  }

  @Test(arguments: ["enter", "escape"])
  func `is not shown again after Enter or Escape`(key: String) async {
    let folder = temporary.url.appending(path: "state")

    await TestApp.run(
      in: "en", folder: StateFolder(folder.path()), dependencies: Self.dependencies
    ) { console in
      #expect(console.screen.contains("Start reading"))
      console.press(key)
      #expect(!console.screen.contains("Start reading"))
    }
    await TestApp.run(
      in: "en", folder: StateFolder(folder.path()), dependencies: Self.dependencies
    ) { #expect(!$0.screen.contains("Start reading")) }
  }

  @Test func `is shown again if the program ended before`() async {
    let folder = temporary.url.appending(path: "state")

    for _ in 1...2 {
      await TestApp.run(
        in: "en", folder: StateFolder(folder.path()), dependencies: Self.dependencies
      ) { #expect($0.screen.contains("Start reading")) }
    }
  }

  @Test func `lets the user choose the language`() async {
    let folder = temporary.url.appending(path: "state")
    let state = StateFolder(folder.path())

    await TestApp.run(in: "en", folder: state, dependencies: Self.dependencies) {
      $0.press("up right")
    }

    #expect(state.settings.language == "pl")
  }
}
