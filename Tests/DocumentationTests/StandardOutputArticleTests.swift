import Sternik
import Testing

@MainActor
struct `The article about standard output` {
  @Test func `shows code that is compiled here`() throws {
    let article = try Page("Sources/ConsoleUI/ConsoleUI.docc/StandardOutput.md")

    #expect(article.swiftBlocks.count == 3)
    for block in article.swiftBlocks { try expectCompiled(block) }
  }

  private func logToFile(_ window: Window) async throws {
    let terminal = StandardStreams.makeTerminal(outputCapture: .file("app.log"))
    try await Console(window, terminal: terminal).run()
  }

  private func handleOutcome(_ window: Window) async throws {
    let console = Console(window)
    console.setsExitStatus = false
    if case .signal(let signal) = try await console.run() {
      print("stopped by \(signal)")
    }
  }

  private func runSynchronously(_ window: Window) throws {
    try Console(window).runSynchronously()
  }
}
