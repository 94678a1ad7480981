import Foundation
import PseudoTerminals
import Testing

@testable import ConsoleUI

struct `A terminal that nobody reads` {
  @Test func `gets the newest picture when it is read again, and few of those before`() throws {
    let pipe = Pipe()
    let writer = ScreenWriter(
      sink: ByteSink(descriptor: pipe.fileHandleForWriting.fileDescriptor),
      capabilities: Capabilities()
    ) {}
    var canvas = Canvas(size: Size(columns: 80, rows: 24))
    writer.take()
    for number in 0..<2_000 {
      let row = String(repeating: "\(number % 10)", count: canvas.size.columns)
      for index in 0..<canvas.size.rows { canvas.write(row, at: Point(column: 0, row: index)) }
      writer.present(canvas)
    }
    canvas.clear()
    canvas.write("the last one", at: Point(column: 9, row: 3))
    writer.present(canvas)

    var bytes = Data()
    while bytes.range(of: Data("the last one".utf8)) == nil {
      bytes += pipe.fileHandleForReading.availableData
    }
    writer.giveBack()
    try pipe.fileHandleForWriting.close()
    bytes += try pipe.fileHandleForReading.readToEnd() ?? Data()

    // What the pipe holds, a picture that was being written, and those after it.
    #expect(bytes.count < 65_536 + 4 * 2_500)
    var screen = VirtualScreen(size: canvas.size)
    screen.take(
      Array(
        bytes.dropFirst((Escape.takeScreen + Escape.takeMouse).count)
          .dropLast(Escape.giveScreenBack.count)))
    #expect(screen.strangers.isEmpty)
    #expect(screen.difference(from: canvas) == nil)
  }

  @Test func `does not keep the program from ending`() throws {
    let terminal = try start()

    terminal.type("\u{7}")
    let end = terminal.endUnread()

    #expect(end.reason == .exit && end.status == 0)
    terminal.expectGivenBack()
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGSEGV])
  func `is given back when a signal ends the program`(signal: Int32) throws {
    let terminal = try start()
    terminal.type("\u{7}")

    terminal.send(signal)
    let end = terminal.endUnread()

    #expect(end.reason == .uncaughtSignal && end.status == signal)
    terminal.expectGivenBack()
  }

  private func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Bundle.main.bundleURL.appending(path: "TerminalProbe").path(),
      environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8"])
    terminal.wait(for: "nothing was run")
    return terminal
  }
}
