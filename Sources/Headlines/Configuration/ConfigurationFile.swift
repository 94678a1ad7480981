import Foundation

/// The configuration file of the user.
enum ConfigurationFile {
  private static let byteLimit = 1 << 20

  /// `$XDG_CONFIG_HOME/headlines/config`, else `~/.config/headlines/config`; nil without a home folder.
  static func path(environment: [String: String]) -> String? {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return folder + "/headlines/config"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.config/headlines/config"
  }

  /// Reads the file; without one, nothing is configured.
  static func read(at path: String) -> UserConfiguration {
    do {
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      defer { try? file.close() }
      let data = try file.read(upToCount: byteLimit) ?? Data()
      return UserConfiguration(reading: String(decoding: data, as: UTF8.self))
    } catch {
      let reason = error.systemError
      return reason == .number(ENOENT) ? UserConfiguration() : UserConfiguration(unreadable: reason)
    }
  }
}
