import Foundation

/// A state file, written atomically.
///
/// The first save creates the folder. A damaged file is renamed, and a file of a newer program is
/// left alone. Changes of another program are merged.
struct StoredFile<Content: StoredContent>: Sendable {
  let folder: String
  let name: String

  var path: String { folder + "/" + name }

  /// Returns the saved content, or empty content with the error if there was one.
  func load() -> (content: Content, error: StateError?) {
    removeLeftovers()
    do throws(StateError) {
      return (try read() ?? Content(), nil)
    } catch {
      return (Content(), error)
    }
  }

  /// Saves `content` merged with the changes that other programs made to the file since `base`.
  ///
  /// - Returns: What the file holds now.
  /// - Throws: ``StateError``; the file is then unchanged. A file that turns out to be damaged is
  ///   renamed, and the content is saved.
  @discardableResult
  func save(_ content: Content, since base: Content = Content()) throws(StateError) -> Content {
    try writing {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let lock = try FolderLock(folder, file: path)
    defer { lock.release() }
    let theirs: Content?
    do throws(StateError) {
      theirs = try read()
    } catch {
      guard case .damaged = error.reason else { throw error }
      theirs = nil
    }
    let merged = theirs.map { content.merged(with: $0, since: base) } ?? content
    guard merged != theirs else { return merged }
    try writing { try replace(by: StoredFormat.encoded(merged)) }
    return merged
  }

  /// The content of the file; nil without a file.
  private func read() throws(StateError) -> Content? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw StateError(file: path, reason: .unreadable(error.systemError))
    }
    switch StoredFormat<Content>.decoded(data) {
    case .content(let content): return content
    case .newer(let version): throw StateError(file: path, reason: .newer(version: version))
    case .damaged: throw StateError(file: path, reason: renameDamaged())
    }
  }

  /// Deletes temporary files of programs that were killed while saving.
  private func removeLeftovers() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for left in names where left.hasPrefix(name + ".") && left.hasSuffix(".tmp") {
      guard let process = pid_t(left.dropFirst(name.count + 1).dropLast(4)), process > 0 else {
        continue
      }
      if kill(process, 0) != 0, errno == ESRCH { unlink(folder + "/" + left) }
    }
  }

  /// Renames a damaged file to the first free name.
  private func renameDamaged() -> StateError.Reason {
    for number in 1...999 {
      let name = path + (number == 1 ? ".damaged" : ".damaged-\(number)")
      // `link` fails when the name is taken, where `rename` would overwrite.
      if link(path, name) == 0 {
        return unlink(path) == 0 ? .damaged(renamedTo: name) : .damagedInPlace
      }
      guard errno == EEXIST else { return .damagedInPlace }
    }
    return .damagedInPlace
  }

  private func replace(by data: Data) throws {
    let temporary = "\(path).\(ProcessInfo.processInfo.processIdentifier).tmp"
    // A killed program with the same process id may have left one.
    unlink(temporary)
    do {
      try data.write(to: URL(fileURLWithPath: temporary), options: .withoutOverwriting)
      // Private: the file shows what the user reads.
      chmod(temporary, 0o600)
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: temporary))
      try handle.synchronize()
      try handle.close()
      guard rename(temporary, path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private func writing(_ work: () throws -> Void) throws(StateError) {
    do {
      try work()
    } catch {
      throw StateError(file: path, reason: .unwritable(error.systemError))
    }
  }
}
