/// The position that a replaced coordinator's screens had, where those of its replacement are inserted.
struct InsertionPoint {
  let container: ObjectIdentifier
  /// The screen below the position; `nil` for the bottom.
  var below: ObjectIdentifier?
  /// Whether the first replaced screen was the selected tab.
  let wasSelected: Bool
}
