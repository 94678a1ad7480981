public import Foundation
public import Testing

/// A folder of files for one test, removed together with this object.
///
/// ```swift
/// let folder = TemporaryFolder(["en.lproj/Localizable.strings": "\"save\" = \"Save\";"])
/// try folder.edit("en.lproj/Localizable.strings") { $0.replacing("Save", with: "Keep") }
/// ```
///
/// Keep it in a property of the suite: the folder is gone when nothing holds the object, and a variable of a test may be
/// released after its last use. Paths of files are relative to the folder.
public final class TemporaryFolder: Sendable {
  /// The folder, a new one.
  public let url: URL

  /// Makes a folder with files of these texts, by path; it is an issue if that fails.
  public init(_ files: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation) {
    url = Self.newPlace
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (path, text) in files { try write(text, to: path) }
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }

  /// Makes a copy of a folder, such as a translation folder that a test edits; it is an issue if that fails.
  public init(copying folder: URL, sourceLocation: SourceLocation = #_sourceLocation) {
    url = Self.newPlace
    do {
      try FileManager.default.copyItem(at: folder, to: url)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The text of a file.
  ///
  /// - Throws: The error of the file system, also if the file does not exist or is not UTF-8.
  public func text(of path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  /// Replaces a file by a new one, as editors do, or adds it; makes the folders above it.
  ///
  /// - Throws: The error of the file system.
  public func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  /// Replaces a file by one with a changed text.
  ///
  /// - Throws: The error of the file system or of `change`.
  public func edit(_ path: String, _ change: (String) throws -> String) throws {
    try write(change(text(of: path)), to: path)
  }

  private static var newPlace: URL {
    FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: UUID().uuidString)
  }
}
