import ConsoleTesting
import Foundation
import PseudoTerminals
import TestCases
import Testing

/// What a program prints while it shows the full screen.
@Suite(.ownThread) struct OutputCaptureTests {
  private let temporary = TemporaryFolder()

  @Test func `both streams appear after the screen, in the order in which they were written`()
    throws
  {
    let program = try ScriptedTerminal(
      before: ["out:before"], ["out:one", "err:two", "part:three ", "err:four", "out:five"],
      after: ["err:after", "out:last"])

    program.terminal.type("x")
    program.terminal.type("q")
    let end = program.terminal.waitForExit()

    #expect(end == (.exit, 0))
    // C writes a line of standard output only once it is complete.
    #expect(
      program.mainScreen == """
        before
        one
        two
        four
        three five
        outcome: closed
        after
        last

        """)
    for word in ["one", "two", "three", "four", "five"] {
      #expect(!program.alternateScreen.contains(word))
    }
    program.terminal.expectRestored()
  }

  @Test func `all lines of all threads are shown whole, each thread's in its order`() throws {
    let program = try ScriptedTerminal(["threads:4", "show:printed"])

    program.terminal.type("x")
    program.terminal.wait(for: "printed")
    program.terminal.type("q")
    _ = program.terminal.waitForExit()

    let lines = program.mainScreen.split(separator: "\n")
    for thread in 0..<4 {
      for kind in ["line", "error"] {
        let own = lines.filter { $0.hasPrefix("thread \(thread) \(kind) ") }
        #expect(own == (0..<500).map { "thread \(thread) \(kind) \($0)" })
      }
    }
    #expect(!program.alternateScreen.contains("thread"))
  }

  @Test func `the last mebibyte is kept, from the beginning of a line on`() throws {
    let program = try ScriptedTerminal(["lines:150000", "show:printed"])

    program.terminal.type("x")
    program.terminal.wait(for: "printed")
    program.terminal.type("q")
    _ = program.terminal.waitForExit()

    let lines = program.mainScreen.split(separator: "\n").dropLast()
    let note = try #require(lines.first)
    let kept = lines.dropFirst()
    let total = (1...150_000).reduce(0) { $0 + "line \($1)\n".utf8.count }
    let size = kept.reduce(0) { $0 + $1.utf8.count + 1 }
    #expect(note == "[\(total - size) bytes of earlier output were dropped]")
    #expect(size > (1 << 20) - 20 && size <= 1 << 20)
    #expect(kept == (150_001 - kept.count...150_000).map { "line \($0)" }[...])
  }

  @Test(arguments: [
    (["fatal:the reason"], "Fatal error: the reason"),
    (["trap:7"], "Fatal error: Index out of range"),
  ])
  func `a trap's message follows what was printed before, on the restored terminal`(
    steps: [String], message: String
  ) throws {
    let program = try ScriptedTerminal(["out:printed"] + steps)

    program.terminal.type("x")
    let end = program.terminal.waitForExit()

    #expect(end.reason == .uncaughtSignal && [SIGILL, SIGTRAP].contains(end.status))
    let printed = try #require(program.mainScreen.range(of: "printed\n"))
    #expect(program.mainScreen[printed.upperBound...].contains(message))
    program.terminal.expectRestored()
  }

  @Test(arguments: [
    ("exit:3", PseudoTerminal.Exit(.exit, 3)), ("abort", (.uncaughtSignal, SIGABRT)),
    ("kill:\(SIGSEGV)", (.uncaughtSignal, SIGSEGV)),
    ("kill:\(SIGTERM)", (.uncaughtSignal, SIGTERM)),
    ("kill:\(SIGUSR1)", (.uncaughtSignal, SIGUSR1)),
  ])
  func `output appears however the program ends`(step: String, exit: PseudoTerminal.Exit) throws {
    let program = try ScriptedTerminal(["out:printed", "err:reported", step])

    program.terminal.type("x")
    let end = program.terminal.waitForExit()

    #expect(end == exit)
    #expect(program.mainScreen.hasPrefix("printed\nreported\n"))
    program.terminal.expectRestored()
  }

  @Test func `a program that is suspended shows its output, and goes on to capture`() throws {
    let program = try ScriptedTerminal(["out:printed", "show:done"], isJob: true)
    program.terminal.type("x")
    program.terminal.wait(for: "done")

    program.terminal.suspend()
    program.terminal.wait(for: "printed\r\n")
    #expect(program.mainScreen == "printed\n")
    program.terminal.discardOutput()
    program.terminal.send(SIGCONT)
    program.terminal.wait(for: "done")
    program.terminal.type("x")
    program.terminal.type("q")
    _ = program.terminal.waitForExit()

    #expect(program.mainScreen == "printed\noutcome: closed\n")
  }

  @Test func `an external program writes to the terminal, and what is printed meanwhile follows`()
    throws
  {
    let program = try ScriptedTerminal(
      ["out:printed", "terminal:test -t 1 && test -t 2 && echo from the child"])

    program.terminal.type("x")
    program.terminal.wait(for: "exited(status: 0)")
    program.terminal.type("q")
    _ = program.terminal.waitForExit()

    #expect(program.mainScreen == "from the child\nprinted\noutcome: closed\n")
  }

  @Test func `a child that the program starts itself is captured, and not cut off by the end`()
    throws
  {
    let pipe = temporary.url.appending(path: "pipe").path()
    let program = try ScriptedTerminal(
      ["child:echo first; echo second >&2; mkfifo \(pipe); (read word < \(pipe); echo late) &"],
      after: ["child:echo go > \(pipe)", "pause"])

    program.terminal.type("x")
    program.terminal.type("q")
    program.terminal.wait(for: "pausing")
    program.terminal.wait(for: "late\r\n")
    program.terminal.send(SIGTERM)
    _ = program.terminal.waitForExit()

    #expect(program.mainScreen.hasPrefix("first\nsecond\noutcome: closed\n"))
    #expect(!program.alternateScreen.contains("first"))
  }

  @Test func `a stream that leads elsewhere is untouched`() throws {
    let file = temporary.url.appending(path: "file")
    let program = try ScriptedTerminal(
      before: ["redirect:\(file.path())"], ["err:reported", "out:printed"], after: ["err:after"])

    program.terminal.type("x")
    program.terminal.type("q")
    _ = program.terminal.waitForExit()

    #expect(program.mainScreen == "printed\noutcome: closed\n")
    #expect(try String(contentsOf: file, encoding: .utf8) == "reported\nafter\n")
  }

  @Test func `a stream that the program redirects meanwhile stays as it is`() throws {
    let file = temporary.url.appending(path: "file")
    let program = try ScriptedTerminal(
      ["err:captured", "redirect:\(file.path())", "err:reported"], after: ["err:after"])

    program.terminal.type("x")
    program.terminal.type("q")
    _ = program.terminal.waitForExit()

    #expect(program.mainScreen == "captured\noutcome: closed\n")
    #expect(try String(contentsOf: file, encoding: .utf8) == "reported\nafter\n")
  }

  @Test func `a terminal that is made while another one captures shows on the terminal`() throws {
    let file = temporary.url.appending(path: "file")
    let program = try ScriptedTerminal(
      before: ["capture:\(file.path())"], ["early", "close"], after: ["again"])
    program.terminal.discardOutput()

    program.terminal.type("x")
    program.terminal.wait(for: "outcome: closed")
    program.terminal.wait(for: "ready")
    program.terminal.type("q")
    _ = program.terminal.waitForExit()

    #expect(try String(contentsOf: file, encoding: .utf8).isEmpty)
    program.terminal.expectRestored()
  }

  @Test func `terminals that are made while another one captures have the size of the window`()
    throws
  {
    let program = try ScriptedTerminal(["sizes"])
    program.terminal.resize(columns: 60, rows: 20)

    program.terminal.type("x")
    program.terminal.wait(for: "60x20 60x20 60x19")
    program.terminal.type("q")

    #expect(program.terminal.waitForExit() == (.exit, 0))
  }

  @Test func `output goes to a file while the screen is shown`() throws {
    let file = temporary.url.appending(path: "file")
    let program = try ScriptedTerminal(
      before: ["capture:\(file.path())"], ["out:one", "err:two", "show:done"], after: ["out:after"])

    program.terminal.type("x")
    program.terminal.wait(for: "done")
    #expect(try String(contentsOf: file, encoding: .utf8) == "one\ntwo\n")
    program.terminal.type("q")
    _ = program.terminal.waitForExit()

    #expect(program.mainScreen == "outcome: closed\nafter\n")
    #expect(try String(contentsOf: file, encoding: .utf8) == "one\ntwo\n")
  }

  @Test func `a file that cannot be opened is an error, and the terminal stays as it was`() throws {
    // In a terminal, Swift's backtracer waits half a minute for a key.
    let terminal = try PseudoTerminal(
      ScriptedTerminal.path, ["capture:/nowhere/log"],
      environment: ["TERM": "xterm", "SWIFT_BACKTRACE": "enable=no"])

    let end = terminal.waitForExit()

    #expect(end.reason == .uncaughtSignal)
    #expect(terminal.text.contains("cannot open /nowhere/log: No such file"))
    #expect(!terminal.text.contains("\u{1B}[?1049h"))
    terminal.expectRestored()
  }

  @Test func `a file that cannot be opened again after a suspension is reported`() throws {
    let folder = temporary.url
    let program = try ScriptedTerminal(
      before: ["capture:\(folder.path())/log"],
      ["child:rm -rf \(folder.path())", "out:printed", "show:done"], isJob: true)
    program.terminal.type("x")
    program.terminal.wait(for: "done")

    program.terminal.suspend()
    program.terminal.wait(for: "\u{1B}[?1049l")
    program.terminal.discardOutput()
    program.terminal.send(SIGCONT)
    program.terminal.wait(for: "done")
    program.terminal.type("x")
    program.terminal.type("q")
    _ = program.terminal.waitForExit()

    #expect(!program.alternateScreen.contains("printed"))
    #expect(
      program.mainScreen == """
        sternik: cannot open \(folder.path())/log: No such file or directory
        printed
        outcome: closed

        """)
  }

  @Test func `nothing is captured when it is switched off`() throws {
    let program = try ScriptedTerminal(before: ["capture:off"], ["out:printed"])

    program.terminal.type("x")
    program.terminal.type("q")
    _ = program.terminal.waitForExit()

    #expect(program.alternateScreen.contains("printed"))
    #expect(program.mainScreen == "outcome: closed\n")
  }

  @Test func `in a pipe, lines of both streams and the screen have the order of their writing`()
    throws
  {
    let lines = try linesInPipe(
      ["out:before", "--", "--", "out:after", "err:error", "out:last"], environment: [:])

    #expect(lines == ["before", "ready", "outcome: endOfInput", "after", "error", "last"])
  }

  @Test func `in the linear form, lines of both streams come between those of the screens`() throws
  {
    let lines = try linesInPipe(
      ["--", "out:printed", "show:changed", "err:error"], environment: ["ACCESSIBLE": "1"],
      typing: "x\n")

    let words = ["ready", "printed", "error", "changed", "outcome: endOfInput"]
    #expect(lines.filter(words.contains) == words)
  }

  /// Runs a program whose output and errors are one pipe, and returns their lines.
  private func linesInPipe(
    _ arguments: [String], environment: [String: String], typing text: String = ""
  ) throws -> [String] {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: ScriptedTerminal.path)
    process.arguments = arguments
    process.environment = ["LANG": "C.UTF-8"].merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
