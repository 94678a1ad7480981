import Foundation
import StringsFormats
import StringsSyntax

/// Replaces a file at once: an interrupted run leaves the old content or the new one.
///
/// What is no file, such as a pipe or a device, is written to.
enum FileReplacement {
  /// Writes a file beside the old one and renames it; links, permissions and, if allowed, the owner are kept.
  ///
  /// A read-only file is not replaced.
  ///
  /// - Throws: The `Diagnostic` about a file that cannot be written, which is then unchanged.
  static func write(
    _ bytes: [UInt8], to path: String, named name: String, makesFolder: Bool = false
  ) throws(Diagnostic) {
    if isStream(path) { return try append(bytes, to: path, named: name) }
    let url = URL(filePath: path).resolvingSymlinksInPath()
    let folder = url.deletingLastPathComponent()
    try check(url.path, named: name)
    if makesFolder {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let start = ".\(url.lastPathComponent).sternik-"
    removeLeftovers(beginningWith: start, in: folder.path)
    let random = String(UInt64.random(in: 0 ... .max), radix: 36)
    let temporary = folder.appending(path: start + random).path
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(name) }
    // Until it is closed, no other run takes it for a leftover.
    flock(descriptor, LOCK_EX | LOCK_NB)
    var isDone = keepAttributes(of: url.path, descriptor) && writeAll(bytes, descriptor)
    isDone = isDone && fsync(descriptor) == 0
    if isDone, rename(temporary, url.path) == 0 {
      close(descriptor)
      return
    }
    let error = failure(name)
    unlink(temporary)
    close(descriptor)
    throw error
  }

  /// Removes the files beside the one to write that a run has left when it was killed.
  private static func removeLeftovers(beginningWith start: String, in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(start) {
      let path = "\(folder)/\(name)"
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      close(descriptor)
    }
  }

  private static func isStream(_ path: String) -> Bool {
    var attributes = stat()
    return stat(path, &attributes) == 0
      && ![S_IFREG, S_IFDIR].contains(attributes.st_mode & S_IFMT)
  }

  private static func append(
    _ bytes: [UInt8], to path: String, named name: String
  ) throws(Diagnostic) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw failure(name) }
    let isDone = writeAll(bytes, descriptor)
    let reason = errno
    close(descriptor)
    if !isDone { throw failure(name, reason) }
  }

  /// Removes a file.
  ///
  /// - Throws: The `Diagnostic` about a file that cannot be removed.
  static func remove(_ path: String, named name: String) throws(Diagnostic) {
    try check(path, named: name)
    if unlink(path) != 0 { throw failure(name) }
  }

  /// Renaming needs no permission of the file that it replaces, so that is checked before.
  private static func check(_ path: String, named name: String) throws(Diagnostic) {
    var attributes = stat()
    guard stat(path, &attributes) == 0 else { return }
    // An administrator may write everything.
    if attributes.st_mode & 0o222 == 0 || access(path, W_OK) != 0 {
      throw Diagnostic(
        file: name, position: nil, severity: .error, code: .unreadableFile,
        message: "cannot be written: it is read-only")
    }
  }

  private static func keepAttributes(of path: String, _ descriptor: Int32) -> Bool {
    var attributes = stat()
    guard stat(path, &attributes) == 0 else { return errno == ENOENT }
    // Only an administrator may give a file to another owner.
    _ = fchown(descriptor, attributes.st_uid, attributes.st_gid)
    return fchmod(descriptor, attributes.st_mode & 0o7777) == 0
  }

  private static func writeAll(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
    do {
      try FileHandle(fileDescriptor: descriptor).write(contentsOf: bytes)
      return true
    } catch {
      errno = error.systemReason.code
      return false
    }
  }

  private static func failure(_ name: String, _ code: Int32 = errno) -> Diagnostic {
    Diagnostic(
      file: name, position: nil, severity: .error, code: .unreadableFile,
      message: "cannot be written: \(String(cString: strerror(code)))")
  }
}
