import CLibrary

#if canImport(Darwin)
import CoreFoundation
#endif

#if canImport(Darwin)
/// The main queue, run by the run loop of the main thread.
struct MainQueue: Sendable {
  static var isMainThread: Bool { pthread_main_np() == 1 }

  func wakeUp() { CFRunLoopWakeUp(CFRunLoopGetMain()) }

  func wait() { CFRunLoopRunInMode(.defaultMode, .infinity, true) }

  func runPending() { CFRunLoopRunInMode(.defaultMode, 0, false) }
}
#else
/// The main queue, run by the functions of libdispatch that Foundation's run loop also calls.
final class MainQueue: Sendable {
  /// The ends of a pipe whose bytes end ``wait()``.
  private let wakeUpRead: Int32
  private let wakeUpWrite: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (wakeUpRead, wakeUpWrite) = (ends[0], ends[1])
  }

  deinit {
    close(wakeUpRead)
    close(wakeUpWrite)
  }

  static var isMainThread: Bool { gettid() == getpid() }

  func wakeUp() {
    var byte: UInt8 = 0
    _ = write(wakeUpWrite, &byte, 1)
  }

  /// Blocks until ``wakeUp()`` or until the queue has a block to run.
  func wait() {
    let events = Int16(POLLIN)
    var requests = [
      pollfd(fd: mainQueueHandle(), events: events, revents: 0),
      pollfd(fd: wakeUpRead, events: events, revents: 0),
    ]
    _ = poll(&requests, 2, -1)
    Self.discardInput(of: wakeUpRead)
  }

  /// Runs the blocks of the queue.
  func runPending() {
    // First, because a block that is enqueued from now on sets it again.
    Self.discardInput(of: mainQueueHandle())
    runMainQueue(nil)
  }

  private static func discardInput(of descriptor: Int32) {
    var bytes: UInt64 = 0
    while read(descriptor, &bytes, 8) == 8 {}
  }
}

@_silgen_name("gettid")
private func gettid() -> pid_t

/// A descriptor that is readable while the main queue has blocks to run.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func runMainQueue(_: UnsafeMutableRawPointer?)
#endif
