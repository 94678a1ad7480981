import CCurl
import Foundation
import Synchronization

/// A thread that runs any number of transfers, and keeps their connections for later ones.
///
/// Other threads leave what they want in `changes` and wake the loop; only its own thread uses the transfers.
final class HTTPLoop: Sendable {
  /// Called once for each transfer, on the loop's thread.
  typealias Completion = @Sendable (Result<HTTPClientResponse, HTTPClientError>) -> Void

  private struct Changes {
    var starting: [(id: Int, request: HTTPClientRequest, completion: Completion)] = []
    var cancelled: [Int] = []
    var isClosed = false
  }

  private let changes = Mutex(Changes())
  private let lastID = Atomic(0)
  // Safe because other threads than the loop's only call `multi_wakeup`, while the loop cannot free it: with the lock, and
  // before it is closed.
  private nonisolated(unsafe) let multi: UnsafeMutableRawPointer

  // Safe to call once from any thread, which `static` does.
  private static let isInitialized = curl_global_init(Int(CURL_GLOBAL_ALL)) == CURLE_OK

  /// Starts the thread; nil without memory.
  init?() {
    guard Self.isInitialized, let multi = curl_multi_init() else { return nil }
    self.multi = multi
    Thread.detachNewThread { self.run() }
  }

  /// A unique id for a transfer.
  ///
  /// This and the following functions may be called from any thread.
  func nextID() -> Int { lastID.wrappingAdd(1, ordering: .relaxed).newValue }

  func start(_ id: Int, _ request: HTTPClientRequest, completion: @escaping Completion) {
    change { $0.starting.append((id, request, completion)) }
  }

  /// Cancels a transfer soon; does nothing if it is not running.
  func cancel(_ id: Int) {
    change { $0.cancelled.append(id) }
  }

  /// Cancels all transfers and ends the thread, in the background; nothing may be started afterwards.
  func close() {
    change { $0.isClosed = true }
  }

  private func change(_ change: (inout Changes) -> Void) {
    changes.withLock { changes in
      guard !changes.isClosed else { return }
      change(&changes)
      curl_multi_wakeup(multi)
    }
  }

  // Everything below runs on the loop's thread.

  private func run() {
    Self.blockSignals()
    var transfers: [HTTPTransfer.Handle: HTTPTransfer] = [:]
    while applyChanges(to: &transfers) {
      var count: Int32 = 0
      curl_multi_perform(multi, &count)
      finish(&transfers)
      let wait = endSilent(&transfers)
      // Returns early for sockets, libcurl's timers, and `multi_wakeup`.
      curl_multi_poll(multi, nil, 0, Int32(wait.wholeMilliseconds), nil)
    }
    for transfer in transfers.values { end(transfer, .cancelled, "cancelled") }
    curl_multi_cleanup(multi)
  }

  /// Starts and cancels what other threads requested; false once the loop is closed.
  private func applyChanges(to transfers: inout [HTTPTransfer.Handle: HTTPTransfer]) -> Bool {
    let new = changes.withLock { changes in
      let new = changes
      (changes.starting, changes.cancelled) = ([], [])
      return new
    }
    for (id, request, completion) in new.starting {
      do throws(HTTPClientError) {
        let transfer = try HTTPTransfer(id, request, completion: completion)
        guard curl_multi_add_handle(multi, transfer.easy) == CURLM_OK else { throw .outOfMemory }
        transfers[transfer.easy] = transfer
      } catch {
        completion(.failure(error))
      }
    }
    for id in new.cancelled {
      guard let transfer = transfers.values.first(where: { $0.id == id }) else { continue }
      transfers[transfer.easy] = nil
      end(transfer, .cancelled, "cancelled")
    }
    return !new.isClosed
  }

  private func finish(_ transfers: inout [HTTPTransfer.Handle: HTTPTransfer]) {
    var left: Int32 = 0
    while let message = curl_multi_info_read(multi, &left) {
      guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle,
        let transfer = transfers.removeValue(forKey: easy)
      else { continue }
      let code = ccurl_result(message)
      // This frees the message.
      curl_multi_remove_handle(multi, easy)
      transfer.finish(code)
    }
  }

  /// Ends the transfers in which nothing arrives; returns the time until the next may time out.
  private func endSilent(_ transfers: inout [HTTPTransfer.Handle: HTTPTransfer]) -> Duration {
    let now = SuspendingClock.now
    var wait = Duration.seconds(60)
    for (easy, transfer) in transfers {
      let left = now.duration(to: transfer.silenceEnd)
      if left > .zero {
        wait = min(wait, left)
      } else {
        transfers[easy] = nil
        end(transfer, .timedOut, "no data received")
      }
    }
    return wait
  }

  private func end(_ transfer: HTTPTransfer, _ kind: HTTPClientError.Kind, _ message: String) {
    curl_multi_remove_handle(multi, transfer.easy)
    transfer.end(kind, message)
  }

  /// Other threads handle signals, and SIGPIPE of a closed connection must not end the program.
  private static func blockSignals() {
    var blocked = sigset_t()
    sigfillset(&blocked)
    // The kernel ends a program whose thread blocks its own crash, and calls no handler; by SIGPROF the Swift runtime stops
    // all threads when it reports one.
    for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGPROF] {
      sigdelset(&blocked, signal)
    }
    // Not SIG_BLOCK: threads of libdispatch, one of which may have created this one, block SIGABRT.
    pthread_sigmask(SIG_SETMASK, &blocked, nil)
  }
}
