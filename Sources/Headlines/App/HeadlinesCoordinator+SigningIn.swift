import Foundation
import Sternik

extension HeadlinesCoordinator {
  /// Signs the user in to the server of a feed, then fetches its feeds that need this.
  func signIn(to id: Feed.ID) {
    guard let error = library.feed(id)?.error, let space = error.signInSpace else {
      return
    }
    let signIn = SignInCoordinator(
      to: space, for: error.address, isRejected: error.reason.isRejected,
      known: library.credentials,
      findFeeds: dependencies.findFeeds, presenter: Modal(over: presenter))
    signIn.done = { accepted, _ in
      var credentials = accepted
      // Also if the feed has moved to the server.
      _ = credentials.noteUse(ofServers: Set(credentials.entries.map(\.origin)), by: id)
      let ids = self.library.feeds(lockedFor: credentials)
      self.library.signIn(credentials)
      // Another program may have removed the feed.
      self.library.removeUnused(credentials.entries)
      self.window?.toast(Texts.signIn.signedIn(space.host), kind: .success)
      self.refetch(ids.union([id]))
    }
    start(child: signIn)
  }

  /// Asks whether to remove the user's name, password or token for a feed, and names all feeds that use them.
  func signOut(of id: Feed.ID) {
    let entries = library.credentials(for: id)
    guard let host = entries.first?.host else { return }
    presentAlert(
      title: Texts.sources.signOut, message: AlertLines.joined(self.accounts(of: entries)),
      kind: .information,
      actions: [
        AlertAction(Texts.sources.signOut) { self.endSignIn(of: id, at: host) },
        AlertAction(Texts.alert.cancel, role: .cancel),
      ])
  }

  /// Each account, with the names of the feeds that use it; two parts of a server may have two.
  private func accounts(of entries: [Credentials.Entry]) -> [String] {
    let groups = Dictionary(grouping: entries) { [$0.host, $0.credential.name] }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { account, entries in
      let (host, name) = (account[0], account[1])
      let line =
        name.isEmpty
        ? Texts.signIn.withToken(host) : Texts.signIn.withName(server: host, user: name)
      return [line] + library.feeds(using: entries).map(\.feed.displayName)
    }
  }

  /// Removes the credentials for a feed, then fetches the feeds that used them, which shows whether they need a sign-in.
  private func endSignIn(of id: Feed.ID, at host: String) {
    let ids = library.signOut(of: id)
    window?.toast(Texts.signIn.signedOut(host), kind: .success)
    signedOutFeeds.formUnion(ids)
    refetch(ids)
  }
}
