/// Runs all groups, or those named: `swift run -c release --package-path Benchmarks Benchmarks navigation`.
///
/// `rounds NUMBER COUNT` carries one of the workloads out so often, and `names` lists them: that is for
/// `Benchmarks/instructions`.
@main
struct Benchmarks {
  @MainActor
  static func main() async throws {
    let groups: [(name: String, run: @MainActor () async throws -> Void)] = [
      ("parse", { measureParsing() }),
      ("lookup", { measureLookup() }),
      ("starting", { try measureStarting() }),
      ("frame", { try await measureFrames() }),
      ("navigation", { measureNavigation() }),
    ]
    if Rounds.run(CommandLine.arguments.dropFirst().map(\.self)) { return }
    let wanted = Set(CommandLine.arguments.dropFirst())
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
