import CLibrary
import Dispatch
import Synchronization

/// Reads and decodes input from a file descriptor on a thread of its own, until the input ends or ``stop()``.
///
/// It uses a blocking thread because on Linux a dispatch source never reports the end of a pipe.
final class InputReader: Sendable {
  /// How long the rest of a sequence may take over a slow connection, in milliseconds.
  private static let sequenceTimeout: Int32 = 500
  /// How long after a mouse report the terminal may still send another one.
  private static let mouseTime = Duration.seconds(1)

  /// The time in which a lone Escape may become a sequence, in milliseconds.
  private let escapeTimeout: Int32
  private let descriptor: Int32
  private let decoder: any InputDecoder
  private let deliver: @Sendable (TerminalEvent) -> Void
  /// The ends of a pipe whose bytes stop the thread.
  private let stopRead: Int32
  private let stopWrite: Int32
  private let reading = DispatchGroup()
  /// When the last mouse report arrived; nil before the first one.
  private let lastMouseReport = Mutex<ContinuousClock.Instant?>(nil)
  /// True from ``stop()`` until ``start()``.
  private let isStopped = Atomic(true)
  /// The number of reads of the thread.
  private let readCount = Atomic(0)

  /// Makes a reader; `deliver` is called on the reader's thread.
  init(
    descriptor: Int32, decoder: any InputDecoder = KeyDecoder(),
    environment: EnvironmentVariables = .process,
    deliver: @escaping @Sendable (TerminalEvent) -> Void
  ) {
    self.descriptor = descriptor
    self.decoder = decoder
    self.deliver = deliver
    escapeTimeout = Self.escapeTimeout(environment)
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
    isStopped.store(false, ordering: .releasing)
    reading.enter()
    DispatchQueue(label: "sternik.input").async {
      self.run()
      self.reading.leave()
    }
  }

  /// Stops and waits for the thread: another program can read the descriptor until the next ``start()``.
  func pause() {
    stop()
    reading.wait()
    var byte: UInt8 = 0
    while read(stopRead, &byte, 1) > 0 {}
  }

  /// Stops without waiting for the thread.
  func stop() {
    isStopped.store(true, ordering: .releasing)
    var byte: UInt8 = 0
    _ = write(stopWrite, &byte, 1)
  }

  /// Consumes the mouse reports that the terminal sent before it turned them off: a shell would read them as input.
  ///
  /// Does nothing if the last report is older than a second. Otherwise it returns when the input has paused for as long as the
  /// bytes of a key may take, when a key arrives, or after a second. A stopped reader drops the reports here; a running one
  /// delivers them.
  func endMouseReports() {
    let last = lastMouseReport.withLock { $0 }
    guard let last, .now - last < Self.mouseTime else { return }
    let end = ContinuousClock.now + Self.mouseTime
    let pause = min(escapeTimeout, Int32(Self.mouseTime / .milliseconds(1)))
    while .now < end,
      isStopped.load(ordering: .acquiring) ? dropReports(within: pause) : hasRead(within: pause)
    {}
  }

  /// Reads once; false after a pause, or if a key arrives.
  private func dropReports(within milliseconds: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    var request = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    guard systemPoll(&request, 1, milliseconds) > 0 else { return false }
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return false }
    var decoder = decoder
    return decoder.decode(buffer[..<count]).allSatisfy(\.isMouse)
  }

  /// Waits, and returns whether the thread has read anything meanwhile.
  private func hasRead(within milliseconds: Int32) -> Bool {
    let count = readCount.load(ordering: .relaxed)
    usleep(UInt32(milliseconds) * 1_000)
    return readCount.load(ordering: .relaxed) != count
  }

  private func deliver(_ events: [TerminalEvent]) {
    if events.contains(where: \.isMouse) { lastMouseReport.withLock { $0 = .now } }
    events.forEach(deliver)
  }

  private func run() {
    var decoder = decoder
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      switch poll(timeout: timeout(for: decoder)) {
      case .stopped: return decoder.flush().forEach(deliver)
      case .timeout: decoder.flush().forEach(deliver)
      case .readable:
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        // The crash handler ended the input; reporting that would end the program without a crash report.
        while CrashHandler.hasCrashed { sleep(1) }
        readCount.add(1, ordering: .relaxed)
        guard count > 0 else {
          decoder.flush().forEach(deliver)
          deliver(.endOfInput)
          return
        }
        deliver(decoder.decode(buffer[..<count]))
      }
    }
  }

  /// How long to wait for more bytes, in milliseconds; -1 means forever.
  private func timeout(for decoder: any InputDecoder) -> Int32 {
    guard decoder.needsTimeout else { return -1 }
    return decoder.isMidSequence ? max(Self.sequenceTimeout, escapeTimeout) : escapeTimeout
  }

  /// The milliseconds of `ESCDELAY`, as for ncurses, else more over a network, which may divide a key's bytes.
  static func escapeTimeout(_ environment: EnvironmentVariables) -> Int32 {
    let delay = environment["ESCDELAY"].flatMap { Int32($0) } ?? 0
    if (1...10_000).contains(delay) { return delay }
    return environment["SSH_CONNECTION"] == nil ? 50 : 200
  }

  private enum PollResult {
    case readable
    case timeout
    case stopped
  }

  private func poll(timeout milliseconds: Int32) -> PollResult {
    let events = Int16(POLLIN)
    var requests = [
      pollfd(fd: descriptor, events: events, revents: 0),
      pollfd(fd: stopRead, events: events, revents: 0),
    ]
    let ready = systemPoll(&requests, 2, milliseconds)
    if requests[1].revents != 0 { return .stopped }
    if ready == 0 { return .timeout }
    // After an error of poll, read fails as well and reports it.
    return .readable
  }
}

private func systemPoll(
  _ requests: UnsafeMutablePointer<pollfd>, _ count: nfds_t, _ timeout: Int32
) -> Int32 {
  poll(requests, count, timeout)
}

/// Decodes the bytes of an input stream into events, in whatever pieces they arrive.
protocol InputDecoder: Sendable {
  /// Whether the pending bytes need a timeout, because their meaning depends on what follows.
  var needsTimeout: Bool { get }

  /// Whether the pending bytes are the start of a sequence and no key by themselves.
  var isMidSequence: Bool { get }

  /// Decodes some bytes and returns the events that they complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent]

  /// Resolves the pending bytes after the timeout or at the end of input.
  mutating func flush() -> [TerminalEvent]
}

extension KeyDecoder: InputDecoder {}

extension TerminalEvent {
  fileprivate var isMouse: Bool { if case .mouse = self { true } else { false } }
}
