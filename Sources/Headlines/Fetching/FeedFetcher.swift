import Foundation

/// Reads feeds from wherever they are.
///
///     let fetcher = FeedFetcher()
///     let answer = try await fetcher.answer(for: SourceAddress("example.com/feed"))
///     if case .feed(let feed, let validators) = answer.content { … }
///
/// One fetcher is used for all sources: its connections are kept for the next requests. It sends no
/// cookies and keeps nothing on the disk. Feeds are parsed beside the threads that answer keys.
struct FeedFetcher: Sendable {
  let limits: FetchLimits
  private let transfers: Result<TransferLoop, TransferFailure>
  private let parsing: ParsingQueue

  init(limits: FetchLimits = FetchLimits()) {
    self.limits = limits
    transfers = Result { () throws(TransferFailure) in try TransferLoop() }
    parsing = ParsingQueue()
  }

  /// Reads one source; cancelling the task ends it.
  ///
  /// The validators are those that came with the version of the feed that is known already.
  ///
  /// - Throws: ``FetchError``, whichever way the source cannot be read.
  func answer(
    for address: SourceAddress, validators: Validators = Validators()
  ) async throws(FetchError) -> FeedAnswer {
    do throws(FetchError.Reason) {
      switch address {
      case .file(let path):
        let feed = try await parsing.feed { () throws(FeedError) in
          try FeedReader().feed(at: path)
        }
        return FeedAnswer(content: .feed(feed, Validators()))
      case .web(let url): return try await answer(for: url, named: "\(address)", validators)
      }
    } catch {
      throw FetchError(address: address, reason: error)
    }
  }

  private func answer(
    for url: URL, named name: String, _ validators: Validators
  ) async throws(FetchError.Reason) -> FeedAnswer {
    var route = FetchRoute(from: url, limit: limits.redirects)
    let start = ContinuousClock.now
    while true {
      let answer = try await transfer(
        TransferRequest(
          url: route.url, conditions: validators.headerLines, bodyLimit: limits.bytes,
          silence: limits.silence, total: limits.total - (ContinuousClock.now - start)))
      if FetchRoute.isRedirect(answer.status) {
        try route.follow(answer)
      } else {
        var result = FeedAnswer(content: try await content(of: answer, named: name, validators))
        result.movedTo = route.movedTo
        return result
      }
    }
  }

  private func transfer(
    _ request: TransferRequest
  ) async throws(FetchError.Reason) -> TransferAnswer {
    do throws(TransferFailure) {
      return try await transfers.get().answer(to: request)
    } catch {
      switch error.kind {
      case .tooLarge: throw .tooLarge(limit: limits.bytes)
      case .timedOut: throw .timedOut
      case .cancelled: throw .cancelled
      case .noHost: throw .noHost
      case .noConnection: throw .noConnection(error.reason)
      case .insecure: throw .insecure(error.reason)
      case .broken: throw .broken(error.reason)
      }
    }
  }

  private func content(
    of answer: TransferAnswer, named name: String, _ validators: Validators
  ) async throws(FetchError.Reason) -> FeedAnswer.Content {
    if answer.status == 304, validators != Validators() { return .unchanged }
    guard answer.status / 100 == 2 else { throw FetchError.Reason(answer) }
    let feed = try await parsing.feed { () throws(FeedError) in
      try FeedReader().feed(bytes: answer.body, file: name, charset: answer.charset)
    }
    return .feed(
      feed,
      Validators(
        etag: answer.value(of: "etag"), lastModified: answer.value(of: "last-modified")))
  }
}
