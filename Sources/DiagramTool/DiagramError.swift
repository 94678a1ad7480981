import Coordinators
import Foundation

/// An error in reading a trace.
struct DiagramError: Error, CustomStringConvertible {
  /// The path of the file, or `standard input`.
  let source: String
  let reason: Reason

  enum Reason {
    /// Contains the system's error message.
    case unreadable(String)
    case invalidTrace(TraceError)
  }

  var description: String {
    switch reason {
    case .unreadable(let message): "\(source): cannot be read (\(message))"
    case .invalidTrace(let error): "\(source):\(error.line): \(error.reason)"
    }
  }

  /// The system's message for an error, such as `No such file or directory`.
  static func message(of error: any Error) -> String {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error { return message(of: cause) }
    return error.code == CocoaError.fileReadNoSuchFile.rawValue
      ? String(cString: strerror(ENOENT)) : error.localizedDescription
  }
}
