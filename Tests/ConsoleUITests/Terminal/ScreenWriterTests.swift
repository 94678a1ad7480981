import Foundation
import Testing

@testable import ConsoleUI

struct ScreenWriterTests {
  @Test func `the screen is taken, drawn and given back`() throws {
    let pipe = Pipe()
    let writer = writer(to: pipe) {}
    var canvas = Canvas(size: Size(columns: 8, rows: 2))
    canvas.write("hello", at: .zero)

    writer.take()
    writer.present(canvas)
    writer.giveBack()
    writer.present(canvas)
    writer.giveBack()
    try pipe.fileHandleForWriting.close()

    let bytes = try #require(try pipe.fileHandleForReading.readToEnd())
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix(String(decoding: Escape.takeScreen, as: UTF8.self)))
    #expect(text.contains("hello"))
    #expect(text.hasSuffix(String(decoding: Escape.giveScreenBack, as: UTF8.self)))
    #expect(text.components(separatedBy: "?1049l").count == 2)
  }

  @Test(arguments: [true, false])
  func `a frame is marked as a whole where the terminal understands that`(isMarked: Bool) throws {
    let pipe = Pipe()
    let capabilities = Capabilities(synchronizesFrames: isMarked, reportsMouse: false)
    let writer = writer(to: pipe, capabilities) {}

    writer.take()
    writer.present(Canvas(size: Size(columns: 8, rows: 2)))
    writer.giveBack()
    try pipe.fileHandleForWriting.close()

    let bytes = try #require(try pipe.fileHandleForReading.readToEnd())
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("\u{1B}[?2026h") == isMarked)
    #expect(!text.contains("\u{1B}[?1000h"))
  }

  @Test func `a terminal that goes away is reported once`() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let (reports, sink) = AsyncStream<Int>.makeStream()
    let writer = writer(to: pipe) { sink.yield(1) }

    writer.take()
    writer.present(Canvas(size: Size(columns: 8, rows: 2)))
    writer.giveBack()
    sink.finish()

    var count = 0
    for await report in reports { count += report }
    #expect(count == 1)
  }

  private func writer(
    to pipe: Pipe, _ capabilities: Capabilities = Capabilities(),
    didLoseReader: @escaping @Sendable () -> Void
  ) -> ScreenWriter {
    ScreenWriter(
      sink: ByteSink(descriptor: pipe.fileHandleForWriting.fileDescriptor),
      capabilities: capabilities, didLoseReader: didLoseReader)
  }
}
