/// Runs all groups, or those named: `swift run -c release --package-path Benchmarks Benchmarks navigation`.
@main
struct Benchmarks {
  @MainActor
  static func main() async throws {
    let groups: [(name: String, run: @MainActor () async throws -> Void)] = [
      ("parse", { measureParsing() }),
      ("lookup", { measureLookup() }),
      ("frame", { try await measureFrames() }),
      ("navigation", { measureNavigation() }),
    ]
    let wanted = Set(CommandLine.arguments.dropFirst())
    for group in groups where wanted.isEmpty || wanted.contains(group.name) {
      try await group.run()
    }
  }
}
