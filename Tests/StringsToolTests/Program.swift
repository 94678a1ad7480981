import Foundation

/// Runs the built program `sternik-strings`.
enum Program {
  struct Run {
    let status: Int32
    let output: String
    let error: String
  }

  /// Runs a line of shell in which `$0` is the program.
  static func shell(_ line: String, in folder: String = "/") throws -> Run {
    let process = Process()
    let (output, error) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line, path]
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "COLUMNS": "80"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complained = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      error: String(decoding: complained, as: UTF8.self))
  }

  /// The program is built beside the tests.
  private static var path: String {
    Bundle.main.bundleURL.appending(path: "sternik-strings").path()
  }
}
