import CCurl
import Foundation

/// The thread that speaks HTTP with servers, by the system's libcurl; it keeps connections open.
///
/// It stands in the place of Foundation's `URLSession`, which on Linux is a layer over the same libcurl
/// that a server can end the program through: a chunked answer with a trailer and a `Location` such
/// as `//[::1]/` are fatal errors in FoundationNetworking 6.3. It also can neither refuse what a few
/// compressed bytes expand to before all of it is in memory, nor tell time in less than seconds, and
/// it fails for answers without a reason phrase or with Latin-1 in a header.
final class TransferLoop: Sendable {
  // Safe because the loop may be used from any thread, and lives until `deinit` closes it.
  private nonisolated(unsafe) let loop: OpaquePointer

  /// - Throws: ``TransferFailure`` where the system has no libcurl.
  init() throws(TransferFailure) {
    guard let loop = ccurl_loop_open() else {
      throw TransferFailure(kind: .noConnection, reason: .words("libcurl.so.4 is missing"))
    }
    self.loop = loop
  }

  deinit { ccurl_loop_close(loop) }

  /// Sends a request and waits for the answer to it, whatever its status; redirections are answers.
  ///
  /// Cancelling the task ends the transfer.
  func answer(to request: TransferRequest) async throws(TransferFailure) -> TransferAnswer {
    let number = ccurl_loop_number(loop)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        start(request, number: number, continuation: continuation)
        // The handler may have come before there was anything to cancel.
        if Task.isCancelled { ccurl_loop_cancel(loop, number) }
      }
    } onCancel: {
      ccurl_loop_cancel(loop, number)
    }
    return try result.get()
  }

  private typealias Answered = CheckedContinuation<Result<TransferAnswer, TransferFailure>, Never>

  private func start(_ request: TransferRequest, number: UInt64, continuation: Answered) {
    // Safe because libcurl's side copies the request before the call returns, and calls back just once,
    // which balances the retain.
    let waiting = Unmanaged.passRetained(Waiting(continuation)).toOpaque()
    var lines = request.headerLines.map { UnsafePointer(strdup($0)) }
    defer { for line in lines { free(UnsafeMutablePointer(mutating: line)) } }
    request.url.absoluteString.withCString { url in
      TransferRequest.userAgent.withCString { agent in
        lines.withUnsafeMutableBufferPointer { lines in
          var wish = ccurl_request(
            url: url, headers: lines.baseAddress, header_count: lines.count, user_agent: agent,
            body_limit: request.bodyLimit, total_milliseconds: request.total.wholeMilliseconds,
            silent_milliseconds: request.silence.wholeMilliseconds)
          ccurl_loop_start(
            loop, number, &wish,
            { context, answer in
              guard let context, let answer else { return }
              Unmanaged<Waiting>.fromOpaque(context).takeRetainedValue()
                .continuation.resume(returning: TransferAnswer.result(answer.pointee))
            }, waiting)
        }
      }
    }
  }

  /// What is resumed when a transfer ends.
  private final class Waiting {
    let continuation: Answered

    init(_ continuation: Answered) { self.continuation = continuation }
  }
}

extension Duration {
  /// At least one, because none would mean no limit.
  fileprivate var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    let clamped = min(max(seconds, 0), 1 << 32)
    return max(clamped * 1000 + max(attoseconds, 0) / 1_000_000_000_000_000, 1)
  }
}
