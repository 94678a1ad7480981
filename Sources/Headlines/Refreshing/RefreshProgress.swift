/// How far the fetching of the sources is.
struct RefreshProgress: Sendable, Hashable {
  /// How many sources have answered.
  var done = 0
  let total: Int

  /// The part that is done, from 0 to 1.
  var part: Double { total == 0 ? 1 : Double(done) / Double(total) }
}
