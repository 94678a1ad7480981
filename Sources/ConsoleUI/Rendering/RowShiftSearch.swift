/// Looks for neighbouring rows that stand together elsewhere than before.
struct RowShiftSearch {
  /// Rows that must be saved before a scroll, of some twenty bytes, is worth its price.
  static let leastGain = 3
  /// A list moves by a row or few: then it is enough to compare those.
  private static let near = 1...3

  /// The shift that was found to save the most rows.
  private(set) var best: RowShift?
  private var gain = Self.leastGain - 1
  private let region: Range<Int>
  /// For each row of the region, whether it would have to be written without a scroll.
  private let isWorthSaving: [Bool]

  init(region: Range<Int>, isWorthSaving: [Bool]) {
    self.region = region
    self.isWorthSaving = isWorthSaving
  }

  /// Whether a row would have to move farther for most of what can be saved.
  var mayFindMore: Bool { gain * 2 < region.count }

  /// Tries small distances; `isSame` compares a row as it was with a row as it is to be.
  mutating func lookNear(isSame: (_ before: Int, _ after: Int) -> Bool) {
    look(at: Self.near, isSame)
  }

  /// Tries all others; `isSame` may only guess.
  mutating func lookFar(isSame: (_ before: Int, _ after: Int) -> Bool) {
    look(at: Self.near.upperBound + 1...Int.max, isSame)
  }

  private mutating func look(
    at distances: ClosedRange<Int>, _ isSame: (_ before: Int, _ after: Int) -> Bool
  ) {
    for distance in distances {
      // No longer way can save more rows than remain.
      if gain >= region.count - distance { return }
      look(upBy: distance, isSame)
      look(upBy: -distance, isSame)
    }
  }

  private mutating func look(
    upBy distance: Int, _ isSame: (_ before: Int, _ after: Int) -> Bool
  ) {
    let after = region.clamped(to: region.lowerBound - distance..<region.upperBound - distance)
    var start = after.lowerBound
    var saved = 0
    for row in after {
      if isSame(row + distance, row) {
        saved += isWorthSaving[row - region.lowerBound] ? 1 : 0
      } else {
        take(start..<row, saved, upBy: distance)
        (start, saved) = (row + 1, 0)
      }
    }
    take(start..<after.upperBound, saved, upBy: distance)
  }

  /// Notes rows that all come from so far below, or above, if they are more than those found before.
  private mutating func take(_ rows: Range<Int>, _ saved: Int, upBy distance: Int) {
    guard saved > gain else { return }
    gain = saved
    let first = min(rows.lowerBound, rows.lowerBound + distance)
    let end = max(rows.upperBound, rows.upperBound + distance)
    best = RowShift(
      rows: first..<end, distance: distance,
      settled: Self.near.contains(abs(distance)) ? rows : first..<first)
  }
}
