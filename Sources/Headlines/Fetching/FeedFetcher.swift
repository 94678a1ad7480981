import Foundation

/// Fetches feeds from the web and from files.
///
///     let fetcher = FeedFetcher()
///     let response = try await fetcher.fetch(FeedAddress("example.com/feed"))
///     if case .document(let document, let validators) = response.content { … }
///
/// Use one fetcher for all feeds: it keeps connections open. It sends no cookies, stores nothing on
/// disk, and parses feeds on threads of its own.
struct FeedFetcher: Sendable {
  let limits: FetchLimits
  private let client: Result<HTTPClient, HTTPClientError>
  private let parsing: FeedParsingQueue

  init(limits: FetchLimits = FetchLimits()) {
    self.limits = limits
    client = Result { () throws(HTTPClientError) in try HTTPClient() }
    parsing = FeedParsingQueue()
  }

  /// Fetches one feed; cancelling the task cancels the fetch.
  ///
  /// Pass the validators of the last response, if any.
  ///
  /// - Throws: ``FetchError``.
  func fetch(
    _ address: FeedAddress, validators: HTTPValidators = HTTPValidators()
  ) async throws(FetchError) -> FeedResponse {
    do throws(FetchError.Reason) {
      switch address {
      case .file(let path):
        let document = try await parsing.parse { reader throws(FeedError) in
          try reader.document(at: path)
        }
        return FeedResponse(content: .document(document, HTTPValidators()))
      case .web(let url): return try await fetch(url, named: "\(address)", validators)
      }
    } catch {
      throw FetchError(address: address, reason: error)
    }
  }

  private func fetch(
    _ url: URL, named name: String, _ validators: HTTPValidators
  ) async throws(FetchError.Reason) -> FeedResponse {
    var redirects = RedirectChain(from: url, limit: limits.redirects)
    let start = ContinuousClock.now
    while true {
      let response = try await send(
        HTTPClientRequest(
          url: redirects.url, conditions: validators.headerLines, bodyLimit: limits.bytes,
          silence: limits.silence, total: limits.total - (ContinuousClock.now - start)))
      if RedirectChain.isRedirect(response.status) {
        try redirects.follow(response)
      } else {
        var result = FeedResponse(
          content: try await content(
            of: response, named: name, from: redirects.url, validators))
        result.movedTo = redirects.movedTo
        return result
      }
    }
  }

  private func send(
    _ request: HTTPClientRequest
  ) async throws(FetchError.Reason) -> HTTPClientResponse {
    do throws(HTTPClientError) {
      return try await client.get().response(to: request)
    } catch {
      switch error.kind {
      case .tooLarge: throw .tooLarge(limit: limits.bytes)
      case .timedOut: throw .timedOut
      case .cancelled: throw .cancelled
      case .hostNotFound: throw .hostNotFound
      case .connectionFailed: throw .connectionFailed(error.cause)
      case .insecure: throw .insecure(error.cause)
      case .invalidResponse: throw .invalidResponse(error.cause)
      }
    }
  }

  private func content(
    of response: HTTPClientResponse, named name: String, from url: URL, _ validators: HTTPValidators
  ) async throws(FetchError.Reason) -> FeedResponse.Content {
    if response.status == 304, validators != HTTPValidators() { return .unchanged }
    guard response.status / 100 == 2 else { throw FetchError.Reason(response) }
    let address = FeedLink.withoutUser(url)
    let document = try await parsing.parse { reader throws(FeedError) in
      try reader.document(
        bytes: response.body, file: name, charset: response.charset, address: address)
    }
    return .document(
      document,
      HTTPValidators(
        etag: response.value(of: "etag"), lastModified: response.value(of: "last-modified")))
  }
}
