import ArgumentParser
import Coordinators
import Foundation

/// Draws the flow diagram of one or more traces.
@main
struct DiagramCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sternik-diagram",
    abstract: "Draws a diagram of a program's screens and the transitions between them.",
    discussion: """
      A program writes a trace with window.trace { print($0) }, and headlines does so with --trace FILE. The \
      diagram is written to standard output. Code hosts and editors render mermaid; "dot -Tsvg" renders dot.
      """)

  @Argument(
    help: ArgumentHelp("Trace files; standard input if none are given.", valueName: "file"))
  var files: [String] = []

  @Option(help: "The format of the diagram.")
  var format = DiagramFormat.mermaid

  func run() throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(diagram().utf8))
    } catch let error as DiagramError {
      try fail("\(error)")
    } catch {
      try fail("cannot write the diagram (\(DiagramError.message(of: error)))")
    }
  }

  /// The diagram of all files, or of standard input.
  ///
  /// - Throws: ``DiagramError``
  func diagram() throws(DiagramError) -> String {
    var lines: [TraceLine] = []
    for source in files.isEmpty ? [.standardInput] : files.map(TraceSource.file) {
      // Starts a new trace even if the beginning of the file is missing.
      lines += [.opened] + (try source.lines())
    }
    let diagram = FlowDiagram(lines)
    return switch format {
    case .mermaid: diagram.mermaid
    case .dot: diagram.dot
    }
  }

  private func fail(_ message: String) throws -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("sternik-diagram: \(message)\n".utf8))
    throw ExitCode.failure
  }
}
