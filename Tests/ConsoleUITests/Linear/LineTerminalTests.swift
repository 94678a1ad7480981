import ConsoleUI
import Coordinators
import Foundation
import Testing

/// The terminal of lines between files: pipes would stay open in programs that other tests start.
@Suite @MainActor struct LineTerminalTests {
  @Test func `lines of a file are taken one after the other, then the program ends`() async throws {
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
    let (input, output) = (try #require(FileHandle(forReadingAtPath: "/dev/null")), Pipe())
    try output.fileHandleForReading.close()
    let terminal = LineModeTerminal(
      input: input.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor)

    let outcome = try await Console(Shop().window, terminal: terminal).run()

    #expect(outcome == .endOfInput && terminal.failure == nil)
  }

  @Test func `input that is closed is an end of input`() async throws {
    let output = Pipe()
    let terminal = LineModeTerminal(
      input: 1_000_000, output: output.fileHandleForWriting.fileDescriptor)

    let outcome = try await Console(Shop().window, terminal: terminal).run()

    #expect(outcome == .endOfInput)
  }

  /// What is written when the shop is read between files.
  private func run(
    typing typed: String = "", playing events: [TerminalEvent]? = nil, size: Size? = nil
  ) async throws -> String {
    let files = FileManager.default.temporaryDirectory
    let (input, output) = (
      files.appending(path: UUID().uuidString), files.appending(path: UUID().uuidString)
    )
    defer { for file in [input, output] { try? FileManager.default.removeItem(at: file) } }
    try Data(typed.utf8).write(to: input)
    try Data().write(to: output)
    let reading = try FileHandle(forReadingFrom: input)
    let writing = try FileHandle(forWritingTo: output)
    let terminal = LineModeTerminal(
      size: size, playing: events, input: reading.fileDescriptor, output: writing.fileDescriptor)
    let shop = Shop()

    let outcome = try await Console(shop.window, terminal: terminal).run()

    #expect(outcome == .endOfInput)
    return try String(contentsOf: output, encoding: .utf8)
  }
}
