import CLibrary
internal import ConsoleUI

/// A file that lines are appended to at once, so that a crash loses none.
final class RecordingFile {
  /// Only the user may read what they did.
  private static let mode: mode_t = 0o600
  private static let chunkSize = 65_536

  let path: String
  private let descriptor: Int32
  private let writer: DescriptorWriter

  /// Creates the file or empties an old one.
  ///
  /// - Throws: ``RecordingError`` with ``RecordingError/Reason/unwritable(_:)``.
  init(path: String) throws(RecordingError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, Self.mode)
    guard descriptor >= 0 else { throw Self.error(path) }
    self.path = path
    self.descriptor = descriptor
    writer = DescriptorWriter(descriptor: descriptor)
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      fchmod(descriptor, Self.mode)
    }
  }

  deinit { close(descriptor) }

  func append(_ line: String) throws(RecordingError) {
    guard writer.write(Array("\(line)\n".utf8)) else { throw Self.error(path) }
  }

  private static func error(_ path: String) -> RecordingError {
    RecordingError(.unwritable(errno), in: path)
  }

  /// All bytes of a file.
  ///
  /// - Throws: ``RecordingError`` with ``RecordingError/Reason/unreadable(_:)``.
  static func bytes(of path: String) throws(RecordingError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    var (bytes, chunk) = ([UInt8](), [UInt8](repeating: 0, count: chunkSize))
    while descriptor >= 0 {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 { bytes += chunk[..<count] }
      if count == 0 { return bytes }
      if count < 0, errno != EINTR { break }
    }
    throw RecordingError(.unreadable(errno), in: path)
  }
}

extension Recording {
  /// Reads a recording from a file.
  ///
  /// - Throws: ``RecordingError`` if the file cannot be read or is no recording.
  public init(contentsOf path: String) throws(RecordingError) {
    try self.init(RecordingFile.bytes(of: path), file: path)
  }
}
