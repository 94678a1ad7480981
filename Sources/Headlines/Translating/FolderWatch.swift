/// Tells from looks at a folder when it has changed and come to rest.
///
/// Two looks that see the same are a rest, so that a file is hardly read while it is being written.
struct FolderWatch: Sendable {
  private var settled: FolderState
  private var last: FolderState

  init(_ state: FolderState) {
    settled = state
    last = state
  }

  /// Takes what was seen now, and returns whether the folder should be read again.
  mutating func shouldRead(_ state: FolderState) -> Bool {
    defer { last = state }
    guard state != settled, state == last else { return false }
    settled = state
    return true
  }
}
