import ConsoleTesting
import Foundation
import TestCases
import Testing

/// The program with `--linear`, run by a shell.
@Suite(.ownThread) struct `The linear program` {
  private let temporary = TemporaryFolder()

  @Test(arguments: [
    (
      "en", "Headlines, tab 1 of 5\n12 unread of 12\n",
      "tab 3 World, tab 4 Video, tab 5 More, quit, help\n"
    ),
    (
      "pl", "Wiadomości, karta 1 z 5\n12 nowych z 12\n",
      "karta 4 Wideo, karta 5 Więcej, zakończ, pomoc\n"
    ),
  ])
  func `prints its first screen to a pipe, and exits with 0`(
    language: String, start: String, end: String
  ) throws {
    let run = try Program.shell("\"$0\" --linear --lang \(language) | cat")

    #expect(run.status == 0 && run.error.isEmpty)
    #expect(run.output.hasPrefix(start) && run.output.hasSuffix(end))
    #expect(run.output.isPlain)
  }

  @Test(arguments: [
    ("en", "back", "The Harbour Gazette, back to Headlines, tab 1 of 5\n"),
    ("pl", "wstecz", "Gazeta Portowa, wstecz: Wiadomości, karta 1 z 5\n"),
  ])
  func `reads commands from a pipe`(
    language: String, back: String, article: String
  ) throws {
    let run = try Program.shell("printf '1\\n\(back)\\n' | \"$0\" --linear --lang \(language)")

    let parts = run.output.components(separatedBy: article)
    #expect(run.status == 0 && run.error.isEmpty)
    #expect(parts.count == 2)
    #expect(parts.allSatisfy { $0.contains("\n12 ") })
    #expect(run.output.isPlain)
  }

  @Test func `switches the language at once`() throws {
    let run = try Program.shell(
      "printf 'more\\nlanguage\\npolski\\nwstecz\\n' | \"$0\" --linear --lang en")

    #expect(run.output.contains("\n\nJęzyk, wstecz: Więcej, karta 5 z 5\nlista, 2 wiersze\n"))
    #expect(run.output.contains("\n\nWięcej, karta 5 z 5\n"))
  }

  @Test func `plays keys, then prints the screen once`() throws {
    let run = try Program.run("--linear", "--lang", "en", "--keys", "5 end enter")

    #expect(run.status == 0)
    #expect(run.output.hasPrefix("About, back to More, tab 5 of 5\nHeadlines\n"))
    #expect(!run.output.contains("of 12"))
  }

  @Test(arguments: [("1", true), ("0", false), ("", false)])
  func `runs if the environment has ACCESSIBLE`(
    value: String, isLinear: Bool
  ) throws {
    let run = try Program.shell("ACCESSIBLE=\(value) \"$0\" --lang en")

    #expect(run.output.contains("Type: 1 to 12") == isLinear)
  }

  @Test(arguments: [">/dev/full", "--keys down >/dev/full"])
  func `reports a full disk`(arguments: String) throws {
    let run = try Program.shell("\"$0\" --linear --lang en \(arguments)")

    #expect(run.status != 0)
    #expect(run.error.hasPrefix("headlines: The output cannot be written ("))
  }

  @Test func `reports a state that cannot be saved`() throws {
    let run = try Program.shell(
      "printf '1\\nback\\n' | \"$0\" --linear --lang en --state /proc/no-such-folder")

    #expect(run.output.contains("11 unread of 12"))
    #expect(run.status == 64 && run.error.contains("cannot be written"))
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["<&-", "</dev/null", "</etc"])
  func `empty input is not an error`(redirection: String) throws {
    let run = try Program.shell("\"$0\" --linear --lang en \(redirection)")

    #expect(run.status == 0 && run.error.isEmpty)
    #expect(run.output.contains("of 12"))
  }

  @Test func `a hostile feed sends no escape sequences`() throws {
    let feed = temporary.url.appending(path: "feed.xml")
    try Data(
      """
      <rss version="2.0"><channel><title>&#x9b;31m</title><item>
      <title>Red \u{9B}31m \u{9D}52;c;AAAA\u{9C} \u{202E}gnp</title>
      <description>\u{85}\u{2028}&amp;#27;[2J&amp;#x9b;5n</description></item></channel></rss>
      """.utf8
    ).write(to: feed)

    let run = try Program.shell(
      "printf '1\\nback\\n\\033[2J\\n' | \"$0\" --linear --lang en --feed \(feed.path())")

    #expect(run.output.contains("1 Red"))
    #expect(run.output.contains("Unknown command: "))
    #expect(run.output.isPlain)
  }
}

extension String {
  /// Whether the text has no control characters except line feeds, and no bidirectional controls.
  fileprivate var isPlain: Bool {
    unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || scalar.properties.generalCategory != .control
          && !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
    }
  }
}
