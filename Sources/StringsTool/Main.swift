import ArgumentParser
import Foundation

/// The entry point of the program.
@main
enum Main {
  static func main() {
    exit(status(of: Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the program and returns its exit status: 0 for success, 1 for errors, 2 for invalid
  /// arguments.
  private static func status(of arguments: [String]) -> Int32 {
    let result = CommandResult(arguments: arguments)
    let isWritten = write(result.output, to: .standardOutput)
    _ = write(result.errorOutput, to: .standardError)
    return isWritten ? result.status.rawValue : CommandResult.Status.failure.rawValue
  }

  /// Returns false for a failure such as a full disk, but not for a closed pipe.
  private static func write(_ text: String, to handle: FileHandle) -> Bool {
    guard !text.isEmpty else { return true }
    do {
      try handle.write(contentsOf: Data(text.utf8))
      return true
    } catch {
      let reason = error.systemReason
      if reason.code == EPIPE { return true }
      if handle !== FileHandle.standardError {
        _ = write("sternik-strings: cannot write: \(reason.text)\n", to: .standardError)
      }
      return false
    }
  }
}

extension Error {
  /// The error of the operating system, if there is one.
  var systemReason: (code: Int32, text: String) {
    let error = self as NSError
    let system = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard system.domain == NSPOSIXErrorDomain else { return (0, error.localizedDescription) }
    return (Int32(system.code), String(cString: strerror(Int32(system.code))))
  }
}
