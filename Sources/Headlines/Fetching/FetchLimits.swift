/// How much of time, space and patience one source gets.
struct FetchLimits: Sendable, Hashable {
  /// The largest feed that is read, in bytes, after decompression.
  var bytes = 16 << 20
  /// How many times one request may be sent elsewhere.
  var redirects = 10
  /// How long nothing may arrive: before the connection, before the answer, or inside it.
  var silence = Duration.seconds(15)
  /// How long all of it may take, redirections included.
  var total = Duration.seconds(60)
}
