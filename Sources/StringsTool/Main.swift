import ArgumentParser
import Foundation

/// Where the program starts.
@main
enum Main {
  static func main() {
    exit(status(of: Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the program and returns its status: 0 if all is well, 1 for errors, 2 for a command line
  /// that makes no sense.
  private static func status(of arguments: [String]) -> Int32 {
    let report = Report(arguments: arguments)
    let isWritten = write(report.output, to: .standardOutput)
    _ = write(report.remarks, to: .standardError)
    return isWritten ? report.status.rawValue : Report.Status.failure.rawValue
  }

  /// A reader that wants no more is no failure; a full disk is.
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
  /// What the operating system said.
  var systemReason: (code: Int32, text: String) {
    let error = self as NSError
    let system = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard system.domain == NSPOSIXErrorDomain else { return (0, error.localizedDescription) }
    return (Int32(system.code), String(cString: strerror(Int32(system.code))))
  }
}
