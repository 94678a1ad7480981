import CCurl

/// Why there is no answer to a request.
struct TransferFailure: Error, Sendable, Hashable {
  let kind: Kind
  /// The system's reason where the server is not reached, else libcurl's own words, in English.
  let reason: SystemReason

  enum Kind: Sendable, Hashable {
    case tooLarge
    case timedOut
    case cancelled
    case noHost
    case noConnection
    case insecure
    case broken
  }
}

extension TransferFailure.Kind {
  /// Nil for what is no failure.
  init?(_ end: ccurl_end) {
    switch end {
    case CCURL_DONE: return nil
    case CCURL_TOO_LARGE: self = .tooLarge
    case CCURL_TIMED_OUT: self = .timedOut
    case CCURL_CANCELLED: self = .cancelled
    case CCURL_NO_HOST, CCURL_BAD_ADDRESS: self = .noHost
    case CCURL_NO_CONNECTION: self = .noConnection
    case CCURL_INSECURE: self = .insecure
    default: self = .broken
    }
  }
}
