import Synchronization

/// The credentials that servers have refused, which are not sent there again: some servers lock accounts after a few
/// attempts.
final class RefusedCredentials: Sendable {
  private struct Refusal: Hashable {
    let credential: Credential
    let origin: String
    /// Nil if the credential was sent before the server asked.
    let realm: String?
  }

  private let all = Mutex<Set<Refusal>>([])

  func insert(_ credential: Credential, at origin: String, realm: String? = nil) {
    let refusal = Refusal(credential: credential, origin: origin, realm: realm)
    all.withLock { _ = $0.insert(refusal) }
  }

  func contains(_ credential: Credential, at origin: String, realm: String? = nil) -> Bool {
    let refusal = Refusal(credential: credential, origin: origin, realm: realm)
    return all.withLock { $0.contains(refusal) }
  }
}
