/// Which snapshots a test run records.
enum SnapshotMode {
  /// Records snapshots that have no file yet.
  case recordMissing
  /// Records every snapshot.
  case recordAll
  /// Records nothing.
  case compare

  /// Reads `SNAPSHOTS` and `CI`; `CI` takes precedence.
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
