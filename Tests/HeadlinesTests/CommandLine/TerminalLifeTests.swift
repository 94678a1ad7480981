import ConsoleTesting
import Foundation
import PseudoTerminals
import Testing

@testable import Headlines

/// The terminal is restored, however the program ends.
struct `The terminal` {
  private let temporary = TemporaryFolder()
  private static let entersAlternateScreen = "\u{1B}[?1049h"
  private static let leavesAlternateScreen = "\u{1B}[?1049l"

  @Test(arguments: [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE,
  ])
  func `is restored when a signal ends the program`(signal: Int32) throws {
    let terminal = try start(printsBacktrace: signal == SIGSEGV)

    terminal.send(signal)
    let end = terminal.waitForExit()

    #expect(end.reason == .uncaughtSignal && end.status == signal)
    terminal.expectRestored()
  }

  @Test(arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)])
  func `is restored when a key sends a signal`(key: String, signal: Int32) throws {
    let terminal = try start()

    terminal.type(key)
    let end = terminal.waitForExit()

    #expect(end.reason == .uncaughtSignal && end.status == signal)
    terminal.expectRestored()
  }

  @Test func `is restored when the user quits`() throws {
    let terminal = try start()

    terminal.type("\rq")
    terminal.type("q")
    let end = terminal.waitForExit()

    #expect(end.reason == .exit && end.status == 0)
    terminal.expectRestored()
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `is restored when a signal arrives during an alert`(
    signal: Int32
  ) throws {
    let terminal = try startWithAlert()

    terminal.send(signal)
    let end = terminal.waitForExit()

    #expect(end.reason == .uncaughtSignal && end.status == signal)
    terminal.expectRestored()
  }

  @Test func `is restored on Ctrl-Z, and redrawn after fg`() throws {
    let line = "set -m; \"$0\" --lang en; echo shell has it; read word; fg >/dev/null"
    let terminal = try start(["-c", line, PseudoTerminal.headlines], of: "/bin/sh")

    terminal.type("\u{1A}")
    terminal.wait(for: "shell has it")
    terminal.expectRestored()
    terminal.discardOutput()
    terminal.type("\n")
    terminal.wait(for: "of 12")
    #expect(terminal.text.contains(Self.entersAlternateScreen))
    #expect(terminal.settings != terminal.initialSettings)

    terminal.type("q")
    let end = terminal.waitForExit()
    #expect(end.reason == .exit && end.status == 0)
    terminal.expectRestored()
  }

  @Test func `is restored during a suspension, and shows the alert again in its new size`()
    throws
  {
    let terminal = try startWithAlert(isJob: true)

    terminal.suspend()
    #expect(terminal.settings == terminal.initialSettings)
    terminal.wait(for: Self.leavesAlternateScreen)
    terminal.discardOutput()
    terminal.send(SIGCONT)
    terminal.wait(for: "was damaged")
    #expect(terminal.text.contains(Self.entersAlternateScreen))
    #expect(terminal.settings != terminal.initialSettings)
    terminal.discardOutput()
    terminal.resize(columns: 60, rows: 20)
    terminal.wait(for: "was damaged")
    terminal.type("\r")
    terminal.wait(for: "of 12")

    terminal.send(SIGINT)
    _ = terminal.waitForExit()
    terminal.expectRestored()
  }

  @Test(arguments: [true, false])
  func `ends the program when it hangs up during an alert`(isJob: Bool) throws {
    let terminal = try startWithAlert(isJob: isJob)

    let end = terminal.hangUp()

    // The controlling terminal of a session also sends a signal, which may arrive first.
    #expect(
      end.reason == .exit ? end.status == 0 : !isJob && end.status == SIGHUP, "\(end)")
  }

  @Test func `is redrawn after a change of size, also from a single cell`()
    throws
  {
    let terminal = try start()

    for (columns, rows) in [(40, 12), (1, 1), (200, 50), (1, 1), (80, 24)] as [(UInt16, UInt16)] {
      terminal.discardOutput()
      terminal.resize(columns: columns, rows: rows)
      terminal.wait(for: columns == 1 ? "\u{1B}[2J" : "Night ferry")
    }

    terminal.type("q")
    #expect(terminal.waitForExit().status == 0)
    terminal.expectRestored()
  }

  @Test func `may start as a single cell`() throws {
    let terminal = try start(columns: 1, rows: 1, showing: "\u{1B}[2J")

    terminal.type("\u{1B}[B\r\u{1B}[A?\t")
    terminal.type("\u{3}")

    #expect(terminal.waitForExit().status == SIGINT)
    terminal.expectRestored()
  }

  @Test(arguments: ["linux", "vt100", "screen-256color", "unheard-of"])
  func `may be of any type`(kind: String) throws {
    let terminal = try start(kind: kind)

    terminal.type("q")

    #expect(terminal.waitForExit().status == 0)
    terminal.expectRestored()
  }

  @Test(arguments: ["dumb", ""])
  func `without escape sequences is only printed to`(kind: String) throws {
    let terminal = try start(kind: kind)

    let end = terminal.waitForExit()

    #expect(end.reason == .exit && end.status == 0)
    #expect(!terminal.text.contains("\u{1B}"))
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test(arguments: ["</dev/null", "<&-", "< \"$0\""])
  func `is only printed to when it is not standard input`(redirection: String) throws {
    let line = "\"$0\" --lang en \(redirection)"
    let terminal = try start(["-c", line, PseudoTerminal.headlines], of: "/bin/sh")

    let end = terminal.waitForExit()

    #expect(end.reason == .exit && end.status == 0)
    #expect(!terminal.text.contains("\u{1B}"))
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test(arguments: [true, false])
  func `reports the mouse, except with --no-mouse`(reportsMouse: Bool) throws {
    let terminal = try start(["--lang", "en"] + (reportsMouse ? [] : ["--no-mouse"]))

    terminal.type("q")

    #expect(terminal.waitForExit().status == 0)
    #expect(terminal.text.contains("\u{1B}[?1000h") == reportsMouse)
    terminal.expectRestored()
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  @MainActor func `is restored after the state is saved`(signal: Int32) throws {
    let state = temporary.url
    let terminal = try PseudoTerminal(["--lang", "en"], state: state)
    terminal.wait(for: "of 12")

    terminal.type("\rs")
    terminal.wait(for: "unsave")
    terminal.send(signal)
    _ = terminal.waitForExit()

    let folder = StateFolder(state.appending(path: "headlines").path())
    #expect(try folder.value("SELECT count(*) FROM saved") == 1)
    #expect(try folder.value("SELECT count(*) FROM articles WHERE isRead") == 1)
  }

  /// Starts the program with a damaged file, which it reports in an alert.
  private func startWithAlert(isJob: Bool = false) throws -> PseudoTerminal {
    let state = temporary.url.appending(path: "damaged")
    try temporary.write("no database", to: "damaged/headlines.sqlite")
    return try start(
      ["--lang", "en", "--state", state.path()], showing: "was damaged", isJob: isJob)
  }

  /// Starts the program and waits until it has drawn.
  private func start(
    _ arguments: [String] = ["--lang", "en"], of program: String = PseudoTerminal.headlines,
    kind: String = "xterm-256color", columns: UInt16 = 80, rows: UInt16 = 24,
    showing text: String = "of 12", isJob: Bool = false, printsBacktrace: Bool = false
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      arguments, of: program, state: temporary.url, kind: kind, columns: columns, rows: rows,
      isJob: isJob, printsBacktrace: printsBacktrace)
    terminal.wait(for: text)
    return terminal
  }
}
