import Foundation

/// Why a feed could not be fetched.
struct FetchError: Error, Sendable, Hashable, Codable {
  /// The address of the request.
  let address: FeedAddress
  let reason: Reason
  /// The address that answered, if redirects led there.
  var redirect: URL?

  enum Reason: Error, Sendable, Hashable, Codable {
    /// Status 404.
    case notFound
    /// Status 410: the feed existed and was removed for good.
    case gone
    /// Status 403.
    case forbidden
    /// Status 401 from a server that accepts nothing that this program knows.
    case unknownSignIn
    /// Status 401; `isRejected` if the server does not accept what was sent.
    case unauthorized(ProtectionSpace, isRejected: Bool)
    /// The server gave no feed; the user's password was in the address, and was not sent without encryption.
    case unencrypted(ProtectionSpace)
    /// Status 429 or 503, with the value of `Retry-After`.
    case busy(retryAfter: Duration?)
    /// Any other status that is not a success.
    case status(Int)
    case tooManyRedirects(limit: Int)
    /// A redirect to no address, to another scheme than HTTP, or from `https` to `http`.
    case badRedirect(String)
    /// The body is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// Nothing arrived for too long, or the whole fetch took too long.
    case timedOut
    /// libcurl does not accept the address.
    case invalidAddress
    /// The request was not sent, such as for lack of memory.
    case notSent(SystemError)
    /// The name of the server does not resolve.
    case hostNotFound
    case connectionFailed(SystemError)
    /// The server does not speak TLS; libcurl's message is for the log.
    case noTLS(SystemError)
    /// The certificate of the server is not trusted; libcurl's message is for the log.
    case insecure(SystemError)
    /// The response is not HTTP or ends too early; libcurl's message is for the log.
    case invalidResponse(SystemError)
    /// The body, or the file, is not a feed.
    case unreadable(FeedError)
    /// The task was cancelled.
    case cancelled
  }
}

extension FetchError {
  /// For the database.
  var json: String? {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }

  init?(json: String) {
    guard let error = try? JSONDecoder().decode(FetchError.self, from: Data(json.utf8)) else {
      return nil
    }
    self = error
  }

  /// Whether a file could be read in spite of it, unless it has nothing else.
  var isMistakeOfFile: Bool {
    guard case .unreadable(let error) = reason else { return false }
    return switch error.reason {
    case .malformed, .truncated, .unknownEncoding: true
    default: false
    }
  }

  /// Where the user can sign in; also at a server that shows others that there is nothing, or denies them access.
  var signInSpace: ProtectionSpace? {
    switch (reason, address) {
    case (.unauthorized(let space, _), _), (.unencrypted(let space), _): space
    case (.notFound, .web(let url)), (.forbidden, .web(let url)): ProtectionSpace(redirect ?? url)
    default: nil
    }
  }
}

extension FetchError.Reason {
  /// Whether there can be no feed at the address, or the server says so.
  var isWrongAddress: Bool {
    switch self {
    case .notFound, .gone, .tooManyRedirects, .badRedirect, .invalidAddress: true
    default: false
    }
  }

  /// Whether a server may give this answer to a request without a password.
  var mayHideFeed: Bool {
    switch self {
    case .notFound, .gone, .forbidden, .unknownSignIn, .status, .tooManyRedirects, .badRedirect:
      true
    // Such as one with a form to sign in.
    case .unreadable(let error): error.isOfPage
    default: false
    }
  }

  /// Where the user can sign in.
  var protectionSpace: ProtectionSpace? {
    switch self {
    case .unauthorized(let space, _), .unencrypted(let space): space
    default: nil
    }
  }

  /// Whether a server has refused what was sent.
  var isRejected: Bool {
    if case .unauthorized(_, let isRejected) = self { isRejected } else { false }
  }

  /// Whether the server may answer to `http` although it does not to `https`.
  var isOfEncryption: Bool {
    switch self {
    case .connectionFailed, .noTLS: true
    default: false
    }
  }
}

extension FetchError: CustomStringConvertible {
  var description: String {
    if case .unreadable(let error) = reason { return error.description }
    return "\(address): error: \(reason.message)"
  }
}

extension FetchError.Reason {
  fileprivate var message: String {
    switch self {
    case .notFound: "not found (404)"
    case .gone: "permanently removed (410)"
    case .forbidden: "access denied"
    case .unknownSignIn: "unknown kind of sign-in"
    case .unauthorized(_, let isRejected):
      isRejected ? "name, password or token not accepted" : "sign-in needed"
    case .unencrypted: "not encrypted, so that the password was not sent"
    case .busy(let wait): "the server is busy\(wait.map { "; retry in \($0)" } ?? "")"
    case .status(let status): "the server returned status \(status)"
    case .tooManyRedirects(let limit): "more than \(limit) redirects"
    case .badRedirect(let target):
      "invalid redirect to \(FeedLink.withoutPassword(in: target))"
    case .tooLarge(let limit): "larger than \(limit >> 20) MB"
    case .timedOut: "timed out"
    case .invalidAddress: "invalid address"
    case .hostNotFound: "server not found"
    case .notSent(let error), .connectionFailed(let error), .noTLS(let error),
      .insecure(let error), .invalidResponse(let error):
      "\(error)"
    case .unreadable(let error): error.description
    case .cancelled: "cancelled"
    }
  }
}
