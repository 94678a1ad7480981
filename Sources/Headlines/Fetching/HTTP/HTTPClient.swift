import CCurl
import Foundation

/// An HTTP client on a thread of its own, based on the system's libcurl; it keeps connections open.
///
/// Foundation's `URLSession` on Linux uses the same libcurl, but a server can crash it: a chunked
/// response with a trailer and a `Location` such as `//[::1]/` are fatal errors in
/// FoundationNetworking 6.3. It cannot limit a decompressed body before all of it is in memory, has
/// timeouts in whole seconds only, and rejects responses without a reason phrase or with Latin-1 in
/// a header.
final class HTTPClient: Sendable {
  // Safe because the loop may be used from any thread, and lives until `deinit` closes it.
  private nonisolated(unsafe) let loop: OpaquePointer

  /// - Throws: ``HTTPClientError`` when the system has no libcurl.
  init() throws(HTTPClientError) {
    guard let loop = ccurl_loop_open() else {
      throw HTTPClientError(kind: .connectionFailed, cause: .message("libcurl.so.4 not found"))
    }
    self.loop = loop
  }

  deinit { ccurl_loop_close(loop) }

  /// Sends a request and returns the response with any status; redirects are not followed.
  ///
  /// Cancelling the task cancels the transfer.
  func response(
    to request: HTTPClientRequest
  ) async throws(HTTPClientError) -> HTTPClientResponse {
    let id = ccurl_loop_next_id(loop)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        start(request, id: id, continuation: continuation)
        // The cancellation handler may have run before the transfer started.
        if Task.isCancelled { ccurl_loop_cancel(loop, id) }
      }
    } onCancel: {
      ccurl_loop_cancel(loop, id)
    }
    var response = try result.get()
    // libcurl puts the name and password of a digest into the address of a redirect.
    if request.digest != nil {
      response.redirect = response.redirect.flatMap(FeedAddress.url).flatMap(FeedLink.withoutUser)
    }
    return response
  }

  private typealias Continuation = CheckedContinuation<
    Result<HTTPClientResponse, HTTPClientError>, Never
  >

  private func start(_ request: HTTPClientRequest, id: UInt64, continuation: Continuation) {
    // Safe because CCurl copies the request before the call returns, and calls back exactly once,
    // which balances the retain.
    let context = Unmanaged.passRetained(ContinuationBox(continuation)).toOpaque()
    var lines = request.headerLines.map { UnsafePointer(strdup($0)) }
    defer { for line in lines { free(UnsafeMutablePointer(mutating: line)) } }
    let user = request.digest.map {
      (UnsafePointer(strdup($0.name)), UnsafePointer(strdup($0.secret)))
    }
    let (url, agent) = (strdup(request.address), strdup(HTTPClientRequest.userAgent))
    defer {
      for text in [user?.0, user?.1] { free(UnsafeMutablePointer(mutating: text)) }
      free(url)
      free(agent)
    }
    lines.withUnsafeMutableBufferPointer { lines in
      var request = ccurl_request(
        url: url, headers: lines.baseAddress, header_count: lines.count, user_agent: agent,
        digest_name: user?.0, digest_password: user?.1,
        is_direct: request.isDirect, body_limit: request.bodyLimit,
        total_milliseconds: request.total.wholeMilliseconds,
        silent_milliseconds: request.silence.wholeMilliseconds)
      ccurl_loop_start(
        loop, id, &request,
        { context, response in
          guard let context, let response else { return }
          Unmanaged<ContinuationBox>.fromOpaque(context).takeRetainedValue()
            .continuation.resume(returning: HTTPClientResponse.result(response.pointee))
        }, context)
    }
  }

  /// A continuation that C can hold.
  private final class ContinuationBox {
    let continuation: Continuation

    init(_ continuation: Continuation) { self.continuation = continuation }
  }
}

extension Duration {
  /// At least one, because libcurl takes zero as no limit.
  var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    let clamped = min(max(seconds, 0), 1 << 32)
    return max(clamped * 1000 + max(attoseconds, 0) / 1_000_000_000_000_000, 1)
  }
}
