import Foundation
import Sternik

/// Why the system could not do something.
enum SystemReason: Sendable, Hashable {
  /// The number of the error, as in `errno`.
  case number(Int32)
  /// Words of whoever noticed it.
  case words(String)

  /// The last failure of a call to the system.
  static var last: SystemReason { .number(errno) }

  /// In a few words in the reader's language or, for what seldom happens, in the system's own.
  var text: String {
    switch self {
    case .words(let words): words
    case .number(EACCES), .number(EPERM): Texts.system.denied
    case .number(ENOENT): Texts.system.missing
    case .number(EEXIST): Texts.system.exists
    case .number(ENOTDIR): Texts.system.noFolder
    case .number(EISDIR): Texts.system.folder
    case .number(EROFS): Texts.system.readOnly
    case .number(ENOSPC): Texts.system.full
    case .number(EDQUOT): Texts.system.quota
    case .number(EIO): Texts.system.device
    case .number(EMFILE), .number(ENFILE): Texts.system.tooMany
    case .number(ENAMETOOLONG): Texts.system.tooLong
    case .number(ECONNREFUSED): Texts.system.refused
    case .number(ENETUNREACH), .number(EHOSTUNREACH), .number(ENETDOWN): Texts.system.unreachable
    case .number: description
    }
  }
}

extension SystemReason: CustomStringConvertible {
  var description: String {
    switch self {
    case .words(let words): words
    case .number(let number): String(cString: strerror(number))
    }
  }
}

extension Error {
  /// Why the system could not do it, where the error comes from the system.
  var systemReason: SystemReason {
    let error = self as NSError
    if error.domain == NSPOSIXErrorDomain { return .number(Int32(error.code)) }
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error { return cause.systemReason }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileReadNoPermission, .fileWriteNoPermission: return .number(EACCES)
    case .fileNoSuchFile, .fileReadNoSuchFile: return .number(ENOENT)
    case .fileWriteVolumeReadOnly: return .number(EROFS)
    case .fileWriteOutOfSpace: return .number(ENOSPC)
    default: return .words(localizedDescription)
    }
  }
}
