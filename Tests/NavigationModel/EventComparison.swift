/// Compares the events of the windows with those of the model.
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

  /// Siblings may be removed in any order, so consecutive removals are sorted, and after them what is reported
  /// among them.
  private static func sorted(_ records: [EventRecord]) -> [EventRecord] {
    var sorted: [EventRecord] = []
    var rest = records[...]
    while let record = rest.first {
      let run = rest.prefix { $0.event.removedFlow != nil || $0.event.reportedKind != nil }
      if run.contains(where: { $0.event.removedFlow != nil }) {
        let removals = run.filter { $0.event.removedFlow != nil }
        let reports = run.filter { $0.event.reportedKind != nil }
        sorted += removals.sorted { ($0.event.removedFlow ?? 0) < ($1.event.removedFlow ?? 0) }
        sorted += reports.sorted { ($0.event.reportedKind ?? "") < ($1.event.reportedKind ?? "") }
        rest = rest[run.endIndex...]
      } else {
        sorted.append(record)
        rest.removeFirst()
      }
    }
    return sorted
  }
}

extension Event {
  fileprivate var removedFlow: Int? {
    if case .removed(let flow, _) = self { flow } else { nil }
  }

  fileprivate var reportedKind: String? {
    if case .diagnostic(let kind) = self { kind } else { nil }
  }
}
