import CMeasuredTerminal
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
  /// All that the program has written.
  private var output = Data()
  /// Where the bytes begin that no one has waited for.
  private var unread = 0
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  /// The time of the last byte, in seconds of `now`.
  private(set) var lastByteTime: Double

  /// Starts a program with arguments; `nil` if the system gives no pseudo-terminal.
  init?(_ arguments: [String], columns: UInt16, rows: UInt16) {
    var leader: Int32 = -1
    lastByteTime = Self.now
    let pointers = arguments.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    process = start_in_terminal(pointers + [nil], columns, rows, &leader)
    guard process > 0 else { return nil }
    self.leader = leader
  }

  /// The number of bytes that the program has written.
  var byteCount: Int { output.count }

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

  /// A size that Linux has in `/proc/PID/status`, in megabytes; 0 on other systems.
  func memory(_ name: String) -> Double {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return (kilobytes.flatMap { Double($0) } ?? 0) * 1_024 / 1e6
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(leader, bytes, bytes.count)
  }

  /// Reads until the program has written a text, behind all that was read before; false if it ends first.
  func wait(for text: String) -> Bool {
    while !hasWritten(text, since: unread) {
      guard read(withinMilliseconds: 30_000) else { return false }
    }
    unread = output.count
    return true
  }

  /// Reads what the program writes next.
  func waitForOutput() -> Bool {
    let isWritten = read(withinMilliseconds: 30_000)
    waitForSilence(ofMilliseconds: 0)
    return isWritten
  }

  /// Whether a text is among what was read, behind so many bytes.
  func hasWritten(_ text: String, since start: Int) -> Bool {
    // Searching by Foundation takes longer than drawing some frames.
    output.withUnsafeBytes { contains_text($0.baseAddress, $0.count, start, text) }
  }

  /// Reads until the program is silent for this time.
  func waitForSilence(ofMilliseconds silence: Int32) {
    while read(withinMilliseconds: silence) {}
    unread = output.count
  }

  /// Prints all that the program has written.
  func writeOutput() { FileHandle.standardOutput.write(output) }

  /// Types `q`, and ends the program if that does not.
  func quit() {
    type("q")
    while read(withinMilliseconds: 2_000) {}
    kill(process, SIGKILL)
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
    output.append(contentsOf: buffer[..<count])
    return true
  }
}
