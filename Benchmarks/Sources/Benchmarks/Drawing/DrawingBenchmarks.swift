import Foundation

/// Measures a list of 10,000 rows in a terminal, in which each key highlights the next row, and compares it with ncurses.
///
/// `Benchmarks/drawing` builds the programs and then calls this.
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
    // In turn, so that a busy machine slows all of them.
    for _ in 0..<5 {
      for (index, program) in programs.enumerated() {
        guard let run = program.run() else {
          print("drawing: \(program.path) is not built or draws nothing")
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
