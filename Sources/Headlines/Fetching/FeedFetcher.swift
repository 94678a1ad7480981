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
  private let client = HTTPClient()
  private let parsing: FeedParsingQueue
  private let credentials: Credentials
  private let refused = RefusedCredentials()

  init(limits: FetchLimits = FetchLimits(), credentials: Credentials = Credentials()) {
    self.limits = limits
    self.credentials = credentials
    parsing = FeedParsingQueue()
  }

  /// Fetches one feed; cancelling the task cancels the fetch.
  ///
  /// Pass the validators of the last response, if any, and the id of a feed that has moved.
  ///
  /// - Throws: ``FetchError``.
  func fetch(
    _ address: FeedAddress, validators: HTTPValidators = HTTPValidators(), of feed: Feed.ID? = nil
  ) async throws(FetchError) -> FeedResponse {
    switch address {
    case .file(let path):
      do throws(FetchError.Reason) {
        let document = try await parsing.parse { reader throws(FeedError) in
          try reader.document(at: path)
        }
        return FeedResponse(content: .document(document, HTTPValidators()))
      } catch {
        throw FetchError(address: address, reason: error)
      }
    case .web(let url):
      var redirects = RedirectChain(from: url, limit: limits.redirects)
      let feed = feed ?? address.text
      do throws(FetchError.Reason) {
        return try await fetch(&redirects, named: "\(address)", validators, of: feed)
      } catch {
        throw self.error(error, at: address, after: redirects, of: feed)
      }
    }
  }

  /// An error, or that the user's password was held back, without which a server may hide a feed or show another page.
  func error(
    _ reason: FetchError.Reason, at address: FeedAddress, after redirects: RedirectChain,
    of feed: Feed.ID
  ) -> FetchError {
    let space = ProtectionSpace(redirects.url)
    let isHidden =
      reason.mayHideFeed && credentials.unconfirmed(of: feed, at: space.origin) != nil
    return FetchError(
      address: address, reason: isHidden ? .unencrypted(space) : reason,
      redirect: redirects.redirect)
  }

  private func fetch(
    _ redirects: inout RedirectChain, named name: String, _ validators: HTTPValidators,
    of feed: Feed.ID
  ) async throws(FetchError.Reason) -> FeedResponse {
    let response = try await get(&redirects, validators, of: feed)
    let redirects = redirects
    if response.status == 304, validators != HTTPValidators() {
      return FeedResponse(.unchanged, after: redirects)
    }
    let document = try await parsing.parse { reader throws(FeedError) in
      try reader.document(of: response, at: redirects.url, named: name)
    }
    return FeedResponse(.document(document, response.validators), after: redirects)
  }

  /// What is at an address: a feed, or a page with the feeds that it names and its own address.
  enum FeedOrPage: Sendable {
    case feed(FeedResponse)
    case page([Feed], FeedError, URL)
  }

  /// Fetches a feed or a page, with the credentials for a feed.
  func feedOrPage(
    _ redirects: inout RedirectChain, named name: String, of feed: Feed.ID
  ) async throws(FetchError.Reason) -> FeedOrPage {
    let response = try await get(&redirects, HTTPValidators(), of: feed)
    let redirects = redirects
    return try await parsing.parse { reader throws(FeedError) in
      do throws(FeedError) {
        let document = try reader.document(of: response, at: redirects.url, named: name)
        return .feed(FeedResponse(.document(document, response.validators), after: redirects))
      } catch {
        guard error.isOfPage || response.isPage else { throw error }
        let page = redirects.url
        var feeds: [Feed] = []
        switch FeedEncoding.utf8(response.body, charset: response.charset) {
        case .text(let html), .unknown(_, let html):
          feeds = PageFeeds.feeds(in: html, at: page.absoluteString)
        case .binary: break
        }
        return .page(feeds, error, page)
      }
    }
  }

  /// Follows redirects to a response.
  private func get(
    _ redirects: inout RedirectChain, _ validators: HTTPValidators, of feed: Feed.ID
  ) async throws(FetchError.Reason) -> HTTPClientResponse {
    let start = ContinuousClock.now
    while true {
      var request = HTTPClientRequest(
        url: redirects.url, conditions: validators.headerLines, bodyLimit: limits.bytes,
        silence: limits.silence, total: limits.total - (ContinuousClock.now - start))
      let response = try await signedIn(&request, of: feed)
      if request.credential != nil { redirects.noteSignIn() }
      if RedirectChain.isRedirect(response.status) {
        try redirects.follow(response)
      } else if response.status / 100 == 2
        || response.status == 304 && validators != HTTPValidators()
      {
        return response
      } else {
        throw FetchError.Reason(response)
      }
    }
  }

  /// Sends a request; to a server that asks for it, again with the user's credential.
  ///
  /// - Throws: `unauthorized` if there is none, or if the server refuses it.
  private func signedIn(
    _ request: inout HTTPClientRequest, of feed: Feed.ID
  ) async throws(FetchError.Reason) -> HTTPClientResponse {
    let origin = ProtectionSpace.origin(of: request.url)
    if let entry = credentials.entry(for: request.url, of: feed),
      !refused.contains(entry.credential, at: origin)
    {
      request.signIn(with: entry)
    }
    let first = try await send(request)
    guard first.status == 401, let space = ProtectionSpace(first, at: request.url) else {
      return first
    }
    if let sent = request.credential { refused.insert(sent, at: origin) }
    let known = credentials.entries(for: space, of: feed)
    for entry in known
    where !refused.contains(entry.credential, at: origin, realm: space.realm) {
      if entry.credential != request.credential {
        request.signIn(with: entry)
        let next = try await send(request)
        guard next.status == 401 else { return next }
      }
      refused.insert(entry.credential, at: origin, realm: space.realm)
    }
    if known.isEmpty, credentials.unconfirmed(of: feed, at: origin) != nil {
      throw .unencrypted(space)
    }
    // A credential that was sent unasked may be for another realm.
    let isRejected = !known.isEmpty || request.credential == nil && request.sendsAddressedPassword
    throw .unauthorized(space, isRejected: isRejected)
  }

  private func send(
    _ request: HTTPClientRequest
  ) async throws(FetchError.Reason) -> HTTPClientResponse {
    do throws(HTTPClientError) {
      return try await client.response(to: request)
    } catch {
      switch error.kind {
      case .tooLarge: throw .tooLarge(limit: limits.bytes)
      case .timedOut: throw .timedOut
      case .cancelled: throw .cancelled
      case .invalidAddress: throw .invalidAddress
      case .notSent: throw .notSent(error.cause)
      case .hostNotFound: throw .hostNotFound
      case .connectionFailed: throw .connectionFailed(error.cause)
      case .noTLS: throw .noTLS(error.cause)
      case .insecure: throw .insecure(error.cause)
      case .invalidResponse: throw .invalidResponse(error.cause)
      }
    }
  }
}

extension FeedResponse {
  fileprivate init(_ content: Content, after redirects: RedirectChain) {
    self.init(
      content: content, movedTo: redirects.movedTo, signedInOrigins: redirects.signedInOrigins)
  }
}

extension FeedReader {
  /// Reads a feed that was fetched from `url`.
  fileprivate func document(
    of response: HTTPClientResponse, at url: URL, named name: String
  ) throws(FeedError) -> FeedDocument {
    try document(
      bytes: response.body, file: name, charset: response.charset,
      address: FeedLink.withoutUser(url))
  }
}
