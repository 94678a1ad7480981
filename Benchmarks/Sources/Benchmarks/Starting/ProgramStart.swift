#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program that is started again and again, with Polish as the language of the environment.
struct ProgramStart {
  private let arguments: [CString]

  /// `nil` if the program cannot be started or prints nothing.
  init?(_ path: String, _ arguments: [String]) {
    self.arguments = ([path] + arguments).map { CString($0) }
    guard run() != nil else { return nil }
  }

  /// The processor time of each of `count` runs, in nanoseconds.
  func times(_ count: Int) -> [Double] { (0..<count).compactMap { _ in run() } }

  private func run() -> Double? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    defer { posix_spawn_file_actions_destroy(&actions) }
    let language = CString("LANG=pl_PL.UTF-8")
    var environment = [UnsafeMutablePointer(mutating: language.pointer), nil]
    var pointers = arguments.map { UnsafeMutablePointer(mutating: $0.pointer) } + [nil]
    var process: pid_t = 0
    let started = posix_spawn(
      &process, arguments[0].pointer, &actions, nil, &pointers, &environment)
    close(ends[1])
    guard started == 0 else { return nil }
    var byte: UInt8 = 0
    let count = read(ends[0], &byte, 1)
    var usage = rusage()
    wait4(process, nil, 0, &usage)
    return count == 1 ? nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime) : nil
  }

  private func nanoseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3
  }
}
