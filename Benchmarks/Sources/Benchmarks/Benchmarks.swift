/// Measures one workload; `Benchmarks/run` calls this program for each sample, and the peers that speak the same language.
///
///     list                    all workloads: GROUP/WORK/NAME, and the number of operations in a round
///     time WORKLOAD           one sample as JSON
///     count WORKLOAD ROUNDS   performs rounds, for callgrind
///     answer WORKLOAD         what the operations found
///     inputs FOLDER           writes the sample texts for the peers
///     draw SECONDS COLUMNS ROWS PROGRAM ARGUMENTS    frames and keys of a list in a terminal, as JSON
///     panes SECONDS COLUMNS ROWS PROGRAM ARGUMENTS   keys of a file manager, as JSON
///     start COLUMNS ROWS PROGRAM ARGUMENTS           its first frame and memory, as JSON
///     press KEYS COLUMNS ROWS PROGRAM ARGUMENTS      presses `j`, and prints all that the program wrote
@main
struct Benchmarks {
  @MainActor
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let rest = Array(arguments.dropFirst())
    switch (arguments.first, rest.count) {
    case ("list", 0):
      for workload in workloads { print(workload.id, workload.operations, separator: "\t") }
    case ("time", 1): try workload(rest[0]).time()
    case ("count", 2): _ = try workload(rest[0]).prepare().run(Int(rest[1]) ?? 1)
    case ("answer", 1): print(try workload(rest[0]).prepare().answer(), terminator: "")
    case ("inputs", 1): try PeerInputs.write(to: rest[0])
    case ("draw", 4...):
      try TerminalRuns(Array(rest.dropFirst())).draw(seconds: Double(rest[0]) ?? 1)
    case ("panes", 4...):
      try TerminalRuns(Array(rest.dropFirst())).pressDown(seconds: Double(rest[0]) ?? 1)
    case ("start", 3...): try TerminalRuns(rest).start()
    case ("press", 4...): try TerminalRuns(Array(rest.dropFirst())).press(Int(rest[0]) ?? 1)
    default: throw Failure("unknown arguments; Benchmarks.swift lists them")
    }
  }

  @MainActor
  private static var workloads: [Workload] {
    #if MEASURES_TESTS
    FlowTestWorkloads.all
    #else
    ReadingWorkloads.all + LookupWorkloads.all + PluralWorkloads.all + PageWorkloads.all
      + KeyWorkloads.all + EditingWorkloads.all + NavigationWorkloads.all + MemoryWorkloads.all
    #endif
  }

  @MainActor
  private static func workload(_ id: String) throws -> Workload {
    guard let workload = workloads.first(where: { $0.id == id }) else {
      throw Failure("there is no workload \(id)")
    }
    return workload
  }
}

/// Why nothing could be measured.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
