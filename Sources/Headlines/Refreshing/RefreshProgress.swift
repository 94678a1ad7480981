/// The progress of a refresh.
struct RefreshProgress: Sendable, Hashable {
  /// The number of feeds whose fetch has ended.
  var completed = 0
  /// How many of them failed.
  var failed = 0
  let total: Int
  /// Whether the user asked for the refresh, who then can cancel it.
  var isRequested = true

  /// From 0 to 1.
  var fraction: Double { total == 0 ? 1 : Double(completed) / Double(total) }
}
