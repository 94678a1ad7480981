import ConsoleTesting
import Foundation
import TestCases
import Testing

/// The program, run by a shell.
@Suite(.ownThread) struct `The program` {
  private let temporary = TemporaryFolder()

  @Test func `prints the screen to a pipe, and exits with 0`() throws {
    let run = try Program.run("--lang", "pl")

    #expect(run.status == 0)
    #expect(run.output.contains("z 12"))
    #expect(run.output.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    #expect(run.error.isEmpty)
  }

  @Test func `plays keys, then prints the screen`() throws {
    let run = try Program.run(
      "--lang", "en", "--keys", "5 end enter", "--width", "60", "--height", "12")

    #expect(run.status == 0)
    #expect(run.output.contains("More › About"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }

  @Test(arguments: [(["--ambiguous-width", "wide"], "C.UTF-8"), ([], "ja_JP.UTF-8@cjkwide")])
  func `draws lines in ASCII where the terminal draws ambiguous characters wide`(
    arguments: [String], locale: String
  ) throws {
    let wide = try Program.run(arguments + ["--lang", "en", "--width", "40"], language: locale)
    let narrow = try Program.run("--lang", "en", "--width", "40", "--ambiguous-width", "narrow")

    #expect(wide.output.contains(String(repeating: "-", count: 40)))
    #expect(narrow.output.contains(String(repeating: "─", count: 40)))
  }

  @Test
  func `a chosen language applies at once and in the next run`()
    throws
  {
    let state = temporary.url.appending(path: "state")

    let chosen = try Program.run(
      "--keys", "5 down down down down down enter down enter", "--state", state.path(),
      language: "en_GB.UTF-8")
    let next = try Program.run("--state", state.path(), language: "en_GB.UTF-8")

    #expect(chosen.output.contains("Więcej › Język"))
    #expect(chosen.output.contains("✓ polski"))
    #expect(next.output.contains("z 12"))
  }

  @Test(arguments: [
    ("pl_PL.UTF-8", "z 12"), ("de_DE.UTF-8", "of 12"), ("C", "of 12"),
  ])
  func `uses the language of its environment`(locale: String, words: String) throws {
    #expect(try Program.run(language: locale).output.contains(words))
  }

  @Test(arguments: [
    ["--lang", "xx"], ["--lang", "de"], ["--width", "0"], ["--height", "-1"], ["--width", "wide"],
    ["--ambiguous-width", "2"],
    ["--keys", "downn"], ["--keys", "\u{1B}"], ["--feed", ""], ["--feed", "/no/such/file"],
    ["--feed", "/etc"], ["--state", "/dev/null"],
    ["--open", ""], ["--open", "/"], ["--open", "news"], ["--open", "headlines/0"],
    ["--open", "headlines/13"], ["--open", "headlines/3/more"], ["--open", "a\nb"],
    ["--unknown"], ["surplus"], ["--lang"],
  ])
  func `an invalid value is one line on standard error and status 64`(
    _ arguments: [String]
  ) throws {
    let run = try Program.run(arguments)

    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.error.hasSuffix("\n") && run.error.dropLast().allSatisfy { !$0.isNewline })
    #expect(run.error.hasPrefix("headlines: "))
  }

  @Test(arguments: [["--help"], ["--version"]])
  func `prints help and version with status 0`(_ arguments: [String]) throws {
    let run = try Program.run(arguments)

    #expect(run.status == 0)
    #expect(!run.output.isEmpty && run.error.isEmpty)
  }

  @Test func `help is in the requested language, with the same options`() throws {
    let english = try Program.run("--help", "--lang", "en").output
    let polish = try Program.run("--surplus", "-h", "--lang=pl").output

    let options = english.matches(of: /(?m)^  (-h, )?--[a-z-]+/).map { String($0.output.0) }
    #expect(options.count == 24)
    #expect(options == polish.matches(of: /(?m)^  (-h, )?--[a-z-]+/).map { String($0.output.0) })
    #expect(english.hasPrefix("OVERVIEW: A news reader"))
    #expect(polish.hasPrefix("OPIS: Czytnik wiadomości"))
    for word in ["OVERVIEW", "USAGE", "OPTIONS", "values", "information"] {
      #expect(!polish.contains(word))
    }
  }

  @Test func `the last --lang wins, and completion scripts are output`()
    throws
  {
    let help = try Program.run("--lang", "en", "--lang=en", "--lang", "pl", "--help")
    let script = try Program.run("--generate-completion-script", "bash")

    #expect(help.output.hasPrefix("OPIS"))
    #expect(script.status == 0 && script.error.isEmpty && script.output.contains("complete"))
  }

  @Test func `an unknown option is reported in the requested language`() throws {
    let run = try Program.run("--lang", "pl", "--unknown")

    #expect(run.error.hasPrefix("headlines: nieznana opcja --unknown ("))
  }

  @Test func `a pipe that is closed early is not an error`() throws {
    let run = try Program.shell("\"$0\" --lang pl | head -1")

    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.error.isEmpty)
  }

  @Test func `closed standard input is not an error`() throws {
    let run = try Program.shell("\"$0\" --lang pl <&-")

    #expect(run.status == 0)
    #expect(run.output.contains("z 12"))
  }

  @Test(arguments: ["2>&-", "2>/dev/full"])
  func `an error that cannot be printed is still status 64`(_ redirection: String) throws {
    #expect(try Program.shell("\"$0\" --unknown \(redirection)").status == 64)
  }

  @Test(arguments: [[], ["--lang", "en"]])
  func `reports a damaged file`(_ arguments: [String]) throws {
    let state = temporary.url
    try Data("no database".utf8).write(to: state.appending(path: "headlines.sqlite"))

    let run = try Program.run(arguments + ["--state", state.path(), "--width", "120"])

    #expect(run.error.hasPrefix("headlines: ") && run.error.contains("headlines.sqlite"))
    #expect(run.output.contains("of 12") && !run.output.contains("damaged"))
  }

  @Test(arguments: ["", "--help", "--version", "--export -"], [">/dev/full", ">&-"])
  func `reports output that cannot be written`(_ arguments: String, _ redirection: String) throws {
    let run = try Program.shell(
      "\"$0\" --lang en --state '\(temporary.url.path())' \(arguments) \(redirection)")

    #expect(run.status == 71)
    #expect(run.error.hasPrefix("headlines: The output cannot be written ("))
  }
}
