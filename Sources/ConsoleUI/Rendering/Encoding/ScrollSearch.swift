/// Searches for the largest block of adjacent rows that moved together.
struct ScrollSearch {
  /// The number of saved rows that makes a scroll, of about twenty bytes, worthwhile.
  static let minSavedRows = 3
  /// Lists usually move by few rows, so these distances are tried first.
  private static let nearDistances = 1...3

  /// The best scroll found so far.
  private(set) var best: ScrollOperation?
  /// The rows that ``best`` saves; before one is found, the largest number that is not worthwhile.
  private var savedRows = Self.minSavedRows - 1
  private let region: Range<Int>
  /// For each row of the region, whether it must be sent if nothing scrolls.
  private let mustBeSent: [Bool]
  /// The rows that the best possible scroll saves.
  private let maxSavedRows: Int

  init(region: Range<Int>, mustBeSent: [Bool]) {
    self.region = region
    self.mustBeSent = mustBeSent
    maxSavedRows = mustBeSent.reduce(0) { $0 + ($1 ? 1 : 0) }
  }

  /// Whether the best scroll saves less than half of the region, so that more distances are worth trying.
  var canImprove: Bool { savedRows * 2 < region.count }

  /// Tries small distances; `isSame` compares an old row with a new row.
  mutating func searchNear(isSame: (_ before: Int, _ after: Int) -> Bool) {
    search(Self.nearDistances, isSame)
  }

  /// Tries all larger distances.
  mutating func searchFar(isSame: (_ before: Int, _ after: Int) -> Bool) {
    search(Self.nearDistances.upperBound + 1...Int.max, isSame)
  }

  /// Whether a better scroll could save more than a few rows more.
  private var isWorthwhile: Bool {
    best == nil || savedRows < maxSavedRows - Self.minSavedRows
  }

  private mutating func search(
    _ distances: ClosedRange<Int>, _ isSame: (_ before: Int, _ after: Int) -> Bool
  ) {
    for distance in distances {
      // No larger distance can save more rows than remain.
      if savedRows >= region.count - distance || !isWorthwhile { return }
      search(upBy: distance, isSame)
      if !isWorthwhile { return }
      search(upBy: -distance, isSame)
    }
  }

  private mutating func search(
    upBy distance: Int, _ isSame: (_ before: Int, _ after: Int) -> Bool
  ) {
    let after = region.clamped(to: region.lowerBound - distance..<region.upperBound - distance)
    var start = after.lowerBound
    var saved = 0
    for row in after {
      if isSame(row + distance, row) {
        saved += mustBeSent[row - region.lowerBound] ? 1 : 0
      } else {
        consider(start..<row, saved, upBy: distance)
        (start, saved) = (row + 1, 0)
      }
    }
    consider(start..<after.upperBound, saved, upBy: distance)
  }

  /// Keeps a block of rows that moved by this distance if it saves more than the best one so far.
  private mutating func consider(_ rows: Range<Int>, _ saved: Int, upBy distance: Int) {
    guard saved > savedRows else { return }
    savedRows = saved
    let first = min(rows.lowerBound, rows.lowerBound + distance)
    let end = max(rows.upperBound, rows.upperBound + distance)
    best = ScrollOperation(
      rows: first..<end, distance: distance,
      matching: rows)
  }
}
