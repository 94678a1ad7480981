extension Scenario {
  /// A shorter scenario that still fails: removes ever smaller runs of commands, then the reactions, one by one.
  @MainActor
  package func shrunk() async throws -> Scenario {
    var best = self
    var length = max(1, commands.count / 2)
    while true {
      let before = best.size
      var start = 0
      while start < best.commands.count {
        var shorter = best
        shorter.commands.removeSubrange(start..<min(start + length, best.commands.count))
        if try await shorter.fails() { best = shorter } else { start += length }
      }
      if length > 1 {
        length /= 2
      } else {
        try await best.dropReactions()
        if best.size == before { return best }
      }
    }
  }

  private var size: Int { commands.reduce(0) { $0 + 1 + $1.reactions.count } }

  @MainActor
  private mutating func dropReactions() async throws {
    for index in commands.indices {
      for reaction in commands[index].reactions.indices.reversed() {
        var shorter = self
        shorter.commands[index].reactions.remove(at: reaction)
        if try await shorter.fails() { self = shorter }
      }
    }
  }

  @MainActor
  private func fails() async throws -> Bool {
    var statistics = ActionStatistics()
    return try await play(counting: &statistics) != nil
  }
}
