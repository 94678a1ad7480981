/// Runs all groups, or the named ones: `swift run -c release --package-path Benchmarks Benchmarks navigation`.
///
/// The scripts that count instructions use other arguments: `Benchmarks/instructions` uses `names`, which lists the
/// workloads, and `rounds NUMBER COUNT`; `Benchmarks/drawing-instructions` uses `press`, and
/// `Benchmarks/editing-instructions` `type`.
@main
struct Benchmarks {
  @MainActor
  static func main() async throws {
    let groups: [(name: String, run: @MainActor () async throws -> Void)] = [
      ("parse", { measureParsing() }),
      ("lookup", { measureLookup() }),
      ("starting", { try measureStarting() }),
      ("drawing", { try measureDrawing() }),
      ("frame", { try await measureFrames() }),
      ("editing", { try await EditingBenchmarks.measure() }),
      ("navigation", { NavigationBenchmarks.measure() }),
    ]
    let arguments = CommandLine.arguments.dropFirst().map(\.self)
    if WorkloadRounds.run(arguments) || KeyPressRun.run(arguments) { return }
    if try await EditingBenchmarks.run(arguments) { return }
    let names = Set(arguments)
    for group in groups where names.isEmpty || names.contains(group.name) {
      try await group.run()
    }
  }

  @MainActor
  private static func measureLookup() {
    let lookup = LookupBenchmarks()
    Timer(group: "lookup").measure(lookup.workloads)
    lookup.measureThreads()
    Timer(group: "plurals").measure(PluralBenchmarks().workloads)
  }
}
