import Foundation
import Sternik

extension HeadlinesCoordinator {
  /// Signs the user in to the server of a feed, then fetches its feeds that need this.
  func signIn(to id: Feed.ID) {
    guard let error = library.feed(id)?.error, let space = error.reason.protectionSpace else {
      return
    }
    let signIn = SignInCoordinator(
      to: space, for: error.address, credentials: library.credentials,
      findFeeds: dependencies.findFeeds, presenter: Modal(over: presenter))
    signIn.done = { credentials, _ in
      let ids = self.library.feedsToSignIn(with: id)
      self.library.signIn(credentials)
      self.refresh(ids)
    }
    start(child: signIn)
  }

  /// Forgets the user's name, password or token for the server of a feed.
  func signOut(of id: Feed.ID) {
    library.signOut(of: id)
    window?.toast(Texts.signIn.signedOut(FeedAddress.url(id)?.host() ?? ""), kind: .success)
  }
}
