/// What to do with snapshots that are missing or differ.
enum SnapshotMode {
  /// Record those that are missing.
  case recordMissing
  /// Record all.
  case recordAll
  /// Record none.
  case compare

  /// Reads `SNAPSHOTS` and `CI`; the latter wins.
  init(environment: [String: String]) {
    if environment["CI"]?.isEmpty == false {
      self = .compare
    } else if environment["SNAPSHOTS"] == "record" {
      self = .recordAll
    } else {
      self = .recordMissing
    }
  }
}
