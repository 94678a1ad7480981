/// Lines of a saved state that could not be restored yet, until they can.
struct WaitingLines: Hashable {
  /// The lines that lead to the coordinator of the first waiting one.
  private let pathLines: [RestorationLine]
  /// How many lines before that have had each name.
  private var earlierNames: [PartName: Int]
  /// The waiting lines as they were.
  var lines: [String]

  /// Lets a line wait that is inside the last part of a path.
  @MainActor init(_ line: RestorationLine, _ text: String, in path: some Sequence<RestoredPart>) {
    var (pathLines, earlierNames) = ([RestorationLine](), [PartName: Int]())
    for part in path {
      pathLines += part.line.map { Array(repeating: $0, count: part.number) } ?? []
      earlierNames = part.counts
    }
    if case .part(let name) = line.step { earlierNames[name, default: 1] -= 1 }
    (self.pathLines, self.earlierNames, lines) = (pathLines, earlierNames, [text])
  }

  /// All of it as a section of a saved state.
  ///
  /// A waiting line may have the name of an earlier one, which is named again, so that it is not taken for that.
  var section: [String] {
    let depth = RestorationLine.depth(of: lines.first ?? "")
    var named: Set<PartName> = []
    var repeated: [RestorationLine] = []
    for line in lines.lazy.compactMap(RestorationLine.init) where line.depth == depth {
      guard case .part(let name) = line.step, named.insert(name).inserted else { continue }
      let earlier = RestorationLine(depth: depth, step: .part(name))
      repeated += Array(repeating: earlier, count: earlierNames[name] ?? 0)
    }
    return (pathLines + repeated).map(\.description) + lines
  }
}
