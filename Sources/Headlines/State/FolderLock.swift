import Foundation

/// Locks the state folder against other programs while this one saves.
///
/// The lock is on the folder itself: it leaves no file behind, and the system releases it when the
/// program dies.
struct FolderLock {
  private let descriptor: Int32

  /// Waits until the folder is unlocked; `file` is the file that errors name.
  ///
  /// - Throws: ``StateError`` with `unwritable` when the folder cannot be opened.
  init(_ folder: String, file: String) throws(StateError) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw StateError(file: file, reason: .unwritable(.last))
    }
    // Ignore the result: some file systems have no locks.
    _ = flock(descriptor, LOCK_EX)
  }

  func release() { close(descriptor) }
}
