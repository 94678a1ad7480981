import CPeers
import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program in a pseudo-terminal, whose other end this is.
final class TerminalProgram {
  private let leader: Int32
  private let process: pid_t
  private var unread: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  /// The number of bytes that the program has written.
  private(set) var byteCount = 0
  /// The time of the last byte, in seconds of `now`.
  private(set) var lastByteTime: Double

  /// Starts a program; `nil` if the system gives no pseudo-terminal.
  init?(_ path: String, _ argument: String, columns: UInt16, rows: UInt16) {
    var leader: Int32 = -1
    lastByteTime = Self.now
    process = peers_start_in_terminal(path, argument, columns, rows, &leader)
    guard process > 0 else { return nil }
    self.leader = leader
  }

  /// The monotonic clock, in seconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The processor time of the program, in seconds.
  var processorTime: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The peak of the program's resident memory, in bytes; 0 where there is no `/proc`.
  var residentBytes: Int {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0) * 1_024
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(leader, bytes, bytes.count)
  }

  /// Reads until the program writes a text that follows the last one awaited; false if it ends first.
  @discardableResult
  func wait(for text: String) -> Bool {
    let pattern = Data(text.utf8)
    while Data(unread).range(of: pattern) == nil {
      guard read(withinMilliseconds: 30_000) else { return false }
    }
    unread.removeAll(keepingCapacity: true)
    return true
  }

  /// Reads until the program is silent for this time.
  func waitForSilence(ofMilliseconds silence: Int32) {
    while read(withinMilliseconds: silence) {}
    unread.removeAll(keepingCapacity: true)
  }

  /// Types `q` and waits until the program ends.
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
