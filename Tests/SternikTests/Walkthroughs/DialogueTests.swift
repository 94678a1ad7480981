import ConsoleTesting
import Foundation
import Sternik
import Testing

/// What a dialogue of the linear form waits for.
@MainActor
struct `A dialogue` {
  @Test func `lets tasks continue after the start and after each line`() async throws {
    let folder = TemporaryFolder([
      "__Snapshots__/SomeTests/loading.en.txt": """
      Empty
      Type: r Read, quit, help
      list, 1 row
      Apples
      > r
      Nothing has changed.
      list, 2 rows
      Pears

      """
    ])
    let walkthrough = Walkthrough(
      Localizer(tables: [], preferring: [], developmentLanguage: "en"), steps: []
    ) { $0.show(ReadingScreen(["Apples", "Pears"])) }

    try await walkthrough.expectDialogue(
      ["r"], named: "loading", in: ["en"],
      filePath: folder.url.appending(path: "SomeTests.swift").path())
  }
}

/// Reads a line from another thread at the start, and another one after each key.
private final class ReadingScreen: Screen {
  private var unread: [String]
  private var lines: [String] = []

  init(_ lines: [String]) {
    unread = lines
    read()
  }

  var commands: [KeyCommand] { [KeyCommand(.character("r"), "Read") { self.read() }] }

  var body: some View {
    if lines.isEmpty { Text("Empty") } else { List(lines) { Text($0) } }
  }

  private func read() {
    task { screen in
      let next = screen.unread.removeFirst()
      let line = await Task.detached { next }.value
      screen.lines.append(line)
    }
  }
}
