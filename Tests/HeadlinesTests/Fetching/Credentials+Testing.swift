import Foundation
import Testing

@testable import Headlines

extension Credentials {
  /// The credentials after a sign-in at an address.
  init(
    _ credential: Credential = Credential(scheme: .basic, name: "anna", secret: "secret"),
    for address: String, realm: String = "News"
  ) throws {
    self.init()
    let url = try #require(FeedAddress.url(address))
    set(credential, for: ProtectionSpace(url, realm: realm), at: .web(url))
  }

  /// The user agrees to send those of addresses without encryption.
  mutating func confirmAll() {
    for entry in entries {
      guard let feed = entry.feed else { continue }
      confirm(entry.credential, for: feed, at: entry.origin)
    }
  }
}
