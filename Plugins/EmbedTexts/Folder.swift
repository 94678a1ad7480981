import Foundation
import PackagePlugin

/// A folder in a target's folder, or a link to one elsewhere.
struct Folder {
  /// Where the folder really is.
  let url: URL

  init?(_ name: String, of target: any Target) {
    url = target.directoryURL.appending(path: name).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return nil }
  }

  /// The files in it and in its subfolders, without hidden ones, in the order of their paths.
  func files(ofTypes types: Set<String>? = nil) -> [URL] {
    let all = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    return (all?.compactMap { $0 as? URL } ?? [])
      .filter { types?.contains($0.pathExtension) ?? true }
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile ?? false }
      .sorted { $0.path < $1.path }
  }
}
