import CPeers
import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program in a terminal of its own, of which this is the other end.
final class TerminalProgram {
  private let leader: Int32
  private let process: pid_t
  private var unread: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  /// How many bytes it has written.
  private(set) var byteCount = 0
  /// When it had written them, in seconds.
  private(set) var lastByteTime: Double

  /// Starts a program; `nil` if the system has no terminal for it.
  init?(_ path: String, _ argument: String, columns: UInt16, rows: UInt16) {
    var leader: Int32 = -1
    lastByteTime = Self.now
    process = peers_start_in_terminal(path, argument, columns, rows, &leader)
    guard process > 0 else { return nil }
    self.leader = leader
  }

  /// Seconds on a clock that never jumps.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Seconds that the processor has worked for it.
  var processorTime: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The most that it had in memory until now, in bytes; 0 where the system does not tell it as Linux does.
  var residentBytes: Int {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0) * 1_024
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(leader, bytes, bytes.count)
  }

  /// Reads until the program has written a text after what was waited for before; false if it ends first.
  @discardableResult
  func wait(for text: String) -> Bool {
    let wanted = Data(text.utf8)
    while Data(unread).range(of: wanted) == nil {
      guard read(withinMilliseconds: 30_000) else { return false }
    }
    unread.removeAll(keepingCapacity: true)
    return true
  }

  /// Reads until nothing comes for so long.
  func waitForSilence(ofMilliseconds silence: Int32) {
    while read(withinMilliseconds: silence) {}
    unread.removeAll(keepingCapacity: true)
  }

  /// Types `q` and waits for the end.
  func quit() {
    type("q")
    while read(withinMilliseconds: 5_000) {}
    waitpid(process, nil, 0)
    close(leader)
  }

  private func readBytes() -> Int {
    #if canImport(Darwin)
    Darwin.read(leader, &buffer, buffer.count)
    #else
    Glibc.read(leader, &buffer, buffer.count)
    #endif
  }

  private func read(withinMilliseconds timeout: Int32) -> Bool {
    var request = pollfd(fd: leader, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, timeout) > 0 else { return false }
    let count = readBytes()
    guard count > 0 else { return false }
    lastByteTime = Self.now
    byteCount += count
    unread += buffer[..<count]
    return true
  }
}
