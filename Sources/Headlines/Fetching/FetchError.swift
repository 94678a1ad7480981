/// Why a source could not be read.
struct FetchError: Error, Sendable, Hashable {
  /// The source as it was asked for.
  let address: SourceAddress
  let reason: Reason

  enum Reason: Error, Sendable, Hashable {
    /// The server has nothing there (404).
    case notFound
    /// The server had something there, and never will again (410).
    case gone
    /// The server wants to know who asks (401, 403, 407).
    case forbidden
    /// The server asks for patience (429, 503), perhaps for how long.
    case busy(retryAfter: Duration?)
    /// The server answers with another status that is no success.
    case status(Int)
    /// The server keeps sending us elsewhere.
    case tooManyRedirects(limit: Int)
    /// The server sends us where we do not go: nowhere, to another scheme, from `https` to `http`.
    case badRedirect(String)
    /// There are more bytes than we take.
    case tooLarge(limit: Int)
    /// Nothing arrived for too long, or all of it took too long.
    case timedOut
    /// There is no server of that name.
    case noHost
    /// The server is not reached.
    case noConnection(SystemReason)
    /// The server does not prove who it is; libcurl's own words are for the log.
    case insecure(SystemReason)
    /// The answer is none, or ends too early; libcurl's own words are for the log.
    case broken(SystemReason)
    /// What arrived, or what the file holds, cannot be read as a feed.
    case unreadable(FeedError)
    /// Nobody waits for it any longer.
    case cancelled
  }
}

extension FetchError.Reason {
  /// Whether a server has told that there is no feed at the address.
  var isWrongPlace: Bool {
    switch self {
    case .notFound, .gone, .tooManyRedirects, .badRedirect: true
    default: false
    }
  }
}

extension FetchError: CustomStringConvertible {
  var description: String {
    if case .unreadable(let error) = reason { return error.description }
    return "\(address): error: \(reason.words)"
  }
}

extension FetchError.Reason {
  fileprivate var words: String {
    switch self {
    case .notFound: "not found (404)"
    case .gone: "gone for good (410)"
    case .forbidden: "the server does not let us in"
    case .busy(let wait): "the server is busy\(wait.map { ", try again in \($0)" } ?? "")"
    case .status(let status): "the server answers with status \(status)"
    case .tooManyRedirects(let limit): "redirected more than \(limit) times"
    case .badRedirect(let target): "redirected to \(target)"
    case .tooLarge(let limit): "larger than \(limit >> 20) MB"
    case .timedOut: "no answer in time"
    case .noHost: "no such server"
    case .noConnection(let reason), .insecure(let reason), .broken(let reason): "\(reason)"
    case .unreadable(let error): error.description
    case .cancelled: "cancelled"
    }
  }
}
