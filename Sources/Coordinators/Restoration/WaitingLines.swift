/// Lines of a saved state that could not be restored yet, until they can.
struct WaitingLines: Hashable {
  /// The lines that lead to the coordinator of the first waiting one.
  let pathLines: [RestorationLine]
  /// How many lines before that have had each name.
  let earlierNames: [PartName: Int]
  /// The waiting lines as they were.
  var lines: [String]

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

extension Window {
  /// Whether lines of a restored state wait for places that are not there yet, or that a guard has not allowed.
  public var isRestoring: Bool { !state.waitingLines.isEmpty }

  /// Restores what waits of the states that were restored before, as far as it is there by now.
  ///
  /// Call it when something has arrived: an article was loaded, the user has signed in. What is shown already is found and
  /// keeps its state. The user may be elsewhere by now: see ``location`` and ``activeScreen``, and ``endRestoring()``.
  ///
  /// - Returns: the problems, as from ``restore(_:)``.
  @discardableResult
  public func continueRestoring() -> [RestorationProblem] {
    guard isRestoring else { return [] }
    let waiting = state.waitingLines
    return restore(
      RestorationText.text(of: [], waiting: waiting.map(\.section)), insteadOf: waiting)
  }

  /// Drops what waits; the ``navigationState`` does not have it any more.
  public func endRestoring() { Engine.shared.setWaitingLines([], of: state) }
}
