import ConsoleDriver
import Foundation
import PseudoTerminals
import TestCases
import Testing

@testable import ConsoleUI

@Suite(.ownThread) struct `A stalled terminal` {
  @Test func `takes what fits at once, and the newest frame when it continues`() throws {
    var (leader, follower): (Int32, Int32) = (-1, -1)
    try #require(openpty(&leader, &follower, nil, nil, nil) == 0)
    var settings = termios()
    tcgetattr(follower, &settings)
    cfmakeraw(&settings)
    tcsetattr(follower, TCSANOW, &settings)
    let writer = FrameWriter(
      output: DescriptorWriter(toTerminalOf: follower), capabilities: Capabilities()
    ) {}
    close(follower)
    let canvas = present(2_000, with: writer)

    let input = FileHandle(fileDescriptor: leader, closeOnDealloc: true)
    var bytes = Data()
    while bytes.range(of: Data("the last one".utf8)) == nil { bytes += input.availableData }

    expectScreen(of: bytes, toShow: canvas)
    // All frames are more than twice as long.
    #expect(bytes.count < 1_000_000)
  }

  @Test func `gets the newest frame when it continues, and few of the older ones`() throws {
    let pipe = Pipe()
    let writer = FrameWriter(
      output: DescriptorWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor),
      capabilities: Capabilities()
    ) {}
    let canvas = present(2_000, with: writer)

    var bytes = Data()
    while bytes.range(of: Data("the last one".utf8)) == nil {
      bytes += pipe.fileHandleForReading.availableData
    }
    writer.leaveScreen()
    try pipe.fileHandleForWriting.close()
    bytes += try pipe.fileHandleForReading.readToEnd() ?? Data()

    // The pipe's buffer, a frame that was being written, and the frames after it.
    #expect(bytes.count < 65_536 + 4 * 2_500)
    expectScreen(of: bytes.dropLast(EscapeSequence.leaveScreen.count), toShow: canvas)
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

  /// Presents frames in which every cell changes, and returns the last one, which has another text.
  private func present(_ count: Int, with writer: FrameWriter) -> Canvas {
    var canvas = Canvas(size: Size(columns: 80, rows: 24))
    writer.enterScreen()
    for number in 0..<count {
      let row = String(repeating: "\(number % 10)", count: canvas.size.columns)
      for index in 0..<canvas.size.rows { canvas.write(row, at: Point(column: 0, row: index)) }
      writer.present(canvas)
    }
    canvas.clear()
    canvas.write("the last one", at: Point(column: 9, row: 3))
    writer.present(canvas)
    return canvas
  }

  private func expectScreen(of bytes: Data, toShow canvas: Canvas) {
    var screen = VirtualTerminal(size: canvas.size)
    let begin = EscapeSequence.enterScreen + EscapeSequence.reportMouse
    screen.process(Array(bytes.dropFirst(begin.count)))
    #expect(screen.unknownSequences.isEmpty)
    #expect(screen.difference(from: canvas) == nil)
  }

  private func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Bundle.main.bundleURL.appending(path: "TerminalProbe").path(),
      environment: ["TERM": "xterm-256color", "NO_COLOR": "1", "LANG": "C.UTF-8"])
    terminal.wait(for: "nothing was run")
    return terminal
  }
}
