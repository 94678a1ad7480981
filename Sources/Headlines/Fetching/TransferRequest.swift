import Foundation

/// A request for what stands at a web address.
struct TransferRequest: Sendable {
  let url: URL
  /// Lines such as `If-None-Match: "a"`, in addition to those that every request has.
  var conditions: [String] = []
  /// The largest body that is taken, in bytes, after decompression.
  var bodyLimit: Int
  var silence: Duration
  var total: Duration

  /// The program, its version, and that a person reads what it fetches.
  static let userAgent = "headlines/\(HeadlinesCommand.version) (news reader)"

  /// What is sent besides what libcurl writes: the host, and the compressions it can undo.
  var headerLines: [String] {
    [
      """
      Accept: application/rss+xml, application/atom+xml, application/rdf+xml;q=0.9, \
      application/xml;q=0.8, text/xml;q=0.8, */*;q=0.1
      """
    ] + conditions
  }
}
