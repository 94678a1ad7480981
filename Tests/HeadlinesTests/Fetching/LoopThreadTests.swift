import Foundation
import Testing

@testable import Headlines

/// The thread that runs all transfers.
struct LoopThreadTests {
  @Test
  func `takes the signals of a crash, so that a handler gives the terminal back, and no others`()
    async throws
  {
    let loop = try #require(HTTPLoop())
    defer { loop.close() }
    let request = HTTPClientRequest(
      url: try #require(URL(string: "http://127.0.0.1:1/")), bodyLimit: 1, silence: .seconds(60),
      total: .seconds(60))

    let blocked = await withCheckedContinuation { continuation in
      loop.start(loop.nextID(), request) { _ in
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &mask)
        continuation.resume(returning: Set((1...31).filter { sigismember(&mask, $0) == 1 }))
      }
    }

    let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGPROF]
    #expect((1...31).filter { !blocked.contains($0) } == (crashes + [SIGKILL, SIGSTOP]).sorted())
  }
}
