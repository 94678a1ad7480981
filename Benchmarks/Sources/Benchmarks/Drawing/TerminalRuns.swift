/// Runs a program that shows a list, moves its highlight down at the key `j` and ends at `q`.
struct TerminalRuns {
  private let columns: UInt16
  private let rows: UInt16
  private let arguments: [String]

  /// Takes the size of the terminal, the program and its arguments.
  init(_ arguments: [String]) throws {
    guard let columns = UInt16(arguments[0]), let rows = UInt16(arguments[1]) else {
      throw Failure("a terminal has a number of columns and rows")
    }
    (self.columns, self.rows) = (columns, rows)
    self.arguments = Array(arguments.dropFirst(2))
  }

  /// Prints the time to the first frame, and the memory, as JSON.
  func start() throws {
    var run = Columns()
    let program = try startProgram(&run)
    addMemory(of: program, to: &run)
    program.quit()
    print(run.json)
  }

  /// Presses the key as fast as the program draws, then with pauses; each at most 2,000 times and for some seconds.
  func draw(seconds: Double) throws {
    var run = Columns()
    let program = try startProgram(&run)
    let list = moveToLastRow(program)
    try drawFrames(of: list, seconds, &run)
    try pressKeys(on: list, seconds, &run)
    run["idle bytes"] = Double(bytesWithoutChange(program))
    addMemory(of: program, to: &run)
    program.quit()
    print(run.json)
  }

  /// Presses Down with pauses in a program whose last row the highlight has reached, and prints times and bytes as JSON.
  func pressDown(seconds: Double) throws {
    guard let program = TerminalProgram(arguments, columns: columns, rows: rows),
      program.waitForOutput()
    else { throw Failure("\(arguments[0]) draws nothing") }
    program.waitForSilence(ofMilliseconds: 2_000)
    // As terminals do, whose cursor keys a program may switch.
    let down = program.hasWritten("\u{1B}[?1h", since: 0) ? "\u{1B}OB" : "\u{1B}[B"
    for _ in 0..<rows {
      program.type(down)
      program.waitForSilence(ofMilliseconds: 20)
    }
    var (run, times) = (Columns(), [Double]())
    let (bytes, processorTime) = (program.byteCount, program.processorTime)
    let end = TerminalProgram.now + seconds
    while times.count < 300, TerminalProgram.now < end {
      let start = TerminalProgram.now
      program.type(down)
      guard program.waitForOutput() else { throw Failure("\(arguments[0]) draws no further row") }
      program.waitForSilence(ofMilliseconds: 10)
      times.append((program.lastByteTime - start) * 1e3)
    }
    let count = Double(times.count)
    times.sort()
    run["key p50 ms"] = times[times.count / 2]
    run["key p95 ms"] = times[times.count * 95 / 100]
    run["CPU ms/key"] = (program.processorTime - processorTime) * 1e3 / count
    run["bytes/key"] = Double(program.byteCount - bytes) / count
    program.quit()
    print(run.json)
  }

  /// Presses the key, waiting for each frame, and prints all bytes of the program up to the last frame.
  func press(_ count: Int) throws {
    var run = Columns()
    let program = try startProgram(&run)
    let list = moveToLastRow(program)
    for _ in 1...max(1, count) { try list.scroll() }
    program.waitForSilence(ofMilliseconds: 100)
    program.writeOutput()
    program.quit()
  }

  private func startProgram(_ run: inout Columns) throws -> TerminalProgram {
    let start = TerminalProgram.now
    guard
      let program = TerminalProgram(arguments, columns: columns, rows: rows),
      // The last words of the last row.
      program.wait(for: "quit")
    else { throw Failure("\(arguments[0]) draws nothing") }
    run["first ms"] = (program.lastByteTime - start) * 1e3
    program.waitForSilence(ofMilliseconds: 100)
    return program
  }

  /// Highlights the last row of the screen, so that each further key scrolls.
  private func moveToLastRow(_ program: TerminalProgram) -> ScrolledList {
    // The last line of the screen names keys.
    let row = Int(rows) - 2
    program.type(String(repeating: "j", count: row))
    program.waitForSilence(ofMilliseconds: 300)
    return ScrolledList(program, highlighted: row)
  }

  private func drawFrames(
    of list: ScrolledList, _ seconds: Double, _ run: inout Columns
  ) throws {
    let program = list.program
    let (bytes, start, first) = (program.byteCount, TerminalProgram.now, list.highlighted)
    let processorTime = program.processorTime
    while list.highlighted - first < 2_000, TerminalProgram.now - start < seconds {
      try list.scroll()
    }
    let frames = Double(list.highlighted - first)
    run["frames/s"] = frames / (program.lastByteTime - start)
    run["CPU µs/frame"] = (program.processorTime - processorTime) * 1e6 / frames
    program.waitForSilence(ofMilliseconds: 20)
    run["bytes/frame"] = Double(program.byteCount - bytes) / frames
  }

  private func pressKeys(
    on list: ScrolledList, _ seconds: Double, _ run: inout Columns
  ) throws {
    let program = list.program
    var times: [Double] = []
    let processorTime = program.processorTime
    let end = TerminalProgram.now + seconds
    while times.count < 300, TerminalProgram.now < end {
      let start = TerminalProgram.now
      try list.scroll()
      program.waitForSilence(ofMilliseconds: 5)
      times.append((program.lastByteTime - start) * 1e3)
    }
    times.sort()
    run["key p50 ms"] = times[times.count / 2]
    run["key p95 ms"] = times[times.count * 95 / 100]
    run["CPU ms/key"] = (program.processorTime - processorTime) * 1e3 / Double(times.count)
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

  private func addMemory(of program: TerminalProgram, to run: inout Columns) {
    run["MB"] = program.memory("VmHWM")
    run["MB of its own"] = program.memory("RssAnon")
  }
}
