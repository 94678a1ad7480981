import Foundation
import Sternik

extension HeadlinesCoordinator {
  /// Signs the user in to the server of a feed, then fetches its feeds that need this.
  func signIn(to id: Feed.ID) {
    guard let error = library.feed(id)?.error, let space = error.reason.protectionSpace else {
      return
    }
    let signIn = SignInCoordinator(
      to: space, for: error.address, known: library.credentials,
      findFeeds: dependencies.findFeeds, presenter: Modal(over: presenter))
    signIn.done = { credentials, _ in
      let ids = self.library.feeds(lockedFor: credentials)
      self.library.signIn(credentials)
      // Another program may have removed the feed.
      self.library.removeUnused(credentials.entries)
      self.window?.toast(Texts.signIn.signedIn(space.host), kind: .success)
      self.refetch(ids.union([id]))
    }
    start(child: signIn)
  }

  /// Removes the user's name, password or token for a feed, then fetches the feeds that used them, which shows whether they
  /// need a sign-in.
  func signOut(of id: Feed.ID) {
    let ids = library.signOut(of: id)
    let host = FeedAddress.url(id).map { ProtectionSpace($0).host } ?? ""
    window?.toast(Texts.signIn.signedOut(host), kind: .success)
    refetch(ids)
  }
}
