import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// Signing in: a flow of its own over the program.
@MainActor
struct `Signing in` {
  private let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var folder: StateFolder { StateFolder(place.path()) }

  private var surroundings: Surroundings {
    var surroundings = Surroundings { Reading.now }
    surroundings.codeDesk = CodeDesk(folder: folder)
    surroundings.codeDesk.now = { Reading.now }
    return surroundings
  }

  private func reading(
    _ language: String = "en", surroundings: Surroundings? = nil,
    observing observe: (Window) -> Void = { _ in }, _ walk: (HeadlessConsole) throws -> Void
  ) async rethrows {
    try await Reading.in(
      language, feed: Reading.feed(of: 3), folder: folder,
      surroundings: surroundings ?? self.surroundings, observing: observe, walk)
  }

  /// The code as it stands in the file that was delivered.
  private var code: String {
    let letter = try? String(contentsOfFile: folder.path + "/code.txt", encoding: .utf8)
    return letter.map { String($0.suffix(7).prefix(6)) } ?? ""
  }

  @Test(arguments: ["en", "pl"])
  func `asks for a name and a code, shows a key, and is done`(language: String) async throws {
    defer { try? FileManager.default.removeItem(at: place) }

    try await expectNoLeaks { probe in
      try await reading(language, observing: probe.watch) { console in
        console.press("5 end up enter")
        console.type("Anna")
        console.press("enter")
        #expect(console.screen.contains("code.txt"))
        let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/code.txt")
        #expect(mode[.posixPermissions] as? Int == 0o600)

        console.type(code)
        console.press("enter")
        #expect(console.screen.contains(Reading.text("recovery.writeDown", language).prefix(20)))
        console.press(language == "en" ? "enter" : "escape")

        #expect(console.screen.contains("Anna"))
        #expect(console.screen.contains(Reading.text("more.signOut", language)))
      }
    }

    #expect(folder.reader.load().content.profile == "Anna")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/code.txt"))
  }

  @Test func `with a wrong code is an alert, and the fifth one is the last`() async {
    defer { try? FileManager.default.removeItem(at: place) }

    await reading { console in
      console.press("5 end up enter")
      console.type("Anna")
      console.press("enter")
      for left in [4, 3, 2, 1] {
        console.type("wrong1")
        console.press("enter")
        #expect(console.screen.contains("Incorrect code"))
        #expect(console.screen.contains("You have \(left) attempt"))
        console.press("enter")
      }
      console.type("123")
      console.press("enter")
      #expect(console.screen.contains("Incomplete code"))
      console.press("enter ctrl-u")
      console.type("wrong2")
      console.press("enter")
      #expect(console.screen.contains("The code has expired"))

      let first = code
      console.press("enter")
      #expect(console.screen.contains("code.txt"))
      #expect(!code.isEmpty && code != first)
    }
  }

  @Test func `another way is the recovery key`() async {
    defer { try? FileManager.default.removeItem(at: place) }
    let profile = Profile(name: "Anna", recoveryKey: "AB2C-DE3F")
    _ = try? folder.reader.save(
      {
        var state = ReaderState()
        state.profiles = [profile]
        return state
      }())

    await expectNoLeaks { probe in
      await reading(observing: probe.watch) { console in
        console.press("5 end up enter")
        console.type("Anna")
        console.press("enter tab tab enter")
        #expect(console.screen.contains("Recovery key"))
        console.type("wrong")
        console.press("enter")
        #expect(console.screen.contains("Incorrect key"))
        console.press("enter ctrl-u")
        console.type("ab2c de3f")
        console.press("enter")

        #expect(console.screen.contains("Sign out"))
      }
    }
  }

  @Test func `parts the saved articles of its readers`() async {
    defer { try? FileManager.default.removeItem(at: place) }

    await reading { console in
      console.press("enter s escape 5")
      #expect(console.screen.contains("1\n"))
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

  @Test func `without a name, or without a place for the code, is told`() async {
    await reading(surroundings: Surroundings { Reading.now }) { console in
      console.press("5 end up enter enter")
      #expect(console.screen.contains("Enter a name."))
      console.press("enter")

      console.type("Anna")
      console.press("enter")
      #expect(console.screen.contains("The code could not be delivered"))
    }
  }

  @Test func `that is left by Escape leaves everything as it was`() async {
    defer { try? FileManager.default.removeItem(at: place) }

    await expectNoLeaks { probe in
      await reading(observing: probe.watch) { console in
        console.press("5 end up enter")
        console.type("Anna")
        console.press("enter escape escape")

        #expect(console.screen.contains("Sign in"))
      }
    }

    #expect(!FileManager.default.fileExists(atPath: folder.path + "/code.txt"))
  }

  @Test func `codes are six digits, each used once and in time`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 1...200 {
      let code = OneTimeCode(now: Reading.now, using: &generator)
      #expect(code.digits.count == 6 && code.digits.allSatisfy(\.isNumber))
    }
    var code = OneTimeCode(now: Reading.now, using: &generator)
    let late = Timestamp(secondsSince1970: Reading.now.secondsSince1970 + 601)

    #expect(code.check(code.digits, now: late) == .expired)
    #expect(code.check(" " + code.digits + " ", now: Reading.now) == .right)
  }
}
