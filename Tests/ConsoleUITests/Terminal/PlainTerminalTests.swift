import ConsoleUI
import Foundation
import Testing

@MainActor struct PlainTerminalTests {
  @Test func `the last canvas is printed once, as text`() throws {
    let pipe = Pipe()
    let terminal = PlainTerminal(
      size: Size(columns: 12, rows: 4), descriptor: pipe.fileHandleForWriting.fileDescriptor)
    var canvas = Canvas(size: terminal.size)
    canvas.write("first", at: .zero)

    terminal.begin()
    terminal.present(canvas)
    canvas.clear()
    canvas.write("Łódź\u{1B}[2J", at: Point(column: 1, row: 1), style: Style(foreground: .red))
    terminal.present(canvas)
    terminal.end()
    terminal.end()
    try pipe.fileHandleForWriting.close()

    let printed = try #require(try pipe.fileHandleForReading.readToEnd())
    #expect(String(decoding: printed, as: UTF8.self) == "\n Łódź\u{FFFD}[2J\n")
  }

  @Test func `a reader that went away is no error`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let terminal = PlainTerminal(
      size: Size(columns: 12, rows: 4), descriptor: pipe.fileHandleForWriting.fileDescriptor)
    terminal.begin()
    terminal.present(Canvas(size: terminal.size))

    terminal.end()
  }

  @Test func `the events it was made with come first, then the end of input`() async {
    let terminal = PlainTerminal(
      size: Size(columns: 9, rows: 9), playing: [.key(.down), .paste("x")])
    terminal.begin()
    terminal.end()

    var events: [TerminalEvent] = []
    for await event in terminal.events { events.append(event) }

    #expect(events == [.key(.down), .paste("x"), .endOfInput])
  }

  @Test func `a headless terminal counts what changed`() async {
    let terminal = HeadlessTerminal(size: Size(columns: 5, rows: 1))
    var canvas = Canvas(size: terminal.size)
    terminal.begin()

    terminal.present(canvas)
    terminal.present(canvas)
    canvas.write("x", at: .zero)
    terminal.present(canvas)
    terminal.send(.resize(Size(columns: 7, rows: 2)))
    terminal.end()

    #expect(terminal.frameCount == 2)
    #expect(terminal.canvas?.text == "x")
    #expect(terminal.size == Size(columns: 7, rows: 2))
  }
}
