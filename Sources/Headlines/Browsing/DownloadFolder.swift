import Foundation

/// Where files of articles are saved.
enum DownloadFolder {
  /// The folder of the configuration, else that of the desktop, else `~/Downloads`.
  static func path(
    configured: String?, environment: [String: String],
    contents: (_ file: String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }
  ) -> String {
    let home = environment["HOME"] ?? "."
    if let configured {
      return configured.hasPrefix("~/") ? home + configured.dropFirst() : configured
    }
    if let folder = environment["XDG_DOWNLOAD_DIR"], folder.hasPrefix("/") { return folder }
    let configuration = environment["XDG_CONFIG_HOME"] ?? home + "/.config"
    for line in (contents(configuration + "/user-dirs.dirs") ?? "").split(
      whereSeparator: \.isNewline)
    {
      guard let match = line.wholeMatch(of: /\s*XDG_DOWNLOAD_DIR="(\$HOME)?(\/[^"]*)"\s*/) else {
        continue
      }
      return (match.1 == nil ? "" : home) + match.2
    }
    return home + "/Downloads"
  }
}
