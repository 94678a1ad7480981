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
    (screen.isSearching, screen.error) = (true, nil)
    let credentials = known.adding(accepted).adding(typed)
    searches[choice] = Task { [findFeeds, weak self, weak screen] in
      do throws(FetchError) {
        let found = try await Self.find(addresses, credentials, findFeeds)
        guard !Task.isCancelled, let self, let screen else { return }
        accepted = accepted.adding(typed.forFeeds(found.ids))
        endSearch(choice, on: screen)
        end(with: found, choice: choice, on: screen)
      } catch {
        guard !Task.isCancelled else { return }
        guard let self, let screen else { return }
        endSearch(choice, on: screen)
        screen.error = error.textForNewFeed
        if let space = error.reason.protectionSpace {
          signIn(to: space, for: error, typed, choice: choice, on: screen)
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

  private func end(with found: FoundFeeds, choice: String, on screen: AddFeedScreen) {
    switch found {
    case .feed(let feed, let response):
      if screen.choices.isEmpty { finish() } else { screen.added.insert(choice) }
      didAdd(feed, response, accepted.only(for: feed.id))
    case .choices(let feeds): (screen.choices, screen.added) = (feeds, [])
    }
  }

  private func signIn(
    to space: ProtectionSpace, for error: FetchError, _ typed: Credentials, choice: String,
    on screen: AddFeedScreen
  ) {
    let signIn = SignInCoordinator(
      to: space, for: error.address, isRejected: error.reason.isRejected,
      known: known.adding(accepted).adding(typed), findFeeds: findFeeds,
      presenter: Modal(over: presenter))
    signIn.done = { [unowned screen] credentials, found in
      self.accepted = self.accepted.adding(credentials).adding(credentials.forFeeds(found.ids))
      screen.error = nil
      self.end(with: found, choice: choice, on: screen)
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
  /// Why there is no feed at an address that the user typed.
  fileprivate var textForNewFeed: String {
    if case .unreadable(let error) = reason, error.isOfPage { return Texts.addSource.none }
    return sentence
  }
}
