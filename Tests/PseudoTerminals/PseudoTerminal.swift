@preconcurrency import CLibrary
public import Foundation
import Synchronization
public import Testing

/// Runs a program in a pseudo-terminal and acts as the terminal emulator.
///
/// The program leads a session with this controlling terminal, as in a terminal emulator: keys send signals,
/// and closing the terminal sends SIGHUP. With `isJob` it is a job of the test process instead, because a
/// session leader cannot be suspended.
public final class PseudoTerminal {
  /// How a program exited, in the terms of `Process`.
  public typealias Exit = (reason: Process.TerminationReason, status: Int32)

  /// Held while starting a program, and while opening descriptors that no program may inherit.
  private static let starting = Mutex(())
  /// How long to wait for output, in milliseconds.
  private static let timeout: Int32 = 60_000

  /// All bytes that the program has written since the last ``discardOutput()``.
  public private(set) var output = Data()
  /// The terminal's settings before the program started.
  public let initialSettings: [UInt32]
  /// The program's process identifier.
  public let process: pid_t
  private let isJob: Bool
  private var leader: Int32
  /// Stays open, so that the settings can be read after the program has ended.
  private let follower: Int32
  /// Whether `process` may be the identifier of another program by now.
  private var isReaped = false

  /// Starts a program in a terminal of a size in cells.
  ///
  /// - Throws: `POSIXError` if the system cannot open the terminal or start the program.
  public init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    columns: UInt16 = 80, rows: UInt16 = 24, isJob: Bool = false
  ) throws {
    self.isJob = isJob
    (leader, follower) = try Self.open()
    Self.resize(leader, columns, rows)
    initialSettings = Self.settings(of: follower)
    process = try Self.starting.withLock { [follower] _ in
      guard let device = ttyname(follower) else { throw POSIXError(.ENODEV) }
      return try Self.start(
        path, arguments, environment, in: String(cString: device), isJob: isJob)
    }
  }

  deinit {
    if !isReaped {
      // A zombie would confuse code in this process that waits for any child.
      kill(process, SIGKILL)
      _ = status()
    }
    if leader >= 0 { close(leader) }
    close(follower)
  }

  /// The terminal's current settings.
  public var settings: [UInt32] { Self.settings(of: follower) }

  /// ``output`` as text.
  public var text: String { String(decoding: output, as: UTF8.self) }

  /// Reads until the program has written `text`; records an issue if it ends or stalls before.
  public func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    var searched = 0
    while output[searched...].range(of: Data(text.utf8)) == nil {
      searched = max(0, output.count - text.utf8.count)
      guard read() else {
        Issue.record(
          "\"\(text)\" was not written, but \"\(self.text)\"", sourceLocation: sourceLocation)
        return
      }
    }
  }

  /// Reads until the program has written anything more; records an issue if it ends or stalls before.
  public func waitForOutput(sourceLocation: SourceLocation = #_sourceLocation) {
    if !read() { Issue.record("nothing was written", sourceLocation: sourceLocation) }
  }

  /// Discards the output so far.
  public func discardOutput() { output.removeAll() }

  /// Resizes the window, in cells; the program gets SIGWINCH.
  public func resize(columns: UInt16, rows: UInt16) {
    Self.resize(leader, columns, rows)
    if isJob { send(SIGWINCH) }
  }

  /// Types text, as the user's keyboard would send it.
  public func type(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(leader, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends a signal to the program.
  public func send(_ signal: Int32) { kill(process, signal) }

  /// Suspends the program as Ctrl-Z does, and returns when it has stopped.
  public func suspend() {
    send(SIGTSTP)
    var stopped = siginfo_t()
    waitid(P_PID, id_t(process), &stopped, WSTOPPED | WEXITED | WNOWAIT)
  }

  /// Closes the terminal and waits until the program exits, as ``waitForExit(sourceLocation:)`` does.
  public func hangUp(sourceLocation: SourceLocation = #_sourceLocation) -> Exit {
    close(leader)
    leader = -1
    return reap(sourceLocation)
  }

  /// Waits until the program exits without reading its output meanwhile.
  public func waitForExitBeforeReading(sourceLocation: SourceLocation = #_sourceLocation) -> Exit {
    let exit = reap(sourceLocation)
    while read() {}
    return exit
  }

  /// Reads the output until the program exits; records an issue and kills a program that does not exit.
  public func waitForExit(sourceLocation: SourceLocation = #_sourceLocation) -> Exit {
    while read() {}
    return reap(sourceLocation)
  }

  /// Reads available output or waits for some; false if there will be none.
  private func read() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var (isLast, waited): (Bool, Int32) = (false, 0)
    while true {
      var request = pollfd(fd: leader, events: Int16(POLLIN), revents: 0)
      // The last output can arrive slightly after the exit is reported.
      if poll(&request, 1, isLast ? 0 : 20) > 0 {
        let count = Glibc.read(leader, &bytes, bytes.count)
        guard count > 0 else { return false }
        output += bytes[..<count]
        return true
      }
      if isLast { return false }
      waited += 20
      isLast = hasExited || waited > Self.timeout
    }
  }

  private var hasExited: Bool {
    var information = siginfo_t()
    let answer = waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT | WNOHANG)
    return answer != 0 || information.si_signo != 0
  }

  private func reap(_ sourceLocation: SourceLocation) -> Exit {
    var waited: Int32 = 0
    while !hasExited, waited < Self.timeout {
      poll(nil, 0, 5)
      waited += 5
    }
    if waited >= Self.timeout {
      Issue.record("the program does not exit: \"\(text)\"", sourceLocation: sourceLocation)
      kill(process, SIGKILL)
    }
    return status()
  }

  private func status() -> Exit {
    var status: Int32 = 0
    waitpid(process, &status, 0)
    isReaped = true
    return status & 0x7F == 0
      ? (.exit, (status >> 8) & 0xFF) : (.uncaughtSignal, status & 0x7F)
  }

  private static func open() throws -> (leader: Int32, follower: Int32) {
    try starting.withLock { _ in
      var (leader, follower): (Int32, Int32) = (-1, -1)
      guard openpty(&leader, &follower, nil, nil, nil) == 0 else { throw POSIXError(.ENODEV) }
      for descriptor in [leader, follower] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      return (leader, follower)
    }
  }

  private static func start(
    _ path: String, _ arguments: [String], _ environment: [String: String], in device: String,
    isJob: Bool
  ) throws -> pid_t {
    var (attributes, files) = (posix_spawnattr_t(), posix_spawn_file_actions_t())
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&files)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&files)
    }
    var (all, none) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    // 0x80 is POSIX_SPAWN_SETSID, which Swift does not import. The first terminal that a session leader opens
    // becomes its controlling terminal.
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
        | Int16(isJob ? POSIX_SPAWN_SETPGROUP : 0x80))
    posix_spawn_file_actions_addopen(
      &files, 0, device, O_RDWR | (isJob ? O_NOCTTY : 0), 0)
    posix_spawn_file_actions_adddup2(&files, 0, 1)
    posix_spawn_file_actions_adddup2(&files, 0, 2)
    let words = ([path] + arguments).map { strdup($0) }
    let variables = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for copy in words + variables { free(copy) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, path, &files, &attributes, words + [nil], variables + [nil])
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
    return process
  }

  private static func settings(of descriptor: Int32) -> [UInt32] {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
  }

  private static func resize(_ leader: Int32, _ columns: UInt16, _ rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(leader, UInt(TIOCSWINSZ), &size)
  }
}
