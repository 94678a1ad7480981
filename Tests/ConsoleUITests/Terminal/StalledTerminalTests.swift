import Foundation
import PseudoTerminals
import Testing

@testable import ConsoleUI

struct `A stalled terminal` {
  @Test func `gets the newest frame when it continues, and few of the older ones`() throws {
    let pipe = Pipe()
    let writer = FrameWriter(
      output: DescriptorWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor),
      capabilities: Capabilities()
    ) {}
    var canvas = Canvas(size: Size(columns: 80, rows: 24))
    writer.enterScreen()
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
    writer.leaveScreen()
    try pipe.fileHandleForWriting.close()
    bytes += try pipe.fileHandleForReading.readToEnd() ?? Data()

    // The pipe's buffer, a frame that was being written, and the frames after it.
    #expect(bytes.count < 65_536 + 4 * 2_500)
    var screen = VirtualTerminal(size: canvas.size)
    screen.process(
      Array(
        bytes.dropFirst((EscapeSequence.enterScreen + EscapeSequence.reportMouse).count)
          .dropLast(EscapeSequence.leaveScreen.count)))
    #expect(screen.unknownSequences.isEmpty)
    #expect(screen.difference(from: canvas) == nil)
  }

  @Test func `does not block the program's exit`() throws {
    let terminal = try start()

    terminal.type("\u{7}")
    let end = terminal.waitForExitBeforeReading()

    #expect(end.reason == .exit && end.status == 0)
    terminal.expectRestored()
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGSEGV])
  func `is restored when a signal ends the program`(signal: Int32) throws {
    let terminal = try start()
    // Ctrl-O: a flood that ends by itself might end before the signal.
    terminal.type("\u{F}")

    terminal.send(signal)
    let end = terminal.waitForExitBeforeReading()

    #expect(end.reason == .uncaughtSignal && end.status == signal)
    terminal.expectRestored()
  }

  private func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Bundle.main.bundleURL.appending(path: "TerminalProbe").path(),
      environment: ["TERM": "xterm-256color", "NO_COLOR": "1", "LANG": "C.UTF-8"])
    terminal.wait(for: "nothing was run")
    return terminal
  }
}
