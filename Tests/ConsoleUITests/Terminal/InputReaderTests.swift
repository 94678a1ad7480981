import Foundation
import Testing

@testable import ConsoleUI

struct InputReaderTests {
  @Test func `a pipe delivers its keys and then the end of input`() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Array("a\u{1B}[Bż".utf8))
    try pipe.fileHandleForWriting.close()

    let events = await events(of: pipe, until: .endOfInput)

    #expect(events == ["a", "down", "ż"].map(Self.key) + [.endOfInput])
  }

  @Test func `a lone Escape is a key after the timeout`() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: [0x1B])

    let events = await events(of: pipe, until: .key(.escape))

    #expect(events == [.key(.escape)])
    try pipe.fileHandleForWriting.close()
  }

  private static func key(_ name: String) -> TerminalEvent {
    KeyPress(name: name).map(TerminalEvent.key) ?? .endOfInput
  }

  private func events(of pipe: Pipe, until last: TerminalEvent) async -> [TerminalEvent] {
    let (stream, sink) = AsyncStream<TerminalEvent>.makeStream()
    let reader = InputReader(descriptor: pipe.fileHandleForReading.fileDescriptor) {
      sink.yield($0)
    }
    reader.start()
    var events: [TerminalEvent] = []
    for await event in stream {
      events.append(event)
      if event == last { break }
    }
    reader.stop()
    return events
  }
}
