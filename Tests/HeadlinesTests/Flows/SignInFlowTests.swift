import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

@Suite(.releasesEverything) @MainActor
struct `Signing in` {
  private let temporary = TemporaryFolder()
  private var directory: URL { temporary.url }
  private var folder: StateFolder { StateFolder(directory.path()) }

  private var dependencies: Dependencies {
    var dependencies = Dependencies { TestApp.now }
    dependencies.codeIssuer = CodeIssuer(folder: folder)
    dependencies.codeIssuer.now = { TestApp.now }
    return dependencies
  }

  private func run(
    _ language: String = "en", dependencies: Dependencies? = nil,
    observing observe: (Window) -> Void = { _ in }, _ walk: (HeadlessConsole) throws -> Void
  ) async rethrows {
    try await TestApp.run(
      in: language, document: TestApp.document(articleCount: 3), folder: folder,
      dependencies: dependencies ?? self.dependencies, observing: observe, walk)
  }

  /// The code in the delivered file.
  private var code: String {
    let letter = try? String(contentsOfFile: folder.path + "/code.txt", encoding: .utf8)
    return letter.map { String($0.suffix(7).prefix(6)) } ?? ""
  }

  @Test(arguments: ["en", "pl"])
  func `asks for a name and a code, and shows a recovery key`(language: String) async throws {
    try await expectNoLeaks { probe in
      try await run(language, observing: probe.watch) { console in
        console.press("5 end up enter")
        console.type("Anna")
        console.press("enter")
        #expect(console.screen.contains("code.txt"))
        let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/code.txt")
        #expect(mode[.posixPermissions] as? Int == 0o600)

        console.type(code)
        console.press("enter")
        #expect(console.screen.contains(TestApp.text("recovery.writeDown", language).prefix(20)))
        console.press(language == "en" ? "enter" : "escape")

        #expect(console.screen.contains("Anna"))
        #expect(console.screen.contains(TestApp.text("more.signOut", language)))
      }
    }

    #expect(folder.settings.currentProfile == "Anna")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/code.txt"))
  }

  @Test func `with an incorrect code shows why, and allows five attempts`() async {
    await run { console in
      console.press("5 end up enter")
      console.type("Anna")
      console.press("enter")
      for left in [4, 3, 2, 1] {
        console.type("wrong1")
        console.press("enter")
        #expect(console.screen.contains("Incorrect code"))
        #expect(console.screen.contains("You have \(left) attempt"))
      }
      console.type("123")
      console.press("enter")
      #expect(console.screen.contains("The code has six digits."))
      #expect(!console.screen.contains("Incorrect code"))
      console.press("ctrl-u")
      console.type("wrong2")
      console.press("enter")
      #expect(console.screen.contains("The code has expired"))

      let first = code
      console.press("enter")
      #expect(console.screen.contains("code.txt"))
      #expect(!code.isEmpty && code != first)
    }
  }

  @Test func `is possible with the recovery key`() async {
    let profile = Profile(name: "Anna", recoveryKey: "AB2C-DE3F")
    folder.library.signIn(profile)
    folder.change { $0.currentProfile = nil }

    await expectNoLeaks { probe in
      await run(observing: probe.watch) { console in
        console.press("5 end up enter")
        console.type("Anna")
        console.press("enter tab tab tab enter")
        #expect(console.screen.contains("Recovery key"))
        console.type("wrong")
        console.press("enter")
        #expect(console.screen.contains("Incorrect key"))
        console.press("ctrl-u")
        console.type("ab2c de3f")
        console.press("enter")

        #expect(console.screen.contains("Sign out"))
      }
    }
  }

  @Test func `separates the saved articles of profiles`() async {
    await run { console in
      console.press("enter s escape 5")
      #expect(console.screen.contains("1 ›\n"))
      console.press("end up enter")
      console.type("Anna")
      console.press("enter")
      console.type(code)
      console.press("enter enter")
      console.press("home enter")
      #expect(console.screen.contains("You have not saved any article"))

      console.press("1 down enter s escape 5")
      #expect(console.screen.contains("> ") && console.screen.contains("Article number 2"))
      console.press("escape end up enter home enter")
      #expect(console.screen.contains("Article number 1"))
    }
  }

  @Test(arguments: ["tab tab enter", "escape"])
  func `is cancelled from its last page`(keys: String) async {
    await run { console in
      console.press("5 end up")
      let more = console.screen
      console.press("enter")
      console.type("Anna")
      console.press("enter \(keys)")

      #expect((console.screen == more) == (keys != "escape"))
      #expect(console.screen.contains("Name") == (keys == "escape"))
    }
  }

  @Test func `without a name or without delivery says so`() async {
    await run(dependencies: Dependencies { TestApp.now }) { console in
      console.press("5 end up enter enter")
      #expect(console.screen.contains("Enter a name."))

      console.type("Anna")
      console.press("enter")
      #expect(console.screen.contains("The code could not be delivered"))
    }
  }

  @Test func `cancelled with Escape changes nothing`() async {
    await expectNoLeaks { probe in
      await run(observing: probe.watch) { console in
        console.press("5 end up enter")
        console.type("Anna")
        console.press("enter escape escape")

        #expect(console.screen.contains("Sign in"))
      }
    }

    #expect(!FileManager.default.fileExists(atPath: folder.path + "/code.txt"))
  }

  @Test func `uses codes of six digits that expire`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 1...200 {
      let code = OneTimeCode(now: TestApp.now, using: &generator)
      #expect(code.digits.count == 6 && code.digits.allSatisfy(\.isNumber))
    }
    var code = OneTimeCode(now: TestApp.now, using: &generator)
    let late = Timestamp(secondsSince1970: TestApp.now.secondsSince1970 + 601)

    #expect(code.check(code.digits, now: late) == .expired)
    #expect(code.check(" " + code.digits + " ", now: TestApp.now) == .correct)
  }
}
