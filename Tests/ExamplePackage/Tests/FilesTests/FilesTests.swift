import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Files

/// Each test has two folders of its own, and runs no editor and no shell.
@Suite(.releasesEverything) @MainActor struct `A file manager` {
  private let folder = TemporaryFolder([
    "left/alpha.txt": "alpha", "left/beta.txt": "beta beta", "left/sub/inner.txt": "inner",
    "right/beta.txt": "old",
  ])

  @Test(arguments: ["en", "pl"], [Size(columns: 80, rows: 24), Size(columns: 100, rows: 30)])
  func `looks like this`(_ language: Language, _ size: Size) async throws {
    for name in ["left/alpha.txt", "left/beta.txt", "left/sub", "right/beta.txt"] {
      let date = Date(timeIntervalSince1970: 1_800_000_000)
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: folder.url.appending(path: name).path)
    }
    try await show(in: language, size) { console in
      console.press("down insert")
      console.type("ls")

      console.expectSnapshot(named: "panes-\(size.columns)x\(size.rows)", language: language.tag)
    }
  }

  @Test func `opens a folder by Enter or a double click, and goes up by Backspace`() async throws {
    try await show { console in
      console.press("enter")
      #expect(console.screen.contains("inner.txt"))

      console.press("backspace")
      #expect(console.screen.contains("alpha.txt"))

      console.click(on: "sub", count: 2)
      #expect(console.screen.contains("inner.txt"))
    }
  }

  @Test func `sorts by the title that the user clicks`() async throws {
    try await show { console in
      console.click(on: "Size")

      let beta = try #require(console.screen.range(of: "beta.txt"))
      let alpha = try #require(console.screen.range(of: "alpha.txt"))
      #expect(beta.lowerBound < alpha.lowerBound)
    }
  }

  @Test(arguments: [("en", "2 files copied"), ("pl", "Skopiowano 2 pliki")])
  func `copies marked files, and asks about one that exists`(
    _ language: Language, _ result: String
  ) async throws {
    try await show(in: language) { console in
      console.press("down insert insert f5")
      await console.wait { console.screen.contains("beta.txt?") }

      console.press("right enter")

      await console.wait { console.screen.contains(result) }
      let alpha = try folder.text(of: "right/alpha.txt")
      #expect(alpha == "alpha")
      let beta = try folder.text(of: "right/beta.txt")
      #expect(beta == "beta beta")
      let names = try path("right").content().map(\.name.shown)
      #expect(names.sorted() == ["alpha.txt", "beta.txt"])
    }
  }

  @Test(arguments: ["escape", "enter"])
  func `leaves a file as it is that the user does not replace`(_ answer: String) async throws {
    try await show { console in
      console.press("down down f5")
      await console.wait { console.screen.contains("Replace beta.txt?") }

      console.press(answer)

      await console.wait { !console.screen.contains("Copying") }
      let beta = try folder.text(of: "right/beta.txt")
      #expect(beta == "old")
    }
  }

  @Test func `leaves nothing of a copy that is stopped`() async throws {
    // A file without an end.
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/left/zero", withDestinationPath: "/dev/zero")
    try await show { console in
      console.press("end f5")
      await console.wait { path("right/zero.part").info != nil }
      #expect(console.screen.contains("Copying zero"))

      console.press("f7")

      await console.wait { !console.screen.contains("Copying") }
      let names = try path("right").content().map(\.name.shown)
      #expect(names == ["beta.txt"])
    }
  }

  @Test func `asks before it quits while it copies`() async throws {
    try await show { console in
      console.press("down f5 f10")
      #expect(console.screen.contains("Files are being copied."))
      console.press("escape")
      await console.wait { console.screen.contains("1 file copied") }
      #expect(console.outcome == nil)

      console.press("f10")

      #expect(console.outcome == .closed)
    }
  }

  @Test func `shows the lines of a large file`() async throws {
    try folder.write((1...9_999).map { "line \($0)" }.joined(separator: "\n"), to: "left/a.txt")
    try await show { console in
      console.press("down f3")
      #expect(console.screen.contains("line 1 "))

      console.press("end")
      #expect(console.screen.contains("line 9999"))

      console.press("pgup")
      console.scroll(by: -1, column: 4, row: 4)
      #expect(!console.screen.contains("line 9999"))

      console.click(column: 79, row: 12)
      #expect(console.screen.contains("line 5"))

      console.press("home escape")
      #expect(console.screen.contains("alpha.txt"))
    }
  }

  @Test func `edits a file with any name`() async throws {
    let name = path("left").appending("\u{7}\u{202E}".utf8 + Self.invalid)
    _ = try name.opened(O_WRONLY | O_CREAT, mode: 0o600)
    try await show { console in
      #expect(console.screen.contains("␇<U+202E>"))

      console.press("down f4")

      await console.wait { !console.terminal.programs.isEmpty }
      #expect(console.terminal.programs.first?.argumentBytes.last == name.bytes)
    }
  }

  @Test func `runs a line in the folder of the pane with the focus`() async throws {
    try await show { console in
      console.press("tab")
      console.type("ls /?x")
      console.press("backspace enter")

      await console.wait { !console.terminal.programs.isEmpty }
      var program = ExternalProgram.shell(running: "ls /?", thenAsking: "Press Enter to return.")
      program.folderBytes = path("right").bytes
      #expect(console.terminal.programs == [program])
      #expect(!console.screen.contains("$ ls"))
    }
  }

  @Test func `opens what a link leads to, and shows it again in the next run`() async throws {
    var state = ""
    try await show { console in
      try LinkOpener(console.window).open(DeepLink("right" + path("left/sub").bytes.shown))
      #expect(console.screen.contains("inner.txt"))
      state = console.window.navigationState
    }
    try await show { console in
      #expect(console.window.restore(state).isEmpty)

      #expect(console.screen.contains("inner.txt"))
    }
  }

  /// Bytes that are no UTF-8, where the file system takes them.
  private static var invalid: [UInt8] {
    #if canImport(Darwin)
    []
    #else
    [0xFF]
    #endif
  }

  private func path(_ name: String) -> Path { Path("\(folder.url.path)/\(name)".utf8) }

  /// Shows the two folders, with the same free space everywhere.
  private func show(
    in language: Language = "en", _ size: Size = Size(columns: 80, rows: 24),
    _ test: (HeadlessConsole) async throws -> Void
  ) async throws {
    let localizer = Program.localizer.preferring([language]).showing(timeZone: .utc)
    try await Localizer.withCurrent(localizer) {
      let terminal = HeadlessTerminal(size: size)
      let environment = FilesEnvironment(
        home: Path(folder.url.path.utf8), space: { _ in (free: 81_000_000_000, used: 0.7) },
        run: { try await terminal.run($0) })
      let window = Window()
      let files = FilesCoordinator(path("left"), path("right"), environment, window: window)
      try window.start(files)
      let console = HeadlessConsole(
        window, terminal: terminal, commands: { Program.commands(of: files) },
        statusLine: Program.statusLine)
      try await test(console)
    }
  }
}
