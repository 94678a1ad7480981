import ConsoleTesting
import ConsoleUI
import Coordinators
import Foundation
import Testing

/// The linear terminal with files as input and output, because programs that other tests start inherit pipes.
@Suite @MainActor struct LineModeTerminalTests {
  @Test func `lines of a file are processed in order, then the program ends`() async throws {
    let output = try await run(typing: "2\nback\nnonsense")

    #expect(output.components(separatedBy: "Fruit\nlist, 2 rows\n").count == 3)
    #expect(output.contains("\n\nPears, back to Fruit\nFresh Pears\n"))
    #expect(output.hasSuffix("\nUnknown command: nonsense. Type help for a list of commands.\n"))
  }

  @Test func `with played events only the last screen is written`() async throws {
    let output = try await run(playing: [.key(.down), .key(.enter)])

    #expect(output == "Pears, back to Fruit\nFresh Pears\nType: back, help\n")
  }

  @Test func `lines are wrapped between words if a width is given`() async throws {
    let output = try await run(playing: [.key(.enter)], size: Size(columns: 12, rows: 24))

    #expect(output == "Apples, back\nto Fruit\nFresh Apples\nType: back,\nhelp\n")
  }

  @Test func `a closed output pipe is not an error`() async throws {
    let (input, output) = (try #require(FileHandle(forReadingAtPath: "/dev/null")), Pipe())
    try output.fileHandleForReading.close()
    let terminal = LineModeTerminal(
      input: input.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor)

    let outcome = try await Console(FruitShop().window, terminal: terminal).run()

    #expect(outcome == .endOfInput && terminal.failure == nil)
  }

  @Test func `a closed input is the end of input`() async throws {
    let output = Pipe()
    let terminal = LineModeTerminal(
      input: 1_000_000, output: output.fileHandleForWriting.fileDescriptor)

    let outcome = try await Console(FruitShop().window, terminal: terminal).run()

    #expect(outcome == .endOfInput)
  }

  /// Runs the shop with files as input and output, and returns the output.
  private func run(
    typing typed: String = "", playing events: [TerminalEvent]? = nil, size: Size? = nil
  ) async throws -> String {
    let files = TemporaryFolder(["input": typed, "output": ""])
    let reading = try FileHandle(forReadingFrom: files.url.appending(path: "input"))
    let writing = try FileHandle(forWritingTo: files.url.appending(path: "output"))
    let terminal = LineModeTerminal(
      size: size, playing: events, input: reading.fileDescriptor, output: writing.fileDescriptor)
    let shop = FruitShop()

    let outcome = try await Console(shop.window, terminal: terminal).run()

    #expect(outcome == .endOfInput)
    return try files.text(of: "output")
  }
}
