import Coordinators
import Foundation

/// Why a diagram cannot be drawn.
struct DiagramError: Error, CustomStringConvertible {
  /// The file, or what else was read.
  let source: String
  let reason: Reason

  enum Reason {
    /// The system would not let us read it; its own words are given.
    case unreadable(String)
    case noTrace(TraceError)
  }

  var description: String {
    switch reason {
    case .unreadable(let words): "\(source): it cannot be read (\(words))"
    case .noTrace(let error): "\(source):\(error.line): \(error)"
    }
  }

  /// The system's own words for what went wrong, such as `No such file or directory`.
  static func text(of error: any Error) -> String {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error { return text(of: cause) }
    return error.code == CocoaError.fileReadNoSuchFile.rawValue
      ? String(cString: strerror(ENOENT)) : error.localizedDescription
  }
}
