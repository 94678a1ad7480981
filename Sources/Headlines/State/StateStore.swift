import Foundation

/// Keeps the reader's state in a folder, and never loses what is there.
///
/// The folder is made when something is saved first. A file is replaced as a whole or not at all. A
/// file that cannot be understood is set aside under another name, and one of a newer program is
/// left alone. Two programs at once keep what both of them read.
struct StateStore: Sendable {
  let folder: String

  init(folder: String) { self.folder = folder }

  /// The file with the state.
  var file: String { folder + "/state.json" }

  /// The folder for programs that are told none: `$XDG_STATE_HOME/headlines`, else
  /// `~/.local/state/headlines`; nil without a home.
  ///
  /// A relative `XDG_STATE_HOME` is passed over, as the XDG base directory specification says.
  static func standardFolder(environment: [String: String]) -> String? {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      return folder + "/headlines"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/headlines"
  }

  /// The state as it was saved last, or a new one, and what was wrong with the file if anything was.
  func load() -> (state: ReaderState, problem: StateProblem?) {
    do throws(StateProblem) {
      return (try saved() ?? ReaderState(), nil)
    } catch {
      return (ReaderState(), error)
    }
  }

  /// Saves the state together with the articles that were marked as read in the file meanwhile.
  ///
  /// - Throws: `StateProblem`; the file is then as it was before. A damaged file found now is set
  ///   aside, and the state is saved nevertheless.
  func save(_ state: ReaderState) throws(StateProblem) {
    try attempt {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let lock = try FolderLock(folder, file: file)
    defer { lock.release() }
    let earlier: ReaderState?
    do throws(StateProblem) {
      earlier = try saved()
    } catch {
      guard case .damaged = error.reason else { throw error }
      earlier = nil
    }
    let joined = earlier.map(state.joined(with:)) ?? state
    guard joined != earlier else { return }
    try attempt { try replace(by: StateFile(joined).encoded()) }
  }

  /// What the file holds; nil without a file.
  private func saved() throws(StateProblem) -> ReaderState? {
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: file))
    } catch {
      throw StateProblem(file: file, reason: .unreadable(error.systemReason))
    }
    switch StateFile.content(of: data) {
    case .state(let state): return state
    case .newer(let version): throw StateProblem(file: file, reason: .newer(version: version))
    case .damaged: throw StateProblem(file: file, reason: setAside())
    }
  }

  /// Renames a damaged file to the first free name.
  private func setAside() -> StateProblem.Reason {
    for number in 1...999 {
      let name = file + (number == 1 ? ".damaged" : ".damaged-\(number)")
      // `link` fails when the name is taken, where `rename` would overwrite.
      if link(file, name) == 0 {
        return unlink(file) == 0 ? .damaged(keptAs: name) : .stuck
      }
      guard errno == EEXIST else { return .stuck }
    }
    return .stuck
  }

  private func replace(by data: Data) throws {
    let temporary = "\(file).\(ProcessInfo.processInfo.processIdentifier).tmp"
    do {
      try data.write(to: URL(fileURLWithPath: temporary), options: .withoutOverwriting)
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: temporary))
      try handle.synchronize()
      try handle.close()
      guard rename(temporary, file) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private func attempt(_ work: () throws -> Void) throws(StateProblem) {
    do {
      try work()
    } catch {
      throw StateProblem(file: file, reason: .unwritable(error.systemReason))
    }
  }
}
