import Foundation

extension Error {
  /// The error of the operating system, if there is one.
  package var systemReason: (code: Int32, text: String) {
    let error = self as NSError
    let system = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    let code =
      system.domain == NSPOSIXErrorDomain ? Int32(system.code) : (self as? CocoaError)?.systemCode
    guard let code else { return (0, error.localizedDescription) }
    return (code, String(cString: strerror(code)))
  }
}

extension CocoaError {
  /// The error of the operating system, for those that Foundation gives without it.
  fileprivate var systemCode: Int32? {
    switch code {
    case .fileNoSuchFile, .fileReadNoSuchFile: ENOENT
    case .fileWriteNoPermission, .fileReadNoPermission: EACCES
    case .fileWriteOutOfSpace: ENOSPC
    case .fileWriteVolumeReadOnly: EROFS
    default: nil
    }
  }
}
