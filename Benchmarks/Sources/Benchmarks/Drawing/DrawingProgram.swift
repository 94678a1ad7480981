/// A program that shows a list and moves its highlight down at the key `j`.
struct DrawingProgram {
  let name: String
  let path: String
  let count: Int
  let columns: UInt16
  let rows: UInt16

  private static let frames = 2_000
  private static let keys = 300

  /// Starts the program, presses the key as fast as it draws, then with pauses; `nil` if it does not start.
  func run() -> DrawingRun? {
    var run = DrawingRun()
    let start = TerminalProgram.now
    guard
      let program = TerminalProgram(path, "\(count)", columns: columns, rows: rows),
      program.wait(for: "quit")
    else { return nil }
    run.firstFrame = program.lastByteTime - start
    program.waitForSilence(ofMilliseconds: 100)
    var highlighted = 0
    drawFrames(program, &highlighted, &run)
    pressKeys(program, &highlighted, &run)
    run.idleBytes = bytesWithoutChange(program)
    run.residentBytes = program.residentBytes
    program.quit()
    return run
  }

  private func drawFrames(
    _ program: TerminalProgram, _ highlighted: inout Int, _ run: inout DrawingRun
  ) {
    let (bytes, time) = (program.byteCount, TerminalProgram.now)
    let processorTime = program.processorTime
    for _ in 0..<Self.frames {
      highlighted += 1
      program.type("j")
      program.wait(for: Self.lastText(ofFrame: highlighted))
    }
    run.frameTime = (program.lastByteTime - time) / Double(Self.frames)
    run.frameProcessorTime = (program.processorTime - processorTime) / Double(Self.frames)
    program.waitForSilence(ofMilliseconds: 20)
    run.frameBytes = Double(program.byteCount - bytes) / Double(Self.frames)
  }

  private func pressKeys(
    _ program: TerminalProgram, _ highlighted: inout Int, _ run: inout DrawingRun
  ) {
    let processorTime = program.processorTime
    for _ in 0..<Self.keys {
      highlighted += 1
      let start = TerminalProgram.now
      program.type("j")
      program.wait(for: Self.lastText(ofFrame: highlighted))
      program.waitForSilence(ofMilliseconds: 5)
      run.keyTimes.append(program.lastByteTime - start)
    }
    run.keyProcessorTime = (program.processorTime - processorTime) / Double(Self.keys)
  }

  /// The number of bytes that the program writes for keys that change nothing.
  private func bytesWithoutChange(_ program: TerminalProgram) -> Int {
    let bytes = program.byteCount
    for _ in 0..<10 {
      program.type("x")
      program.waitForSilence(ofMilliseconds: 20)
    }
    return program.byteCount - bytes
  }

  /// A text that every frame writes near its end: the row that loses the highlight.
  static func lastText(ofFrame highlighted: Int) -> String {
    "Row \(highlighted - 1): the night train to the coast runs again after eleven years"
  }
}
