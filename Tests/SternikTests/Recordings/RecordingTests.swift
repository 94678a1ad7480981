import ConsoleTesting
import Foundation
import LocalizableStrings
import Sternik
import Testing

/// What a recording has of a user's work, and what replaying it shows.
@MainActor
struct `A recording` {
  private static let english = Localizer(tables: [], preferring: [], developmentLanguage: "en")

  @Test func `is replayed to the same screens`() async throws {
    try await RecordedShop.withFile { path in
      let (console, _) = try RecordedShop.console(recordingTo: path)
      console.type("Żółć 日")
      await console.advance(by: .milliseconds(1_500))
      console.press("tab")
      console.paste("open sesame")
      console.press("tab enter")
      let greeting = console.screen
      await console.advance(by: .seconds(60))
      console.resize(columns: 50, rows: 14)
      console.click(on: "Plums")
      console.send(.focus(false))
      let end = console.canvas

      let recording = try Recording(contentsOf: path)
      var screens: [String] = []
      let walkthrough = Walkthrough(Self.english, replaying: recording) {
        $0.show(RecordedShop(in: $0))
      }
      try await walkthrough.walk(in: ["en"]) { console, stop in
        if stop.name == "replay" { screens.append(console.styledScreen) }
      }

      #expect(greeting.contains("Welcome, Żółć 日"))
      #expect(screens == [end.styledText])
      #expect(recording.lastScreen.text == end.text)
      #expect(recording.size == Size(columns: 40, rows: 12))
      #expect(recording.duration == .milliseconds(61_500))
    }
  }

  @Test(arguments: [
    (Theme.terminal, Theme.terminal), (.day, .day), (Theme(name: "own", basedOn: .day), .night),
  ])
  func `is replayed in its theme`(theme: Theme, recorded: Theme) async throws {
    try await RecordedShop.withFile { path in
      let (console, _) = try RecordedShop.console(recordingTo: path, in: theme)
      console.press("down")

      let recording = try Recording(contentsOf: path)
      var screens: [String] = []
      let walkthrough = Walkthrough(Self.english, replaying: recording) {
        $0.show(RecordedShop(in: $0))
      }
      try await walkthrough.walk(in: ["en"]) { console, _ in screens.append(console.screen) }

      #expect(recording.theme == recorded)
      #expect(screens.last == recording.lastScreen.text)
    }
  }

  @Test
  func `has a line for each event, at its time, and nothing of a secure field but its length`()
    async throws
  {
    try await RecordedShop.withFile { path in
      let (console, screen) = try RecordedShop.console(recordingTo: path)

      console.type("Jo")
      console.press("tab")
      await console.advance(by: .milliseconds(250))
      console.type("hunter")
      console.press(.alt("x"))
      console.press("left ctrl-e")
      console.paste("zwei")
      console.send(.mouse(MouseEvent(.scrollDown, at: Point(column: 1, row: 2), modifiers: .shift)))
      console.send(.signal(.terminate))

      let text = try String(contentsOfFile: path, encoding: .utf8)
      let inputs = text.split(separator: "\n").filter { $0.contains("\"i\"") }.map(String.init)
      #expect(screen.password == "hunterzwei")
      let keys = ["J", "o", "tab"].map { "[0.000000, \"i\", \"key \($0)\"]" }
      let hidden = ["•", "•", "•", "•", "•", "•", "alt-•", "left", "ctrl-e"]
      #expect(
        inputs == keys + hidden.map { "[0.250000, \"i\", \"key \($0)\"]" } + [
          "[0.250000, \"i\", \"paste ••••\"]",
          "[0.250000, \"i\", \"mouse scroll-down 1,2 shift\"]",
          "[0.250000, \"i\", \"signal terminate\"]",
        ])
      for secret in ["hunter", "zwei"] { #expect(!text.contains(secret)) }
      #expect(try Recording(contentsOf: path).lastScreen.text.contains("••••••••••"))
    }
  }

  @Test(arguments: ["3", "1 x"])
  func `of the linear form hides what fills in a secure field, asked for or not`(
    _ first: String
  ) async throws {
    try await RecordedShop.withFile { path in
      let window = Window()
      let screen = RecordedShop(in: window)
      window.show(screen)
      let console = HeadlessLinearConsole(window)
      try console.console.record(to: path)

      console.enter(first)
      console.enter("2")
      console.enter("open sesame")
      console.enter("2  swordfish  blue")
      console.enter("swordfish")
      console.enter("/ sesame")

      #expect(screen.password == "swordfish blue")
      let text = try String(contentsOfFile: path, encoding: .utf8)
      for secret in ["sesame", "swordfish", "blue"] { #expect(!text.contains(secret)) }
      let recording = try Recording(contentsOf: path)
      let again = Window()
      let repeated = RecordedShop(in: again)
      again.show(repeated)
      let replayed = HeadlessLinearConsole(again)
      try await replayed.replay(recording)
      #expect(repeated.password.count == screen.password.count + 2)
      #expect(recording.lastScreen.text.contains("Password"))
      let error = await #expect(throws: RecordingError.self) {
        try await HeadlessConsole(again).replay(recording)
      }
      #expect(
        error?.description == "\(path): a recording of the linear form; "
          + "HeadlessLinearConsole.replay(_:) replays it")
    }
  }

  @Test func `may be read by its owner only, also where another file was`() async throws {
    try await RecordedShop.withFile { path in
      try String(repeating: "old", count: 10_000).write(
        toFile: path, atomically: false, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)

      let (console, _) = try RecordedShop.console(recordingTo: path)

      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
      #expect(try Recording(contentsOf: path).size == console.terminal.size)
    }
  }

  @Test func `that cannot be written any more is reported at the end, and the program goes on`()
    async throws
  {
    try await RecordedShop.withFile { path in
      let (console, screen) = try RecordedShop.console(recordingTo: path)
      var lines: [String] = []
      console.console.writeDiagnostic = { lines.append($0) }

      Self.fillDisk(under: path)
      console.type("Jo")

      #expect(screen.name == "Jo")
      #expect(lines == [])
      console.send(.endOfInput)
      #expect(lines == ["sternik: \(path): cannot be written (No space left on device)"])
    }
  }

  @Test func `that cannot be opened is an error at once`() throws {
    let error = #expect(throws: RecordingError.self) {
      try RecordedShop.console(recordingTo: "/no/such/folder/bug.cast")
    }

    #expect(
      error?.description
        == "/no/such/folder/bug.cast: cannot be written (No such file or directory)")
  }

  /// Makes every further write to an open file fail.
  private static func fillDisk(under path: String) {
    var (file, opened) = (stat(), stat())
    #expect(stat(path, &file) == 0)
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    for descriptor in Int32(3)..<1_024
    where fstat(descriptor, &opened) == 0 && opened.st_ino == file.st_ino
      && opened.st_dev == file.st_dev
    {
      dup2(full, descriptor)
    }
    close(full)
  }
}
