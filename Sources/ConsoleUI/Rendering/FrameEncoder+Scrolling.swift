extension FrameEncoder {
  /// Rows that must be saved before a scroll, of some twenty bytes, is worth its price.
  private static let leastRows = 3

  /// Sends a shifted region as a scroll, and shifts `shown` the same way.
  mutating func scroll(_ shown: inout Canvas, towards new: Canvas) {
    guard new.size.rows > Self.leastRows, new.size.columns > 0,
      let shift = Self.bestShift(from: shown, to: new)
    else { return }
    let distance = abs(shift.distance)
    pen.use(.plain, into: &output)
    // Lines are deleted or inserted in a region: unlike SU and SD the Linux console knows that too.
    Escape.scrollRegion(shift.rows, into: &output)
    pen.forgetPosition()
    pen.move(toRow: shift.rows.lowerBound, column: 0, into: &output)
    Escape.control(distance, shift.distance > 0 ? "M" : "L", into: &output)
    output += Escape.wholeScrollRegion
    pen.forgetPosition()
    shown.shiftRows(shift.rows, up: shift.distance)
  }

  /// Rows of a region that move up by a distance; a negative one moves them down.
  private typealias Shift = (rows: Range<Int>, distance: Int)

  private static func bestShift(from old: Canvas, to new: Canvas) -> Shift? {
    guard let changed = changedRows(old, new), changed.count > leastRows else { return nil }
    let before = changed.map(old.fingerprint(ofRow:))
    let after = changed.map(new.fingerprint(ofRow:))
    let blank = Canvas(size: Size(columns: new.size.columns, rows: 1)).fingerprint(ofRow: 0)
    var best: (gain: Int, shift: Shift)?
    for distance in 1..<changed.count {
      // No longer way can save more rows than remain.
      if let best, best.gain >= changed.count - distance { break }
      for (source, target, sign) in [(distance, 0, 1), (0, distance, -1)] {
        var start = 0
        var gain = 0
        let count = changed.count - distance
        for offset in 0...count {
          if offset < count, before[source + offset] == after[target + offset] {
            let isGained =
              before[target + offset] != after[target + offset] && after[target + offset] != blank
            gain += isGained ? 1 : 0
            continue
          }
          if gain > max(leastRows - 1, best?.gain ?? 0) {
            let first = changed.lowerBound + start
            let last = changed.lowerBound + offset + distance
            best = (gain, (first..<last, sign * distance))
          }
          start = offset + 1
          gain = 0
        }
      }
    }
    return best?.shift
  }

  private static func changedRows(_ old: Canvas, _ new: Canvas) -> Range<Int>? {
    guard let first = (0..<new.size.rows).first(where: { !old.rowLooksEqual($0, new) }),
      let last = (first..<new.size.rows).last(where: { !old.rowLooksEqual($0, new) })
    else { return nil }
    return first..<last + 1
  }
}
