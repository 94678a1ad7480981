import Foundation
import Observation
import Sternik

/// Copies files to a folder, one after the other, and says how far it has come.
@Observable @MainActor final class CopyJob {
  /// The files that are not copied yet; empty unless the job runs.
  private(set) var files: [Entry] = []
  private(set) var isCancelled = false
  /// The copied part of all bytes, from 0 to 1.
  private(set) var fraction = 0.0
  /// The copy that is not complete, under a name of its own; what was there before is removed.
  private var part: Path? { didSet { _ = try? oldValue?.call(unlink) } }

  func begin(_ files: [Entry]) {
    (self.files, isCancelled, fraction) = (files, false, 0)
  }

  /// Ends the job, and removes the copy that is not complete.
  func cancel() {
    isCancelled = true
    part = nil
  }

  /// Copies the files until the job is cancelled; `mayReplace` is asked about each file that exists.
  ///
  /// - Throws: The error of the first file that cannot be copied.
  func copy(to folder: Path, mayReplace: (Path) async -> Bool) async throws {
    defer { files = [] }
    let all = Double(max(1, files.reduce(0) { $0 + $1.size }))
    while let file = files.first, !isCancelled {
      let target = folder.appending(file.path.name)
      let mayCopy = target.info == nil ? true : await mayReplace(target)
      if mayCopy { try await copy(file, to: target, of: all) }
      files.removeFirst()
    }
  }

  private func copy(_ file: Entry, to target: Path, of all: Double) async throws {
    let part = Path(target.bytes + ".part".utf8)
    let input = try file.path.opened(O_RDONLY)
    let output = try part.opened(O_WRONLY | O_CREAT | O_EXCL, mode: file.path.info?.st_mode ?? 0)
    self.part = part
    defer { self.part = nil }
    while !isCancelled, let bytes = try await copyBytes(of: input, to: output) {
      fraction += bytes / all
    }
    // The last bytes may have no room.
    try output.close()
    if !isCancelled { try part.call { old in try target.call { rename(old, $0) } } }
  }

  /// Copies some bytes; returns `nil` at the end of the file.
  @concurrent
  private func copyBytes(of input: FileHandle, to output: FileHandle) async throws -> Double? {
    guard let bytes = try input.read(upToCount: 1 << 20), !bytes.isEmpty else { return nil }
    try output.write(contentsOf: bytes)
    return Double(bytes.count)
  }
}
