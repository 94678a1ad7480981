package import Foundation

/// The names, dates, sizes and file numbers of all files in a folder, to detect changes.
package struct FolderFingerprint: Sendable, Equatable {
  private struct File: Sendable, Equatable {
    var modified: Date?
    var size: Int?
    /// The inode, which changes when an editor replaces the file.
    var number: Int?
  }

  private var files: [String: File] = [:]

  package init(of folder: URL) {
    let root = folder.resolvingSymlinksInPath().path
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    for path in paths { files[path] = Self.file(at: "\(root)/\(path)") }
  }

  private static func file(at path: String) -> File {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    return File(
      modified: attributes?[.modificationDate] as? Date, size: attributes?[.size] as? Int,
      number: attributes?[.systemFileNumber] as? Int)
  }
}
