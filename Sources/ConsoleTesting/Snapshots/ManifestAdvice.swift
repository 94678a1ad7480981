import Foundation

/// What to write in `Package.swift`, so that SwiftPM does not warn about snapshots as files that nobody handles.
struct ManifestAdvice: CustomStringConvertible {
  private let target: String
  private let path: String

  /// The advice for a folder `Tests/TARGET/…/__Snapshots__`; `nil` if the manifest excludes it, or if there is none.
  init?(snapshots folder: URL) {
    var root = folder.deletingLastPathComponent().standardizedFileURL
    var names = [folder.lastPathComponent]
    while !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path()) {
      guard root.pathComponents.count > 1 else { return nil }
      names.insert(root.lastPathComponent, at: 0)
      root = root.deletingLastPathComponent()
    }
    let manifest = try? String(
      contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    guard names.count > 2, let manifest else { return nil }
    target = names[1]
    path = names[2...].joined(separator: "/")
    // A name in a nearer line belongs to another target, which is rare and only costs the advice.
    if manifest.contains("\"\(path)\"") { return nil }
  }

  var description: String {
    "Add exclude: [\"\(path)\"] to the test target \(target) in Package.swift, or SwiftPM warns about the files."
  }
}
