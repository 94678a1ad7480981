import Foundation
import Sternik

/// Lets the user add a feed by its address, or feeds by that of a page that names them.
final class AddFeedCoordinator: NavigationCoordinator<AddFeedScreen> {
  /// Reports a feed that was fetched but not subscribed to, and the credentials with which the user has signed in for it;
  /// several times for several feeds of a page.
  var didAdd: (Feed, FeedResponse, Credentials) -> Void = { _, _, _ in }

  private let findFeeds: FindFeeds
  private let known: Credentials
  /// The credentials with which the user has signed in while adding.
  private var accepted = Credentials()
  /// The searches that are running, by what the user has submitted.
  private var searches: [String: Task<Void, Never>] = [:]
  /// The feed that was found at another address than the submitted one; submitting that again adds it.
  private var found: (text: String, feed: Feed, response: FeedResponse)?

  /// Makes a coordinator; `known` are the credentials that are stored.
  init(findFeeds: @escaping FindFeeds, known: Credentials, presenter: any Presenter) {
    self.findFeeds = findFeeds
    self.known = known
    super.init(presenter: presenter)
    removeCoordinator = { ($0 as? AddFeedCoordinator)?.endSearches() }
  }

  override func start() {
    let screen = AddFeedScreen()
    screen.didSubmit = { [unowned screen] in self.submit($0, on: screen) }
    screen.didChange = { [unowned screen] in self.endSearches(on: screen) }
    screen.didTapCancel = { self.finish() }
    show(screen)
  }

  private func submit(_ text: String, on screen: AddFeedScreen) {
    // Of a page, several feeds may be fetched at a time.
    if screen.choices.isEmpty { endSearches(on: screen) }
    guard searches[text] == nil else { return }
    if let found, found.text == text, screen.found != nil {
      return add(found.feed, found.response, as: text, on: screen)
    }
    var typed = Credentials()
    do {
      find(try FeedAddress.all(text).map { typed.take(from: $0) }, typed, as: text, on: screen)
    } catch {
      screen.error = error.text
    }
  }

  /// Tries the addresses, until a server answers; `choice` is what the user has submitted.
  private func find(
    _ addresses: [FeedAddress], _ typed: Credentials, as choice: String, on screen: AddFeedScreen
  ) {
    (screen.isSearching, screen.error, screen.found) = (true, nil, nil)
    let credentials = known.adding(accepted).adding(typed)
    searches[choice] = Task { [findFeeds, weak self, weak screen] in
      do throws(FetchError) {
        let found = try await Self.find(addresses, credentials, findFeeds)
        guard !Task.isCancelled, let self, let screen else { return }
        accepted = accepted.adding(typed.forFeeds(found.ids))
        endSearch(choice, on: screen)
        end(with: found, after: addresses, choice: choice, on: screen)
      } catch {
        guard !Task.isCancelled else { return }
        guard let self, let screen else { return }
        endSearch(choice, on: screen)
        screen.error = error.textForNewFeed(hasPassword: !typed.entries.isEmpty)
        if let space = error.reason.protectionSpace {
          signIn(to: space, for: error, typed, after: addresses, choice: choice, on: screen)
        }
      }
    }
  }

  private static func find(
    _ addresses: [FeedAddress], _ credentials: Credentials, _ findFeeds: FindFeeds
  ) async throws(FetchError) -> FoundFeeds {
    for address in addresses.dropLast() {
      do throws(FetchError) {
        return try await findFeeds(address, credentials)
      } catch {
        guard error.reason.isOfEncryption else { throw error }
      }
    }
    return try await findFeeds(addresses[addresses.count - 1], credentials)
  }

  /// Adds the feed that was found; one at another address than the first that was tried only after the user has seen it.
  private func end(
    with found: FoundFeeds, after addresses: [FeedAddress], choice: String,
    on screen: AddFeedScreen
  ) {
    switch found {
    case .feed(let feed, let response) where feed.id == addresses[0].text:
      add(feed, response, as: choice, on: screen)
    case .feed(let feed, let response):
      self.found = (choice, feed, response)
      let isUnencrypted =
        FeedAddress(stored: feed.id).isUnencrypted && !addresses[0].isUnencrypted
      screen.found = AddFeedScreen.FoundFeed(feed: feed, isUnencrypted: isUnencrypted)
    case .choices(let feeds): (screen.choices, screen.added) = (feeds, [])
    }
  }

  private func add(
    _ feed: Feed, _ response: FeedResponse, as choice: String, on screen: AddFeedScreen
  ) {
    screen.found = nil
    if screen.choices.isEmpty { finish() } else { screen.added.insert(choice) }
    didAdd(feed, response, accepted.only(for: feed.id))
  }

  private func signIn(
    to space: ProtectionSpace, for error: FetchError, _ typed: Credentials,
    after addresses: [FeedAddress], choice: String, on screen: AddFeedScreen
  ) {
    let signIn = SignInCoordinator(
      to: space, for: error.address, isRejected: error.reason.isRejected,
      known: known.adding(accepted).adding(typed), findFeeds: findFeeds,
      presenter: Modal(over: presenter))
    signIn.done = { [unowned screen] credentials, found in
      self.accepted = self.accepted.adding(credentials).adding(credentials.forFeeds(found.ids))
      screen.error = nil
      self.end(with: found, after: addresses, choice: choice, on: screen)
    }
    start(child: signIn)
  }

  private func endSearch(_ choice: String, on screen: AddFeedScreen) {
    searches[choice] = nil
    screen.isSearching = !searches.isEmpty
  }

  private func endSearches(on screen: AddFeedScreen) {
    endSearches()
    screen.isSearching = false
  }

  private func endSearches() {
    for search in searches.values { search.cancel() }
    searches = [:]
  }
}

extension FetchError {
  /// Why there is no feed at an address that the user typed, perhaps with a password.
  fileprivate func textForNewFeed(hasPassword: Bool) -> String {
    if case .unreadable(let error) = reason, error.isOfPage { return Texts.addSource.none }
    let isKept = hasPassword && !address.isUnencrypted && reason.isOfEncryption
    return isKept ? sentence + " " + Texts.addSource.passwordKept : sentence
  }
}
