import Foundation

/// Keeps other programs from saving in a folder while this one does.
///
/// The lock lies on the folder itself, so no file is left behind, and the system gives it back when
/// the program dies.
struct FolderLock {
  private let descriptor: Int32

  /// Waits until the folder is free; `file` is the file that errors name.
  ///
  /// - Throws: `StateProblem` with `unwritable` when the folder cannot be opened.
  init(_ folder: String, file: String) throws(StateProblem) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw StateProblem(file: file, reason: .unwritable(.last))
    }
    // A file system without locks is no reason not to save.
    _ = flock(descriptor, LOCK_EX)
  }

  func release() { close(descriptor) }
}
