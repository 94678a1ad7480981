import ArgumentParser
import Coordinators
import Foundation

/// Draws the flow diagram of one or more traces.
@main
struct DiagramCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sternik-diagram",
    abstract: "Draws the screens of a program, and the ways that were taken between them.",
    discussion: """
      A trace is what a program writes with window.trace { print($0) }, as headlines does with --trace FILE. \
      The diagram goes to standard output: mermaid is drawn by forges and editors, dot by \
      "dot -Tsvg".
      """)

  @Argument(
    help: ArgumentHelp("Files with traces; standard input if there are none.", valueName: "file"))
  var files: [String] = []

  @Option(help: "The language of the diagram.")
  var format = DiagramFormat.mermaid

  func run() throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(diagram().utf8))
    } catch let error as DiagramError {
      try fail("\(error)")
    } catch {
      try fail("the diagram cannot be written (\(DiagramError.message(of: error)))")
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
