import Synchronization

/// The credentials that servers have refused, which are not sent again: some servers lock accounts after a few attempts.
final class RefusedCredentials: Sendable {
  private let all = Mutex<Set<Credential>>([])

  func insert(_ credential: Credential) { all.withLock { _ = $0.insert(credential) } }

  func contains(_ credential: Credential) -> Bool { all.withLock { $0.contains(credential) } }
}
