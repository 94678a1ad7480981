import Foundation
import Sternik

/// A path as the system has it: bytes, which need not be UTF-8.
struct Path: Hashable, Codable, Sendable {
  let bytes: [UInt8]

  private static let slash = UInt8(ascii: "/")

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// The last name in the path; empty for the root.
  var name: ArraySlice<UInt8> { bytes.split(separator: Self.slash).last ?? [] }

  /// The folder that this is in; the root is in itself.
  var parent: Path { Path(bytes.prefix(max(1, bytes.lastIndex(of: Self.slash) ?? 0))) }

  func appending(_ name: some Sequence<UInt8>) -> Path {
    Path((self == parent ? [] : bytes) + [Self.slash] + name)
  }

  /// The path as the user reads it: `~` stands for the home folder.
  func shown(from home: Path) -> String {
    let isInside = (bytes + [Self.slash]).starts(with: home.bytes + [Self.slash])
    return isInside ? "~" + bytes.dropFirst(home.bytes.count).shown : bytes.shown
  }

  /// What the system knows of the file, or of the one that a link leads to; `nil` if there is none.
  var info: stat? {
    var info = stat()
    return (try? call { stat($0, &info) }) == nil ? nil : info
  }

  /// The space of the file system that the folder is in, in bytes and from 0 to 1; `nil` if the system does not say it.
  var space: (free: Int, used: Double)? {
    var info = statvfs()
    guard (try? call { statvfs($0, &info) }) != nil else { return nil }
    let (free, all) = (Double(info.f_bavail), Double(max(1, info.f_blocks)))
    return (Int(free * Double(info.f_frsize)), 1 - free / all)
  }

  /// The paths of all that is in a folder.
  ///
  /// - Throws: ``FileError`` if the folder cannot be read.
  func content() throws -> [Path] {
    let descriptor = try call { open($0, O_RDONLY | O_CLOEXEC) }
    guard let folder = fdopendir(descriptor) else { throw FileError(self) }
    defer { closedir(folder) }
    var content: [Path] = []
    while let entry = readdir(folder) {
      // Safe because the name ends with a zero byte and the entry is valid until the next call.
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        Array(UnsafeRawBufferPointer(start: $0, count: Int(strlen(UnsafeRawPointer($0)))))
      }
      content.append(appending(name))
    }
    return content.filter { ![".", ".."].contains($0.name.shown) }
  }

  /// Opens a file without waiting for the other end of a pipe.
  ///
  /// - Throws: ``FileError`` if it cannot be opened.
  func opened(_ flags: Int32, mode: mode_t = 0) throws -> FileHandle {
    let descriptor = try call { open($0, flags | O_CLOEXEC | O_NONBLOCK, mode) }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Calls a function of the system with the path.
  ///
  /// - Throws: ``FileError`` if the function fails.
  @discardableResult func call(_ body: (UnsafePointer<CChar>) throws -> Int32) throws -> Int32 {
    let result = try body((bytes + [0]).map(CChar.init(bitPattern:)))
    if result < 0 { throw FileError(self) }
    return result
  }
}

/// What the system says about a file that could not be used.
struct FileError: Error, CustomStringConvertible {
  let description: String

  /// The error of the last call.
  init(_ path: Path) { description = "\(path.name.shown): \(String(cString: strerror(errno)))" }
}

extension Collection<UInt8> {
  /// A name or a text from a file, with signs for what cannot be seen.
  var shown: String { String(decoding: self, as: UTF8.self).showingControls }
}
