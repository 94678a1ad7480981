import Foundation

/// A file of the state folder that never loses what is in it.
///
/// The folder is made when something is saved first. A file is replaced as a whole or not at all. A
/// file that cannot be understood is set aside under another name, and one of a newer program is
/// left alone. Of two programs at once each keeps what the other has changed.
struct StoredFile<Content: StoredContent>: Sendable {
  let folder: String
  let name: String

  var path: String { folder + "/" + name }

  /// What was saved last, or the content of nothing, and what was wrong with the file if anything was.
  func load() -> (content: Content, problem: StateProblem?) {
    removeLeftovers()
    do throws(StateProblem) {
      return (try saved() ?? Content(), nil)
    } catch {
      return (Content(), error)
    }
  }

  /// Saves `content` together with what was changed in the file since it held `base`.
  ///
  /// - Returns: what the file holds now.
  /// - Throws: `StateProblem`; the file is then as it was before. A damaged file found now is set
  ///   aside, and the content is saved nevertheless.
  @discardableResult
  func save(_ content: Content, since base: Content = Content()) throws(StateProblem) -> Content {
    try attempt {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let lock = try FolderLock(folder, file: path)
    defer { lock.release() }
    let theirs: Content?
    do throws(StateProblem) {
      theirs = try saved()
    } catch {
      guard case .damaged = error.reason else { throw error }
      theirs = nil
    }
    let merged = theirs.map { content.merged(with: $0, since: base) } ?? content
    guard merged != theirs else { return merged }
    try attempt { try replace(by: StoredFormat.encoded(merged)) }
    return merged
  }

  /// What the file holds; nil without a file.
  private func saved() throws(StateProblem) -> Content? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw StateProblem(file: path, reason: .unreadable(error.systemReason))
    }
    switch StoredFormat<Content>.content(of: data) {
    case .content(let content): return content
    case .newer(let version): throw StateProblem(file: path, reason: .newer(version: version))
    case .damaged: throw StateProblem(file: path, reason: setAside())
    }
  }

  /// Takes away what programs left that were killed while they saved.
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
  private func setAside() -> StateProblem.Reason {
    for number in 1...999 {
      let name = path + (number == 1 ? ".damaged" : ".damaged-\(number)")
      // `link` fails when the name is taken, where `rename` would overwrite.
      if link(path, name) == 0 {
        return unlink(path) == 0 ? .damaged(keptAs: name) : .stuck
      }
      guard errno == EEXIST else { return .stuck }
    }
    return .stuck
  }

  private func replace(by data: Data) throws {
    let temporary = "\(path).\(ProcessInfo.processInfo.processIdentifier).tmp"
    // One that was killed may have left it, under the same number.
    unlink(temporary)
    do {
      try data.write(to: URL(fileURLWithPath: temporary), options: .withoutOverwriting)
      // It tells what somebody reads.
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

  private func attempt(_ work: () throws -> Void) throws(StateProblem) {
    do {
      try work()
    } catch {
      throw StateProblem(file: path, reason: .unwritable(error.systemReason))
    }
  }
}
