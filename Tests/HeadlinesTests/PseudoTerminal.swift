import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The program in a terminal of its own, of which this is the other end.
final class PseudoTerminal {
  private let leader: FileHandle
  private let follower: FileHandle
  private let process = Process()
  private(set) var output = Data()
  /// How the terminal treated what is typed before the program began.
  let modesBefore: [tcflag_t]

  /// Starts the program in a terminal of 80 by 24 cells.
  init(_ arguments: [String], state: URL) throws {
    var (leader, follower): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&leader, &follower, nil, nil, &size) == 0 else { throw POSIXError(.ENODEV) }
    self.leader = FileHandle(fileDescriptor: leader, closeOnDealloc: true)
    self.follower = FileHandle(fileDescriptor: follower, closeOnDealloc: true)
    modesBefore = Self.modes(of: self.follower)
    process.executableURL = Bundle.main.bundleURL.appending(path: "headlines")
    process.arguments = arguments
    process.environment = Program.environment([
      "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "XDG_STATE_HOME": state.path(),
    ])
    process.standardInput = self.follower
    process.standardOutput = self.follower
    process.standardError = self.follower
    try process.run()
  }

  /// How the terminal treats what is typed.
  var modes: [tcflag_t] { Self.modes(of: follower) }

  private static func modes(of terminal: FileHandle) -> [tcflag_t] {
    var settings = termios()
    tcgetattr(terminal.fileDescriptor, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
  }

  /// Reads until the program has written `text`.
  func wait(for text: String) {
    while output.range(of: Data(text.utf8)) == nil {
      let read = leader.availableData
      if read.isEmpty { return }
      output += read
    }
  }

  /// Forgets what the program has written until now.
  func forget() { output.removeAll() }

  /// Gives the window another size, as somebody who pulls at its corner.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(leader.fileDescriptor, UInt(TIOCSWINSZ), &size)
    send(SIGWINCH)
  }

  /// Suspends the program, as Ctrl-Z does, and returns when it has stopped.
  func suspend() {
    send(SIGTSTP)
    var stopped = siginfo_t()
    waitid(P_PID, id_t(process.processIdentifier), &stopped, WSTOPPED | WNOWAIT)
  }

  /// Closes the window around the program, and waits for the end of it.
  func hangUp() throws -> (reason: Process.TerminationReason, status: Int32) {
    try leader.close()
    process.waitUntilExit()
    return (process.terminationReason, process.terminationStatus)
  }

  func type(_ text: String) { leader.write(Data(text.utf8)) }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for the end of the program; what it wrote last is read then.
  func end() -> (reason: Process.TerminationReason, status: Int32) {
    process.waitUntilExit()
    let flags = fcntl(leader.fileDescriptor, F_GETFL)
    _ = fcntl(leader.fileDescriptor, F_SETFL, flags | O_NONBLOCK)
    var bytes = [UInt8](repeating: 0, count: 65_536)
    // One reading gives what the kernel has moved over until then, which need not be all.
    while case let count = read(leader.fileDescriptor, &bytes, bytes.count), count > 0 {
      output += Data(bytes[..<count])
    }
    return (process.terminationReason, process.terminationStatus)
  }
}
