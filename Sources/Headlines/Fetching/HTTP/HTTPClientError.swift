import CCurl

/// Why a request got no response.
struct HTTPClientError: Error, Sendable, Hashable {
  let kind: Kind
  /// The system's error for a failed connection, else libcurl's message.
  let cause: SystemError

  enum Kind: Sendable, Hashable {
    case tooLarge
    case timedOut
    case cancelled
    case hostNotFound
    case connectionFailed
    case noTLS
    case insecure
    case invalidResponse
  }
}

extension HTTPClientError.Kind {
  /// Nil for a success.
  init?(_ result: ccurl_result) {
    switch result {
    case CCURL_DONE: return nil
    case CCURL_TOO_LARGE: self = .tooLarge
    case CCURL_TIMED_OUT: self = .timedOut
    case CCURL_CANCELLED: self = .cancelled
    case CCURL_HOST_NOT_FOUND, CCURL_BAD_ADDRESS: self = .hostNotFound
    case CCURL_CONNECTION_FAILED: self = .connectionFailed
    case CCURL_NO_TLS: self = .noTLS
    case CCURL_INSECURE: self = .insecure
    default: self = .invalidResponse
    }
  }
}
