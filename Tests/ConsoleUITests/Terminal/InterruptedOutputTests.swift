import Foundation
import PseudoTerminals
import TestCases
import Testing

/// Signals that arrive while captured output appears.
@Suite(.ownThread) struct InterruptedOutputTests {
  @Test func `a window that is resized while the output appears loses none of it`() throws {
    let program = try ScriptedTerminal(["lines:20000", "show:printed"])
    program.terminal.type("x")
    program.terminal.wait(for: "printed")

    program.terminal.type("q")
    for number in stride(from: 100, through: 20_000, by: 100) {
      let line = Data("line \(number)\r\n".utf8)
      program.terminal.wait(for: String(decoding: line, as: UTF8.self))
      guard program.terminal.output.range(of: line) != nil else { return }
      program.terminal.resize(columns: number % 200 == 0 ? 80 : 90, rows: 24)
    }
    let end = program.terminal.waitForExit()

    #expect(end == (.exit, 0))
    let lines = program.mainScreen.split(separator: "\n").dropLast()
    #expect(lines.elementsEqual((1...20_000).map { "line \($0)" }, by: ==))
  }
}
