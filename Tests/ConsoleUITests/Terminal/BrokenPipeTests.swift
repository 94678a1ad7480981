import Foundation
import Synchronization
import Testing

@testable import ConsoleUI

/// Writers to a pipe that nobody reads.
struct BrokenPipeTests {
  private static let count = Atomic(0)

  @Test func `leave the program's own handler alone and do not call it`() throws {
    var own = sigaction()
    own.__sigaction_handler.sa_handler = { _ in BrokenPipeTests.count.add(1, ordering: .relaxed) }
    var previous = sigaction()
    sigaction(SIGPIPE, &own, &previous)
    defer { sigaction(SIGPIPE, &previous, nil) }
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }

    let hasWritten = DescriptorWriter(descriptor: ends[1]).write([1])
    let reason = errno

    var found = sigaction()
    sigaction(SIGPIPE, nil, &found)
    #expect(!hasWritten && reason == EPIPE)
    #expect(found.handlerAddress == own.handlerAddress)
    #expect(Self.count.load(ordering: .relaxed) == 0)
  }

  @Test func `keep a SIGPIPE that the program holds back`() throws {
    let (set, mask) = Self.block()
    defer { Self.restore(mask) }
    raise(SIGPIPE)
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }

    #expect(!DescriptorWriter(descriptor: ends[1]).write([1]))

    var pending = sigset_t()
    sigpending(&pending)
    #expect(sigismember(&pending, SIGPIPE) == 1)
    var (waited, none) = (set, timespec())
    sigtimedwait(&waited, nil, &none)
  }

  private static func block() -> (set: sigset_t, mask: sigset_t) {
    var (set, mask) = (sigset_t(), sigset_t())
    sigemptyset(&set)
    sigaddset(&set, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &set, &mask)
    return (set, mask)
  }

  private static func restore(_ mask: sigset_t) {
    var mask = mask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
