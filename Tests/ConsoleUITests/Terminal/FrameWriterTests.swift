import Foundation
import Testing

@testable import ConsoleUI

struct FrameWriterTests {
  @Test func `a frame is drawn between switching to the alternate screen and back`() throws {
    let pipe = Pipe()
    let writer = writer(to: pipe) {}
    var canvas = Canvas(size: Size(columns: 8, rows: 2))
    canvas.write("hello", at: .zero)

    writer.enterScreen()
    writer.present(canvas)
    writer.leaveScreen()
    writer.present(canvas)
    writer.leaveScreen()
    try pipe.fileHandleForWriting.close()

    let bytes = try #require(try pipe.fileHandleForReading.readToEnd())
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix(String(decoding: EscapeSequence.enterScreen, as: UTF8.self)))
    #expect(text.contains("hello"))
    #expect(text.hasSuffix(String(decoding: EscapeSequence.leaveScreen, as: UTF8.self)))
    #expect(text.components(separatedBy: "?1049l").count == 2)
  }

  @Test func `a picture is erased before a terminal without an alternate screen gets the prompt`()
    throws
  {
    let pipe = Pipe()
    let writer = writer(to: pipe) {}
    var canvas = Canvas(size: Size(columns: 8, rows: 2))
    canvas.write("hello", at: .zero)

    writer.enterScreen()
    writer.present(canvas)
    writer.leaveScreen()
    try pipe.fileHandleForWriting.close()

    let bytes = try #require(try pipe.fileHandleForReading.readToEnd())
    let text = String(decoding: bytes, as: UTF8.self)
    let rest = try #require(text.components(separatedBy: "hello").last)
    let erasing = try #require(rest.range(of: "\u{1B}[H\u{1B}[2J"))
    let leaving = try #require(rest.range(of: "\u{1B}[?1049l"))
    #expect(erasing.upperBound <= leaving.lowerBound)
  }

  @Test func `a repainted canvas is written in full`() throws {
    let pipe = Pipe()
    let writer = writer(to: pipe) {}
    var canvas = Canvas(size: Size(columns: 8, rows: 2))
    canvas.write("hello", at: .zero)

    writer.enterScreen()
    writer.present(canvas)
    var written = ""
    while !written.contains("hello") {
      written += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    }
    writer.repaint()
    writer.present(canvas)
    writer.leaveScreen()
    try pipe.fileHandleForWriting.close()

    let bytes = try #require(try pipe.fileHandleForReading.readToEnd())
    #expect(String(decoding: bytes, as: UTF8.self).contains("hello"))
  }

  @Test(arguments: [true, false])
  func `frames use synchronized output if the terminal supports it`(isSynchronized: Bool) throws {
    let pipe = Pipe()
    let capabilities = Capabilities(synchronizesFrames: isSynchronized, reportsMouse: false)
    let writer = writer(to: pipe, capabilities) {}

    writer.enterScreen()
    writer.present(Canvas(size: Size(columns: 8, rows: 2)))
    writer.leaveScreen()
    try pipe.fileHandleForWriting.close()

    let bytes = try #require(try pipe.fileHandleForReading.readToEnd())
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("\u{1B}[?2026h") == isSynchronized)
    #expect(!text.contains("\u{1B}[?1000h"))
  }

  @Test func `a closed terminal is reported once`() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let (reports, reportSink) = AsyncStream<Int>.makeStream()
    let writer = writer(to: pipe) { reportSink.yield(1) }

    writer.enterScreen()
    writer.present(Canvas(size: Size(columns: 8, rows: 2)))
    writer.leaveScreen()
    reportSink.finish()

    var count = 0
    for await report in reports { count += report }
    #expect(count == 1)
  }

  private func writer(
    to pipe: Pipe, _ capabilities: Capabilities = Capabilities(),
    didLoseTerminal: @escaping @Sendable () -> Void
  ) -> FrameWriter {
    FrameWriter(
      output: DescriptorWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor),
      capabilities: capabilities, didLoseTerminal: didLoseTerminal)
  }
}
