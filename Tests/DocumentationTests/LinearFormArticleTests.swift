import Sternik
import Testing

@MainActor
struct `The article about the linear form` {
  @Test func `shows code that is compiled here`() throws {
    let article = try Page("Sources/ConsoleUI/ConsoleUI.docc/LinearForm.md")

    #expect(article.swiftBlocks.count == 2)
    for block in article.swiftBlocks { try expectCompiled(block) }
  }

  private func run(_ window: Window) async throws {
    try await Console(window, terminal: LineModeTerminal()).run()
  }

  private var stars: some View {
    Text("★★★☆☆").accessibilityLabel("3 of 5 stars")
  }
}
