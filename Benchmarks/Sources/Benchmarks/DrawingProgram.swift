/// A program that shows a list, and goes down in it when somebody types `j`.
struct DrawingProgram {
  let name: String
  let path: String
  let count: Int
  let columns: UInt16
  let rows: UInt16

  private static let frames = 2_000
  private static let keys = 300

  /// Starts it, goes down as fast as it can draw, then with pauses; `nil` if it does not run.
  func run() -> DrawingRun? {
    var run = DrawingRun()
    let start = TerminalProgram.now
    guard
      let program = TerminalProgram(path, "\(count)", columns: columns, rows: rows),
      program.wait(for: "quit")
    else { return nil }
    run.firstFrame = program.lastByteTime - start
    program.waitForSilence(ofMilliseconds: 100)
    var selection = 0
    drawFrames(program, &selection, &run)
    pressKeys(program, &selection, &run)
    run.idleBytes = bytesWithoutChange(program)
    run.residentBytes = program.residentBytes
    program.quit()
    return run
  }

  private func drawFrames(
    _ program: TerminalProgram, _ selection: inout Int, _ run: inout DrawingRun
  ) {
    let (bytes, time) = (program.byteCount, TerminalProgram.now)
    let processorTime = program.processorTime
    for _ in 0..<Self.frames {
      selection += 1
      program.type("j")
      program.wait(for: Self.lastText(ofFrame: selection))
    }
    run.frameTime = (program.lastByteTime - time) / Double(Self.frames)
    run.frameProcessorTime = (program.processorTime - processorTime) / Double(Self.frames)
    program.waitForSilence(ofMilliseconds: 20)
    run.frameBytes = Double(program.byteCount - bytes) / Double(Self.frames)
  }

  private func pressKeys(
    _ program: TerminalProgram, _ selection: inout Int, _ run: inout DrawingRun
  ) {
    let processorTime = program.processorTime
    for _ in 0..<Self.keys {
      selection += 1
      let start = TerminalProgram.now
      program.type("j")
      program.wait(for: Self.lastText(ofFrame: selection))
      program.waitForSilence(ofMilliseconds: 5)
      run.keyTimes.append(program.lastByteTime - start)
    }
    run.keyProcessorTime = (program.processorTime - processorTime) / Double(Self.keys)
  }

  /// The bytes that are written for keys that change nothing.
  private func bytesWithoutChange(_ program: TerminalProgram) -> Int {
    let bytes = program.byteCount
    for _ in 0..<10 {
      program.type("x")
      program.waitForSilence(ofMilliseconds: 20)
    }
    return program.byteCount - bytes
  }

  /// What is surely written, near the end of a frame: the row that was selected before.
  static func lastText(ofFrame selection: Int) -> String {
    "Row \(selection - 1): the night train to the coast runs again after eleven years"
  }
}
