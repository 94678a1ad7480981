import CCurl
import Foundation
import Testing

/// The thread that runs all transfers.
struct LoopThreadTests {
  @Test
  func `takes the signals of a crash, so that a handler gives the terminal back, and no others`()
    async throws
  {
    let loop = try #require(ccurl_loop_open())
    defer { ccurl_loop_close(loop) }

    let blocked = await withCheckedContinuation { continuation in
      let box = Unmanaged.passRetained(Box(continuation))
      "http://127.0.0.1:1/".withCString { url in
        "test".withCString { agent in
          var request = ccurl_request()
          (request.url, request.user_agent, request.total_milliseconds) = (url, agent, 60_000)
          request.silent_milliseconds = 60_000
          ccurl_loop_start(
            loop, ccurl_loop_next_id(loop), &request,
            { context, _ in
              guard let context else { return }
              Unmanaged<Box>.fromOpaque(context).takeRetainedValue().resume()
            }, box.toOpaque())
        }
      }
    }

    let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGPROF]
    #expect((1...31).filter { !blocked.contains($0) } == (crashes + [SIGKILL, SIGSTOP]).sorted())
  }

  /// A continuation that C can hold; it gets the signals that the calling thread blocks.
  private final class Box {
    private let continuation: CheckedContinuation<Set<Int32>, Never>

    init(_ continuation: CheckedContinuation<Set<Int32>, Never>) {
      self.continuation = continuation
    }

    func resume() {
      var mask = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &mask)
      continuation.resume(returning: Set((1...31).filter { sigismember(&mask, $0) == 1 }))
    }
  }
}
