/// What is wrong with what a window told, if anything.
struct Comparison {
  let expected: [Record]
  let told: [Record]

  var difference: String? {
    if let parent = parentBeforeChild {
      return "coordinator \(parent) was removed before its child"
    }
    let (expected, told) = (Self.sorted(expected), Self.sorted(told))
    if expected == told { return nil }
    let index = zip(expected, told).prefix { $0 == $1 }.count
    return """
      expected as event \(index): \(index < expected.count ? "\(expected[index])" : "nothing")
      but there was             : \(index < told.count ? "\(told[index])" : "nothing")
      """
  }

  private var parentBeforeChild: Int? {
    var removed: Set<Int> = []
    for record in told {
      guard case .removed(let flow, let parent) = record.event else {
        removed = []
        continue
      }
      if removed.contains(parent) { return parent }
      removed.insert(flow)
    }
    return nil
  }

  /// Among brothers and sisters any order of removal is right; what was reported meanwhile is put behind them.
  private static func sorted(_ records: [Record]) -> [Record] {
    var sorted: [Record] = []
    for record in records {
      var index = sorted.count
      while index > 0, isBefore(record.event, sorted[index - 1].event) { index -= 1 }
      sorted.insert(record, at: index)
    }
    return sorted
  }

  private static func isBefore(_ event: Event, _ other: Event) -> Bool {
    switch (event, other) {
    case (.removed(let flow, _), .removed(let other, _)): flow < other
    case (.removed, .diagnostic): true
    default: false
    }
  }
}
