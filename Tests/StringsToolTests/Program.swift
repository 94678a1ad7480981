import Foundation

/// Runs the program `sternik-strings` as built.
enum Program {
  struct Run {
    let status: Int32
    let output: String
    let error: String
  }

  /// Runs a shell command in which `$0` is the program, and `$LINE` another line.
  static func shell(
    _ line: String, in folder: String = "/", line other: Substring = ""
  ) throws -> Run {
    let process = Process()
    let (output, error) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line, path]
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "COLUMNS": "80", "LINE": String(other)]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let printedError = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      error: String(decoding: printedError, as: UTF8.self))
  }

  /// The program is built next to the tests.
  private static var path: String {
    Bundle.main.bundleURL.appending(path: "sternik-strings").path()
  }
}
