import Foundation
import PackagePlugin

/// A folder in a target, or a link in it to a folder elsewhere.
struct Folder {
  /// The URL of the folder, without links.
  let url: URL

  init?(_ name: String, of target: any Target) {
    url = target.directoryURL.appending(path: name).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return nil }
  }

  /// The files in it and its subfolders, without hidden files, in the order of their paths.
  func files(ofTypes types: Set<String>? = nil) -> [URL] {
    let all = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    return (all?.compactMap { $0 as? URL } ?? [])
      .filter { types?.contains($0.pathExtension) ?? true }
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile ?? false }
      .sorted { $0.path < $1.path }
  }
}
