/// The limits for fetching one feed.
struct FetchLimits: Sendable, Hashable {
  /// The largest body, in bytes, after decompression.
  var bytes = 16 << 20
  var redirects = 10
  /// The longest time in which nothing arrives.
  var silence = Duration.seconds(15)
  /// The longest time for the whole fetch, redirects included.
  var total = Duration.seconds(60)
}
