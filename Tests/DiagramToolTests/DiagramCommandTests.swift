import ArgumentParser
import Foundation
import Testing

@testable import DiagramTool

struct `sternik-diagram` {
  private static let whole = """
    opened
    changed shown=List#1@News#2 activated=List#1@News#2
    changed shown=Article#3@Reading#4 activated=Article#3@Reading#4
    closed

    """

  @Test(arguments: [
    ([], "flowchart LR\n", "s0 -->|1| s1"), (["--format", "mermaid"], "flowchart LR\n", "s0 -->"),
    (["--format", "dot"], "digraph {\n", "s0 -> s1 [label=\"1\"]"),
  ])
  func `a trace is drawn in the requested format`(
    options: [String], beginning: String, transition: String
  ) throws {
    try withFile(Self.whole) { file in
      let diagram = try DiagramCommand.parse(options + [file]).diagram()

      #expect(diagram.hasPrefix(beginning))
      #expect(diagram.contains(transition))
    }
  }

  @Test func `several files become one diagram, each starting anew`() throws {
    try withFile(Self.whole.replacing("closed\n", with: "")) { file in
      try withFile("changed shown=Help#1 activated=Help#1\n") { other in
        let diagram = try DiagramCommand.parse([file, other, file]).diagram()

        #expect(diagram.contains("-->|2|"))
        #expect(diagram.components(separatedBy: "-->|").count == 2)
        #expect(diagram.components(separatedBy: "begin -->").count == 3)
      }
    }
  }

  @Test func `an empty trace is an empty diagram`() throws {
    try withFile("") { file in
      let diagram = try DiagramCommand.parse([file]).diagram()

      #expect(diagram == "flowchart LR\n")
    }
  }

  @Test(arguments: [
    ("opened\nleaped\nclosed\n", ":2: invalid trace line"),
    ("opened\nchanged shown=A#1", ":2: the line is cut off"),
    ("%PDF-1.7\n", ":1: invalid trace line"),
    ("opened\n\nclosed\n", ":2: invalid trace line"),
  ])
  func `a damaged trace is an error with its line`(trace: String, message: String) throws {
    try withFile(trace) { file in
      let command = try DiagramCommand.parse([file])

      let error = #expect(throws: DiagramError.self) { try command.diagram() }

      #expect(error?.description.hasPrefix(file + message) == true)
    }
  }

  @Test func `invalid UTF-8 is an error with its line`() throws {
    try withFile(Data("opened\nchanged shown=A".utf8) + [0xFF] + Data("#1\n".utf8)) { file in
      let command = try DiagramCommand.parse([file])

      let error = #expect(throws: DiagramError.self) { try command.diagram() }

      #expect(error?.description.contains(":2:") == true)
    }
  }

  @Test(arguments: ["", "/etc", "/no/such/trace"])
  func `an unreadable file is an error with the system's message`(
    path: String
  ) throws {
    let command = try DiagramCommand.parse([path])

    let error = #expect(throws: DiagramError.self) { try command.diagram() }

    #expect(error?.description.hasPrefix("\(path): cannot be read (") == true)
  }

  @Test(arguments: [
    (whole, "", 0, "flowchart"), ("opened", "", 1, "standard input:1: the line is cut off"),
    (whole, "2>&1 > /dev/full", 1, "cannot write the diagram (No space left on device)"),
    ("", "--format svg", 64, "svg"),
  ])
  func `standard input is read, and an error is one line and an exit status`(
    trace: String, rest: String, status: Int32, message: String
  ) throws {
    let (process, output, input) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(filePath: "/bin/sh")
    let tool = Bundle.main.bundleURL.appending(path: "sternik-diagram").path()
    process.arguments = ["-c", "\"$0\" 2>&1 \(rest)", tool]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(trace.utf8))
    try input.fileHandleForWriting.close()
    let printed = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()

    #expect(process.terminationStatus == status)
    #expect(printed.contains(message))
  }

  private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    try withFile(Data(text.utf8), body)
  }

  private func withFile(_ data: Data, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path())
  }
}
