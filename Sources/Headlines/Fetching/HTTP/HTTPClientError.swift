import CCurl
import Foundation

/// Why a request got no response.
struct HTTPClientError: Error, Sendable, Hashable {
  let kind: Kind
  /// The system's error, if it has one, else a message in English.
  let cause: SystemError

  enum Kind: Sendable, Hashable {
    case tooLarge
    case timedOut
    case cancelled
    /// libcurl does not accept the address.
    case invalidAddress
    /// The name of the server does not resolve.
    case hostNotFound
    case connectionFailed
    /// The server does not speak TLS.
    case noTLS
    /// The certificate of the server is not trusted.
    case insecure
    /// The response is not HTTP, or it ended too early.
    case invalidResponse
    /// There is no memory, or this libcurl has no TLS or no digests.
    case notSent
  }

  static let outOfMemory = HTTPClientError(kind: .notSent, cause: .number(ENOMEM))
  static let noTLS = HTTPClientError(kind: .notSent, cause: .message("this libcurl has no TLS"))
}

extension HTTPClientError {
  /// The error for libcurl's code, with its message, and the number of a failed connection.
  init(_ code: CURLcode, message: String, systemError: Int32) {
    guard code != CURLE_OUT_OF_MEMORY else {
      self = .outOfMemory
      return
    }
    kind = Kind(code)
    if kind == .connectionFailed, systemError != 0 {
      cause = .number(systemError)
    } else {
      cause = .message(message.isEmpty ? String(cString: curl_easy_strerror(code)) : message)
    }
  }
}

extension HTTPClientError.Kind {
  fileprivate init(_ code: CURLcode) {
    self =
      switch code {
      case CURLE_OPERATION_TIMEDOUT: .timedOut
      case CURLE_URL_MALFORMAT: .invalidAddress
      case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: .hostNotFound
      case CURLE_COULDNT_CONNECT: .connectionFailed
      case CURLE_SSL_CONNECT_ERROR: .noTLS
      case CURLE_SSL_CERTPROBLEM, CURLE_SSL_CACERT_BADFILE, CURLE_PEER_FAILED_VERIFICATION:
        .insecure
      case CURLE_FAILED_INIT, CURLE_NOT_BUILT_IN, CURLE_UNKNOWN_OPTION,
        CURLE_BAD_FUNCTION_ARGUMENT:
        .notSent
      default: .invalidResponse
      }
  }
}
