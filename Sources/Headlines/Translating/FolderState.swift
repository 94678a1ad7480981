import Foundation

/// What can be seen of a folder from outside: names, dates and sizes of all that is in it.
struct FolderState: Sendable, Equatable {
  private struct Entry: Sendable, Equatable {
    var modified: Date?
    var size: Int?
    /// Another one when an editor has put a new file in place of the old one.
    var number: Int?
  }

  private var entries: [String: Entry] = [:]

  init(of folder: URL) {
    let root = folder.resolvingSymlinksInPath().path
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    for path in paths { entries[path] = Self.entry(at: "\(root)/\(path)") }
  }

  private static func entry(at path: String) -> Entry {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    return Entry(
      modified: attributes?[.modificationDate] as? Date, size: attributes?[.size] as? Int,
      number: attributes?[.systemFileNumber] as? Int)
  }
}
