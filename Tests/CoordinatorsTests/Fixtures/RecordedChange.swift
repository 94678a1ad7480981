import Coordinators

/// A change with the names of its pages.
struct RecordedChange: Equatable {
  var shown: [String] = []
  var removed: [String] = []
  var activated: String?
}

extension RecordedChange {
  @MainActor
  init(_ change: WindowChange) {
    self.init(
      shown: names(change.shown), removed: names(change.removed),
      activated: (change.activated as? Page)?.name)
  }
}
