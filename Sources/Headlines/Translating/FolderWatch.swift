/// Detects from fingerprints when a folder has changed and is no longer being written.
///
/// The folder counts as settled when two fingerprints in a row are equal.
struct FolderWatch: Sendable {
  private var settled: FolderFingerprint
  private var last: FolderFingerprint

  init(_ fingerprint: FolderFingerprint) {
    settled = fingerprint
    last = fingerprint
  }

  /// Returns true if the folder has changed and is settled again.
  mutating func shouldRead(_ fingerprint: FolderFingerprint) -> Bool {
    defer { last = fingerprint }
    guard fingerprint != settled, fingerprint == last else { return false }
    settled = fingerprint
    return true
  }
}
