import ConsoleTesting
import ConsoleUI
import Testing

@MainActor struct HeadlessTerminalTests {
  @Test func `only canvases that differ count as frames`() async {
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

  @Test func `a program exits with status 0 unless the test says otherwise`() async throws {
    let terminal = HeadlessTerminal()

    #expect(try await terminal.run(ExternalProgram("less")) == .exited(status: 0))
  }
}
