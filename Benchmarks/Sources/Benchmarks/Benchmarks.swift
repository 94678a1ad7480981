/// Runs all groups, or those named: `swift run -c release --package-path Benchmarks Benchmarks navigation`.
@main
struct Benchmarks {
  @MainActor
  static func main() {
    let groups: [(name: String, run: @MainActor () -> Void)] = [("navigation", measureNavigation)]
    let wanted = Set(CommandLine.arguments.dropFirst())
    for group in groups where wanted.isEmpty || wanted.contains(group.name) { group.run() }
  }
}
