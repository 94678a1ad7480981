extension [Extent] {
  /// The lengths of neighbours that share so many cells.
  ///
  /// First everybody gets the minimum, in order, while there is room. What remains is shared fairly up
  /// to the ideals, so that a long text is cut before a short one. What then is left goes, in equal
  /// parts, to those that fill. The sum never exceeds the room.
  func lengths(sharing room: Int, spacing: Int = 0) -> [Int] {
    var left = Swift.max(0, room - spacing * Swift.max(0, count - 1))
    var lengths = map { extent in
      let length = Swift.min(extent.minimum, left)
      left -= length
      return length
    }
    left -= approachIdeals(&lengths, with: left)
    let filling = indices.filter { self[$0].growth == .fills }
    for (position, index) in filling.enumerated() {
      let share = left.share(for: filling.count - position)
      lengths[index] += share
      left -= share
    }
    return lengths
  }

  /// Lengthens towards the ideals, the modest wishes first, and returns the cells used.
  private func approachIdeals(_ lengths: inout [Int], with room: Int) -> Int {
    let wishes = indices.map { self[$0].ideal - lengths[$0] }
    let total = wishes.reduce(0, +)
    guard total > room else {
      for index in indices { lengths[index] += wishes[index] }
      return total
    }
    var left = room
    let modestFirst = indices.sorted { (wishes[$0], $0) < (wishes[$1], $1) }
    for (position, index) in modestFirst.enumerated() {
      let granted = Swift.min(wishes[index], left.share(for: count - position))
      lengths[index] += granted
      left -= granted
    }
    return room - left
  }
}

extension Int {
  /// The part of the first of so many heirs; what cannot be halved goes to the earlier ones.
  fileprivate func share(for heirs: Int) -> Int {
    heirs > 0 ? (self + heirs - 1) / heirs : 0
  }
}
