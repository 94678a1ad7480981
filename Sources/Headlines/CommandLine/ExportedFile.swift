import Foundation

/// A file that the user has named; writing replaces all of its content or nothing.
struct ExportedFile {
  let path: String

  /// Replaces a regular file, also the one that a link leads to; anything else, such as a device, is only written to.
  func write(_ data: Data) throws {
    let target = resolvedPath
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      return try write(data, to: open(target, O_WRONLY | O_CLOEXEC))
    }
    // A file without the right to write stays as it is.
    guard !exists || access(target, W_OK) == 0 else { throw POSIXError.last }
    let new = target + ".\(getpid()).new"
    let mode = exists ? status.st_mode & 0o777 : 0o666
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw POSIXError.last }
    do {
      // The mask of the process does not apply to a mode that the file has had.
      if exists { fchmod(descriptor, mode) }
      try write(data, to: descriptor)
      guard rename(new, target) == 0 else { throw POSIXError.last }
    } catch {
      unlink(new)
      throw error
    }
  }

  /// Follows links, also to a file that does not exist yet.
  private var resolvedPath: String {
    var path = path
    // As many as Linux follows.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return path
      }
      let folder = URL(filePath: path).deletingLastPathComponent()
      path = next.hasPrefix("/") ? next : folder.appending(path: next).path(percentEncoded: false)
    }
    return path
  }

  private func write(_ data: Data, to descriptor: Int32) throws {
    guard descriptor >= 0 else { throw POSIXError.last }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: data)
    try file.close()
  }
}
