import ConsoleUI
import Coordinators
import Foundation
import Testing

/// The terminal of lines at the ends of pipes.
@Suite @MainActor struct LineTerminalTests {
  @Test func `lines of a pipe are taken one after the other, then the program ends`() async throws {
    let said = try await run(typing: "2\nback\nnonsense")

    #expect(said.components(separatedBy: "Fruit\nlist, 2 rows\n").count == 3)
    #expect(said.contains("\n\nPears, back to Fruit\nFresh Pears\n"))
    #expect(said.hasSuffix("\nUnknown: nonsense. Type help to hear what can be typed.\n"))
  }

  @Test func `played events are played, then what is there is written once`() async throws {
    let said = try await run(playing: [.key(.down), .key(.enter)])

    #expect(said == "Pears, back to Fruit\nFresh Pears\nType: back, help\n")
  }

  @Test func `lines are broken between words where there is a width`() async throws {
    let said = try await run(playing: [.key(.enter)], size: Size(columns: 12, rows: 24))

    #expect(said == "Apples, back\nto Fruit\nFresh Apples\nType: back,\nhelp\n")
  }

  @Test func `a reader that went away is no error`() async throws {
    let (input, output) = (Pipe(), Pipe())
    try input.fileHandleForWriting.close()
    try output.fileHandleForReading.close()
    let terminal = LineTerminal(
      input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor)

    let outcome = try await Console(Shop().window, terminal: terminal).run()

    #expect(outcome == .endOfInput && terminal.failure == nil)
  }

  @Test func `input that is closed is an end of input`() async throws {
    let output = Pipe()
    let terminal = LineTerminal(
      input: 1_000_000, output: output.fileHandleForWriting.fileDescriptor)

    let outcome = try await Console(Shop().window, terminal: terminal).run()

    #expect(outcome == .endOfInput)
  }

  /// What is written when the shop is read through pipes.
  private func run(
    typing typed: String = "", playing events: [TerminalEvent]? = nil, size: Size? = nil
  ) async throws -> String {
    let (input, output) = (Pipe(), Pipe())
    try input.fileHandleForWriting.write(contentsOf: Data(typed.utf8))
    try input.fileHandleForWriting.close()
    let terminal = LineTerminal(
      size: size, playing: events, input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor)
    let shop = Shop()

    let outcome = try await Console(shop.window, terminal: terminal).run()

    #expect(outcome == .endOfInput)
    try output.fileHandleForWriting.close()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    return String(decoding: said, as: UTF8.self)
  }
}
