import Foundation
import Sternik

/// An error of the operating system: an error number or a message.
enum SystemError: Sendable, Hashable, Codable {
  /// An error number, as in `errno`.
  case number(Int32)
  /// A message, in English.
  case message(String)

  /// The error of the last system call, from `errno`.
  static var last: SystemError { .number(errno) }

  /// A short text in the current language or, for rare errors, the system's message.
  var text: String {
    switch self {
    case .message(let message): message
    case .number(EACCES), .number(EPERM): Texts.system.denied
    case .number(ENOENT): Texts.system.missing
    case .number(EEXIST): Texts.system.exists
    case .number(ENOTDIR): Texts.system.noFolder
    case .number(EISDIR): Texts.system.folder
    case .number(EROFS): Texts.system.readOnly
    case .number(ENOSPC): Texts.system.full
    case .number(EDQUOT), .number(EFBIG): Texts.system.quota
    case .number(EIO): Texts.system.device
    case .number(EMFILE), .number(ENFILE): Texts.system.tooMany
    case .number(ENAMETOOLONG): Texts.system.tooLong
    case .number(ENOMEM): Texts.system.noMemory
    case .number(ECONNREFUSED): Texts.system.refused
    case .number(ENETUNREACH), .number(EHOSTUNREACH), .number(ENETDOWN): Texts.system.unreachable
    case .number: description
    }
  }
}

extension SystemError: CustomStringConvertible {
  var description: String {
    switch self {
    case .message(let message): message
    case .number(let number): String(cString: strerror(number))
    }
  }
}

extension POSIXError {
  /// The error of the last system call that failed.
  static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

extension Error {
  /// The error number behind a Foundation error, else its message.
  var systemError: SystemError {
    let error = self as NSError
    if error.domain == NSPOSIXErrorDomain { return .number(Int32(error.code)) }
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error { return cause.systemError }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileReadNoPermission, .fileWriteNoPermission: return .number(EACCES)
    case .fileNoSuchFile, .fileReadNoSuchFile: return .number(ENOENT)
    case .fileWriteVolumeReadOnly: return .number(EROFS)
    case .fileWriteOutOfSpace: return .number(ENOSPC)
    default: return .message(localizedDescription)
    }
  }
}
