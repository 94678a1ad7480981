import Dispatch
import Foundation
import Synchronization
import Testing

@testable import ConsoleUI

/// The actions of signals in this process, with signals that do nothing by default.
@Suite(.serialized) struct SignalActionTests {
  @Test func `raising a signal with its default action keeps the flags of the handler`() {
    let pipe = SignalPipe(queue: DispatchQueue(label: "test")) { _, _ in }
    pipe.add(SIGURG)
    defer { pipe.removeAll() }
    let before = action(of: SIGURG)

    Console.Signal.raiseWithDefaultAction(SIGURG)

    #expect(action(of: SIGURG).handlerAddress == before.handlerAddress)
    // Without it the system does not pass the information that the handler reads.
    #expect(action(of: SIGURG).sa_flags & Int32(SA_SIGINFO) != 0)
    #expect(action(of: SIGURG).sa_flags == before.sa_flags)
  }

  @Test func `a signal that came while the monitoring ended is not delivered to the next console`()
  {
    let queue = DispatchQueue(label: "test")
    queue.sync {
      // The queue is busy, so the pipe is not read.
      let pipe = SignalPipe(queue: queue) { _, _ in }
      pipe.add(SIGURG)
      raiseHere(SIGURG)
      pipe.removeAll()
    }
    let delivered = Mutex<[Int32]>([])
    let isDelivered = DispatchSemaphore(value: 0)

    let pipe = SignalPipe(queue: queue) { number, _ in
      delivered.withLock { $0.append(number) }
      if number == SIGCONT { isDelivered.signal() }
    }
    pipe.add(SIGCONT)
    raiseHere(SIGCONT)

    #expect(isDelivered.wait(timeout: .now() + 30) == .success)
    #expect(delivered.withLock { $0 } == [SIGCONT])
    pipe.removeAll()
  }

  @Test func `a signal that is ignored stays ignored while others are delivered`() {
    let previous = signal(SIGURG, SIG_IGN)
    defer { signal(SIGURG, previous) }
    let pipe = SignalPipe(queue: DispatchQueue(label: "test")) { _, _ in }

    pipe.add(SIGURG)
    #expect(action(of: SIGURG).isIgnored)

    pipe.removeAll()
    #expect(action(of: SIGURG).isIgnored)
  }

  @Test func `the handler that a signal had is restored, unless the program installed another`() {
    let first: @convention(c) (Int32) -> Void = { _ in }
    let second: @convention(c) (Int32) -> Void = { _ in _ = 2 }
    let previous = signal(SIGURG, first)
    defer { signal(SIGURG, previous) }
    let before = action(of: SIGURG)
    let pipe = SignalPipe(queue: DispatchQueue(label: "test")) { _, _ in }

    pipe.add(SIGURG)
    #expect(action(of: SIGURG).handlerAddress != before.handlerAddress)
    pipe.removeAll()
    #expect(action(of: SIGURG).handlerAddress == before.handlerAddress)

    pipe.add(SIGURG)
    signal(SIGURG, second)
    pipe.removeAll()
    #expect(action(of: SIGURG).handlerAddress == unsafeBitCast(second, to: Int.self))
  }

  @Test func `starting a child keeps the flags of a handler that the program has for it`() {
    var handler = sigaction()
    handler.sa_flags = Int32(SA_SIGINFO) | Int32(bitPattern: UInt32(SA_RESTART))
    #if canImport(Darwin)
    handler.__sigaction_u.__sa_sigaction = { _, _, _ in }
    #else
    handler.__sigaction_handler.sa_sigaction = { _, _, _ in }
    #endif
    var previous = sigaction()
    sigaction(SIGCHLD, &handler, &previous)
    let before = action(of: SIGCHLD)

    ChildProcess.keepExitStatuses()

    #expect(action(of: SIGCHLD).handlerAddress == before.handlerAddress)
    #expect(action(of: SIGCHLD).sa_flags == before.sa_flags)
    sigaction(SIGCHLD, &previous, nil)
  }

  private func action(of number: Int32) -> sigaction {
    var action = sigaction()
    sigaction(number, nil, &action)
    return action
  }

  /// Raises a signal in this thread, which may block signals as those of Dispatch do.
  private func raiseHere(_ number: Int32) {
    var (set, previous) = (sigset_t(), sigset_t())
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, &previous)
    raise(number)
    pthread_sigmask(SIG_SETMASK, &previous, nil)
  }
}
