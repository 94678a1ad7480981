import Foundation

/// A list of 10,000 rows of which the next one is selected at each key, in a real terminal: ours beside
/// ncurses.
///
/// `Benchmarks/drawing` builds the programs and then runs this.
@MainActor
func measureDrawing() throws {
  let here = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  for (columns, rows) in [(200, 50), (80, 24)] as [(UInt16, UInt16)] {
    let programs = [
      ("ncurses", "drawing-ncurses", 10_000), ("Sternik", "DrawingSternik", 10_000),
      ("Sternik", "DrawingSternik", 1_000_000),
    ].map { name, file, count in
      DrawingProgram(
        name: "\(name), \(count) rows", path: here.appending(path: file).path, count: count,
        columns: columns, rows: rows)
    }
    var runs: [[DrawingRun]] = programs.map { _ in [] }
    // One after the other, so that all of them meet the same weather.
    for _ in 0..<5 {
      for (index, program) in programs.enumerated() {
        guard let run = program.run() else {
          print("drawing: \(program.path) is not built, or draws nothing")
          return
        }
        runs[index].append(run)
      }
    }
    print("drawing/\(columns)x\(rows)".padded(to: 28), DrawingRun.heading)
    for (program, runs) in zip(programs, runs) {
      print("  \(program.name)".padded(to: 28), DrawingRun.medians(of: runs))
    }
  }
}
