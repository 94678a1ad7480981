import Foundation

/// The folder with the database and the navigation state.
struct StateFolder: Sendable {
  let path: String

  /// Names a folder; the first save creates it.
  init(_ path: String) { self.path = path }

  /// Creates the folder, which only its owner can read.
  func create() throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Replaces a file in the folder, which only its owner can read.
  func write(_ data: Data, to name: String) throws {
    try create()
    let new = path + "/" + name + ".new"
    let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError.last }
    do {
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try file.write(contentsOf: data)
      try file.close()
      guard rename(new, path + "/" + name) == 0 else {
        throw POSIXError.last
      }
    } catch {
      unlink(new)
      throw error
    }
  }

  /// The folder without `--state`: `$XDG_STATE_HOME/headlines`, else `~/.local/state/headlines`; nil
  /// without a home folder.
  ///
  /// A relative `XDG_STATE_HOME` is ignored, as the XDG base directory specification demands.
  static func defaultPath(environment: [String: String]) -> String? {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      return folder + "/headlines"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/headlines"
  }
}
