import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Reads keys or lines from a descriptor on a thread of its own, until it ends or is stopped.
///
/// A blocking thread, because a dispatch source never reports the end of a pipe on Linux.
final class InputReader: Sendable {
  /// How long an Escape may be the start of a sequence.
  private static let patience: Int32 = 50
  /// How long the rest of what has surely begun may take, over a slow line.
  private static let longPatience: Int32 = 500

  private let descriptor: Int32
  private let decoder: any InputDecoder
  private let deliver: @Sendable (TerminalEvent) -> Void
  private let stopRead: Int32
  private let stopWrite: Int32
  private let reading = DispatchGroup()

  init(
    descriptor: Int32, decoder: any InputDecoder = KeyDecoder(),
    deliver: @escaping @Sendable (TerminalEvent) -> Void
  ) {
    self.descriptor = descriptor
    self.decoder = decoder
    self.deliver = deliver
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    (stopRead, stopWrite) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(stopRead, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(stopRead)
    close(stopWrite)
  }

  func start() {
    reading.enter()
    DispatchQueue(label: "sternik.input").async {
      self.run()
      self.reading.leave()
    }
  }

  /// Stops, and returns when nothing is read any more: what is typed from then on is somebody else's, until
  /// ``start()``.
  func pause() {
    stop()
    reading.wait()
    var byte: UInt8 = 0
    while read(stopRead, &byte, 1) > 0 {}
  }

  func stop() {
    var byte: UInt8 = 0
    _ = write(stopWrite, &byte, 1)
  }

  private func run() {
    var decoder = decoder
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      switch wait(Self.patience(with: decoder)) {
      case .stopped: return decoder.flush().forEach(deliver)
      case .nothing: decoder.flush().forEach(deliver)
      case .input:
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        // Then the input has ended because the program is about to; that must not look like an end in order.
        while CrashGuard.hasStruck { sleep(1) }
        guard count > 0 else {
          decoder.flush().forEach(deliver)
          deliver(.endOfInput)
          return
        }
        decoder.decode(buffer[..<count]).forEach(deliver)
      }
    }
  }

  /// How many milliseconds to wait for more; without end when nothing is pending.
  private static func patience(with decoder: any InputDecoder) -> Int32 {
    guard decoder.isWaiting else { return -1 }
    return decoder.isMidway ? longPatience : patience
  }

  private enum Wake {
    case input
    case nothing
    case stopped
  }

  private func wait(_ milliseconds: Int32) -> Wake {
    let events = Int16(POLLIN)
    var requests = [
      pollfd(fd: descriptor, events: events, revents: 0),
      pollfd(fd: stopRead, events: events, revents: 0),
    ]
    let ready = poll(&requests, 2, milliseconds)
    if requests[1].revents != 0 { return .stopped }
    if ready == 0 { return .nothing }
    // An error of poll shows again when reading.
    return .input
  }
}
