/// An HTTP client on a thread of its own, based on the system's libcurl; it keeps connections open.
///
/// Foundation's `URLSession` on Linux uses the same libcurl, but a server can crash it: a chunked
/// response with a trailer and a `Location` such as `//[::1]/` are fatal errors in
/// FoundationNetworking 6.3. It cannot limit a decompressed body before all of it is in memory, has
/// timeouts in whole seconds only, and rejects responses without a reason phrase or with Latin-1 in
/// a header.
final class HTTPClient: Sendable {
  /// Nil without memory.
  private let loop = HTTPLoop()

  deinit { loop?.close() }

  /// Sends a request and returns the response with any status; redirects are not followed.
  ///
  /// Cancelling the task cancels the transfer.
  func response(
    to request: HTTPClientRequest
  ) async throws(HTTPClientError) -> HTTPClientResponse {
    guard let loop else { throw .outOfMemory }
    let id = loop.nextID()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        loop.start(id, request) { continuation.resume(returning: $0) }
        // The cancellation handler may have run before the transfer started.
        if Task.isCancelled { loop.cancel(id) }
      }
    } onCancel: {
      loop.cancel(id)
    }
    return try result.get()
  }
}
