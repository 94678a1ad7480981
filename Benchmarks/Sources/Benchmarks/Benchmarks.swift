/// Runs all groups, or those named: `swift run -c release --package-path Benchmarks Benchmarks navigation`.
///
/// `rounds NUMBER COUNT` carries one of the workloads out so often, and `names` lists them: that is for
/// `Benchmarks/instructions`, and `press` for `Benchmarks/drawing-instructions`.
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
      ("navigation", { measureNavigation() }),
    ]
    let arguments = CommandLine.arguments.dropFirst().map(\.self)
    if Rounds.run(arguments) || KeyPresses.run(arguments) { return }
    let wanted = Set(arguments)
    for group in groups where wanted.isEmpty || wanted.contains(group.name) {
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
