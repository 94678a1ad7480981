package import Foundation

/// Detects from fingerprints when a folder has changed and is no longer being written.
///
/// The folder counts as settled when two fingerprints in a row are equal.
package struct FolderWatch: Sendable {
  /// The polling interval; a change is found after two equal fingerprints.
  private static let interval = Duration.milliseconds(200)

  private var settled: FolderFingerprint
  private var last: FolderFingerprint

  package init(_ fingerprint: FolderFingerprint) {
    settled = fingerprint
    last = fingerprint
  }

  /// Returns true if the folder has changed and is settled again.
  package mutating func shouldRead(_ fingerprint: FolderFingerprint) -> Bool {
    defer { last = fingerprint }
    guard fingerprint != settled, fingerprint == last else { return false }
    settled = fingerprint
    return true
  }

  /// Waits until a folder has changed and is settled again.
  ///
  /// - Throws: The error of the clock, which is that of a cancelled task.
  @concurrent package mutating func waitForChange(
    of folder: URL, on clock: any Clock<Duration>
  ) async throws {
    repeat {
      try await clock.sleep(for: Self.interval)
    } while !shouldRead(FolderFingerprint(of: folder))
  }
}
