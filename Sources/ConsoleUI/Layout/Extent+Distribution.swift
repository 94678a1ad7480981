extension [Extent] {
  /// Distributes a number of cells among neighbours.
  ///
  /// First, each neighbour in order gets its minimum while cells are left. The rest goes to the ideals in
  /// equal parts, so that a long text is truncated before a short one. What is still left goes in equal
  /// parts to the extents that fill. The sum of lengths and spacing never exceeds `room`, unless the spacing
  /// alone does.
  public func lengths(sharing room: Int, spacing: Int = 0) -> [Int] {
    var left = Swift.max(0, room - spacing * Swift.max(0, count - 1))
    var lengths = map { extent in
      let length = Swift.min(extent.minimum, left)
      left -= length
      return length
    }
    left -= approachIdeals(&lengths, with: left)
    let filling = indices.filter { self[$0].growth == .fills }
    for (position, index) in filling.enumerated() {
      let share = left.share(among: filling.count - position)
      lengths[index] += share
      left -= share
    }
    return lengths
  }

  /// Lengthens towards the ideals, smallest shortfall first, and returns the number of cells used.
  private func approachIdeals(_ lengths: inout [Int], with room: Int) -> Int {
    let shortfalls = indices.map { self[$0].ideal - lengths[$0] }
    let total = shortfalls.reduce(0, +)
    guard total > room else {
      for index in indices { lengths[index] += shortfalls[index] }
      return total
    }
    var left = room
    let smallestFirst = indices.sorted { (shortfalls[$0], $0) < (shortfalls[$1], $1) }
    for (position, index) in smallestFirst.enumerated() {
      let granted = Swift.min(shortfalls[index], left.share(among: count - position))
      lengths[index] += granted
      left -= granted
    }
    return room - left
  }
}

extension Int {
  /// An equal part, rounded up, so that the earlier of the recipients get the remainder.
  fileprivate func share(among recipients: Int) -> Int { (self + recipients - 1) / recipients }
}
