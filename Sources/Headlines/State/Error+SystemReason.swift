import Foundation

extension Error {
  /// The system's own short words for what went wrong, such as `Permission denied`, where the error
  /// comes from the system.
  var systemReason: String {
    let error = self as NSError
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error { return cause.systemReason }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileReadNoPermission, .fileWriteNoPermission: return String(cString: strerror(EACCES))
    case .fileNoSuchFile, .fileReadNoSuchFile: return String(cString: strerror(ENOENT))
    case .fileWriteVolumeReadOnly: return String(cString: strerror(EROFS))
    case .fileWriteOutOfSpace: return String(cString: strerror(ENOSPC))
    default: return localizedDescription
    }
  }
}
