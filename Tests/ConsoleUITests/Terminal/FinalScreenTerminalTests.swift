import ConsoleUI
import Foundation
import Testing

@MainActor struct FinalScreenTerminalTests {
  @Test func `the last canvas is printed once as text`() throws {
    let pipe = Pipe()
    let terminal = FinalScreenTerminal(
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

  @Test func `a closed pipe is no error`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let terminal = FinalScreenTerminal(
      size: Size(columns: 12, rows: 4), descriptor: pipe.fileHandleForWriting.fileDescriptor)
    terminal.begin()
    terminal.present(Canvas(size: terminal.size))

    terminal.end()

    #expect(terminal.failure == nil)
  }

  @Test func `the played events come first, then the end of input`() {
    let terminal = FinalScreenTerminal(
      size: Size(columns: 9, rows: 9), playing: [.key(.down), .paste("x")])
    terminal.begin()
    terminal.end()

    #expect(terminal.events.takeWaiting() == [.key(.down), .paste("x"), .endOfInput])
  }
}
