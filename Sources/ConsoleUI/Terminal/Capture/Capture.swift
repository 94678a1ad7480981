import CLibrary
import Dispatch
import Synchronization

/// The standard streams of the process, redirected from the terminal until ``end()`` or a fatal signal.
///
/// They lead to a pipe whose bytes a thread keeps in ``recent``, or to a file. Safe because ``restore(_:)`` is
/// called once, and waits until the thread has stopped to touch ``recent``.
final class Capture: @unchecked Sendable {
  /// How long the terminal may take to read some output, in milliseconds, before the rest is dropped.
  enum Patience: Int32 {
    case normal = 1_000
    /// In a signal handler.
    case short = 200
  }

  /// The redirected streams, of which there is one set in a process.
  private static let current = Atomic<Unmanaged<Capture>?>(nil)
  /// Whether ``end()`` shows what was captured at the moment.
  private static let isEnding = Atomic(false)
  /// Held while descriptors are opened, closed or inherited.
  private static let descriptors = Mutex(())
  // Safe because one thread at a time uses it, and it is never freed.
  private nonisolated(unsafe) static let recent: UnsafeMutablePointer<RecentBytes> = {
    let pointer = UnsafeMutablePointer<RecentBytes>.allocate(capacity: 1)
    pointer.initialize(to: RecentBytes(capacity: 1 << 20))
    return pointer
  }()

  private let output: RedirectedStream?
  private let error: RedirectedStream?
  private let terminal: TerminalOutput
  /// The reading end of the pipe; nil if the streams lead to a file.
  private let pipe: Int32?
  private let isActive = Atomic(true)
  /// Whether the thread may be touching ``recent``.
  private let isReading = Atomic(false)
  private let isRestored = DispatchSemaphore(value: 0)

  /// Makes what ``endInSignalHandler()`` uses, because a signal handler must not be the first to use it.
  static func prepareForSignalHandler() {
    _ = (isActive, isEnding.load(ordering: .relaxed), recent)
  }

  private static var isActive: Bool { current.load(ordering: .acquiring) != nil }

  /// Redirects the streams that are the terminal of standard output; does nothing if they are redirected.
  ///
  /// - Throws: ``TerminalError/captureFailed(path:reason:)`` or ``TerminalError/systemCallFailed(call:number:)``.
  static func begin(_ mode: StandardStreams.OutputCapture) throws {
    guard mode != .off, !isActive, isatty(1) == 1 else { return }
    StandardOutput.flush()
    try descriptors.withLock { _ in
      // A signal may have begun it meanwhile.
      guard !isActive else { return }
      let capture = try Capture(mode)
      recent.pointee.removeAll()
      current.store(.passRetained(capture), ordering: .releasing)
      guard capture.pipe != nil else { return }
      do {
        try DedicatedThread.start { capture.readPipe() }
      } catch {
        restoreCurrent()
        throw error
      }
    }
    StandardOutput.bufferLines()
  }

  /// Restores the streams and shows what was captured.
  static func end() {
    guard isActive else { return }
    StandardOutput.flushAtEnd()
    descriptors.withLock { _ in restoreCurrent() }
  }

  /// Does the same in a signal handler, without flushing the streams of C.
  static func endInSignalHandler() {
    if let capture = current.exchange(nil, ordering: .acquiringAndReleasing) {
      // Never released, which could free memory.
      capture._withUnsafeGuaranteedRef { $0.restore(.short) }
    } else {
      wait(while: isEnding)
    }
  }

  private static func restoreCurrent() {
    isEnding.store(true, ordering: .sequentiallyConsistent)
    defer { isEnding.store(false, ordering: .sequentiallyConsistent) }
    guard let capture = current.exchange(nil, ordering: .acquiringAndReleasing) else { return }
    let ended = capture.takeRetainedValue()
    ended.restore(.normal)
    ended.isRestored.signal()
  }

  /// Waits until a flag is cleared, for at most 200 milliseconds; async-signal-safe.
  private static func wait(while flag: borrowing Atomic<Bool>) {
    var milliseconds = 0
    while flag.load(ordering: .sequentiallyConsistent), milliseconds < 200 {
      poll(nil, 0, 1)
      milliseconds += 1
    }
  }

  /// Calls `body` with the terminal's descriptors in place of those that are captured, for a child process.
  static func withTerminal(_ body: (_ output: Int32?, _ error: Int32?) -> Int32) -> Int32 {
    descriptors.withLock { _ in
      let capture = current.load(ordering: .acquiring)?.takeUnretainedValue()
      return body(capture?.output?.original, capture?.error?.original)
    }
  }

  /// Calls `body` with a descriptor, or with the terminal's in place of one that is captured.
  static func withTerminal<Result>(of descriptor: Int32, _ body: (Int32) -> Result) -> Result {
    guard (1...2).contains(descriptor) else { return body(descriptor) }
    return descriptors.withLock { _ in
      let capture = current.load(ordering: .acquiring)?.takeUnretainedValue()
      let streams = [capture?.output, capture?.error].compactMap(\.self)
      return body(streams.first { $0.descriptor == descriptor }?.original ?? descriptor)
    }
  }

  private init(_ mode: StandardStreams.OutputCapture) throws {
    let target: Int32
    switch mode {
    case .file(let path):
      target = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
      guard target >= 0 else {
        throw TerminalError.captureFailed(path: path, reason: String(cString: strerror(errno)))
      }
      pipe = nil
    case .shownAfterwards, .off:
      var ends: [Int32] = [-1, -1]
      guard systemPipe(&ends) == 0 else {
        throw TerminalError.systemCallFailed(call: "pipe", number: errno)
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
      (pipe, target) = (ends[0], ends[1])
    }
    terminal = TerminalOutput(sameAs: 1)
    let capturesError = RedirectedStream.areSameTerminal(1, 2)
    output = RedirectedStream(1, to: target)
    error = capturesError ? RedirectedStream(2, to: target) : nil
    close(target)
  }

  deinit {
    if let pipe { close(pipe) }
  }

  /// Shows the captured output and restores the streams; async-signal-safe.
  private func restore(_ patience: Patience) {
    isActive.store(false, ordering: .sequentiallyConsistent)
    Self.wait(while: isReading)
    // A thread that prints without pause must not delay the end.
    for _ in 0..<4 { showAvailable(patience) }
    output?.restore()
    error?.restore()
    showAvailable(patience)
  }

  /// Shows ``recent`` and what is in the pipe, of which it takes at most as much as that keeps.
  private func showAvailable(_ patience: Patience) {
    if let pipe {
      var total = 0
      while total < Self.recent.pointee.capacity {
        let count = Self.recent.pointee.add { read(pipe, $0, $1) }
        guard count > 0 else { break }
        total += count
      }
    }
    terminal.write(Self.recent.pointee, patience)
    Self.recent.pointee.removeAll()
  }

  /// Keeps what arrives until the streams are restored, then passes on what children still write.
  private func readPipe() {
    guard let pipe else { return }
    var isOpen = true
    while isOpen {
      var request = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      poll(&request, 1, -1)
      isReading.store(true, ordering: .sequentiallyConsistent)
      defer { isReading.store(false, ordering: .sequentiallyConsistent) }
      guard isActive.load(ordering: .sequentiallyConsistent) else { break }
      let count = Self.recent.pointee.add { read(pipe, $0, $1) }
      isOpen = count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
    }
    isRestored.wait()
    if isOpen { DescriptorWriter(descriptor: 1).forward(from: pipe) }
  }
}

private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
