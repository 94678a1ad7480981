import Foundation

/// A file that the user names for what the program writes.
enum OutputFile {
  /// Writes everything, or leaves a regular file as it is; follows links, and writes to anything else as it comes.
  ///
  /// - Throws: The system's error.
  static func write(_ data: Data, to path: String) throws {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let type = try? FileManager.default.attributesOfItem(atPath: target.path)[.type]
    if type == nil || type as? FileAttributeType == .typeRegular {
      return try data.write(to: target, options: .atomic)
    }
    let descriptor = open(target.path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: data)
  }
}
