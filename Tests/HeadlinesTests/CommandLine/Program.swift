import Foundation

/// Runs the built program `headlines`, independent of the environment and state of the tests' user.
enum Program {
  struct Run: Sendable {
    let status: Int32
    let output: String
    let error: String
  }

  static func run(_ arguments: String..., language: String = "C.UTF-8") throws -> Run {
    try run(arguments, language: language)
  }

  static func run(_ arguments: [String], language: String = "C.UTF-8") throws -> Run {
    try launch(path, arguments, language: language)
  }

  /// Runs a line of shell in which `$0` is the program.
  static func shell(_ line: String) throws -> Run {
    try launch("/bin/sh", ["-c", line, path], language: "C.UTF-8")
  }

  /// Runs a line of shell on a thread of its own: a server of the test needs the threads of tasks meanwhile.
  static func shellInBackground(_ line: String) async throws -> Run {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try shell(line) }) }
    }
  }

  /// Starts the program without waiting for it.
  static func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment(["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// The program is built beside the tests.
  private static var path: String { Bundle.main.bundleURL.appending(path: "headlines").path() }

  /// An environment with the given variables and the options of sanitizers.
  static func environment(_ variables: [String: String]) -> [String: String] {
    let inherited = ["ASAN_OPTIONS", "TSAN_OPTIONS", "SWIFT_BACKTRACE"]
    return ProcessInfo.processInfo.environment
      .filter { inherited.contains($0.key) }
      .merging(variables) { _, own in own }
  }

  private static func launch(
    _ path: String, _ arguments: [String], language: String
  ) throws -> Run {
    let process = Process()
    let (output, error) = (Pipe(), Pipe())
    let state = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment([
      "PATH": "/usr/bin:/bin", "LANG": language, "TZ": "UTC", "XDG_STATE_HOME": state.path(),
    ])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    defer { try? FileManager.default.removeItem(at: state) }
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complained = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      error: String(decoding: complained, as: UTF8.self))
  }
}
