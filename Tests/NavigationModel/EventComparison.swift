/// Compares the events of a window with those of the model.
struct EventComparison {
  let expected: [EventRecord]
  let actual: [EventRecord]

  /// The first difference in words; `nil` if there is none.
  var difference: String? {
    if let parent = parentBeforeChild {
      return "coordinator \(parent) was removed before its child"
    }
    let (expected, actual) = (Self.sorted(expected), Self.sorted(actual))
    if expected == actual { return nil }
    let index = zip(expected, actual).prefix { $0 == $1 }.count
    return """
      expected as event \(index): \(index < expected.count ? "\(expected[index])" : "nothing")
      but there was             : \(index < actual.count ? "\(actual[index])" : "nothing")
      """
  }

  private var parentBeforeChild: Int? {
    var removed: Set<Int> = []
    for record in actual {
      guard case .removed(let flow, let parent) = record.event else {
        removed = []
        continue
      }
      if removed.contains(parent) { return parent }
      removed.insert(flow)
    }
    return nil
  }

  /// Siblings may be removed in any order, so removals in a row are sorted; diagnostics among them come last.
  private static func sorted(_ records: [EventRecord]) -> [EventRecord] {
    var sorted: [EventRecord] = []
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
