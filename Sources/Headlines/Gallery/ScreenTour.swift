import ConsoleGallery
import Foundation
import Sternik

/// What leads a user through screens of the program, for its gallery and its snapshots.
@MainActor
struct ScreenTour {
  /// Keys, then an event that no key leads to, such as an answer of a server.
  struct Step {
    var keys = ""
    /// The name of the screen that follows.
    let name: String
    var event: @MainActor @Sendable (HeadlinesCoordinator) -> Void = { _ in }
  }

  let name: String
  /// The feeds; nil for the bundled one.
  var feeds: [TemporaryFeed]?
  /// The sizes of the terminal in cells.
  var sizes = Gallery.defaultSizes
  var dependencies = Dependencies { now }
  let steps: [Step]

  /// The time on the screens: 21 November 2026, 09:30 UTC.
  nonisolated static let now = Timestamp(secondsSince1970: 1_795_253_400)

  /// After this time, the next key takes each message away, so that it covers nothing of the next screen.
  nonisolated static let messageTime = Duration.seconds(10)

  /// All tours, which together show every screen.
  static let all = [
    screens, welcome, articles, columns, help, files, programs, media, adding, signingIn,
    feedsInFolders, hidden, limits, alerts, configuration, errors, nothing,
  ]

  /// The tabs and what they lead to, beginning with the list of articles.
  static let screens = ScreenTour(
    name: "Tour",
    steps: [
      Step(keys: "2", name: "sources"), Step(keys: "3", name: "world"),
      Step(keys: "4", name: "video"), Step(keys: "5", name: "more"),
      Step(keys: "enter", name: "saved"),
      Step(keys: "escape down enter", name: "search"),
      Step(keys: "escape down enter", name: "source-list"),
      Step(keys: "enter", name: "add-source"),
      Step(keys: "escape down enter", name: "source"), Step(keys: "enter", name: "edit-source"),
      Step(keys: "escape escape down enter", name: "limit"),
      Step(keys: "escape down enter", name: "interval"),
      Step(keys: "escape down enter", name: "languages"),
      Step(keys: "escape down enter", name: "looks"),
      Step(keys: "escape end enter", name: "about"),
      Step(keys: "escape 1 H", name: "hidden-words"),
      Step(keys: "escape 5 escape up enter", name: "compact"),
      Step(keys: "1", name: "compact-articles"),
    ])

  /// The first start.
  static let welcome: ScreenTour = {
    var dependencies = Dependencies { now }
    dependencies.showsWelcome = true
    return ScreenTour(
      name: "Welcome", dependencies: dependencies,
      steps: [Step(keys: "up", name: "language"), Step(keys: "down enter", name: "articles")])
  }()

  /// The list of articles, and an article.
  static let articles = ScreenTour(
    name: "Articles", steps: [Step(keys: "down enter", name: "article")])

  /// Lists with what they lead to beside them, which takes a wide window.
  static let columns = ScreenTour(
    name: "Columns", sizes: [Size(columns: 120, rows: 30)],
    steps: [
      Step(name: "refreshed") { $0.library.lastRefresh = now },
      Step(keys: "enter", name: "article"), Step(keys: "2", name: "feeds"),
      Step(keys: "enter", name: "feed"), Step(keys: "enter", name: "article-of-feed"),
    ])

  /// The boxes of the console, and what says that a command was carried out.
  static let help = ScreenTour(
    name: "Help",
    steps: [
      Step(keys: "?", name: "articles"), Step(keys: "escape f1", name: "commands"),
      Step(keys: "escape enter ?", name: "article"), Step(keys: "escape u", name: "marked-unread"),
      Step(keys: "s", name: "saved"), Step(keys: "escape S", name: "oldest-first"),
      Step(keys: "S", name: "by-feed"), Step(keys: "S", name: "newest-first"),
      Step(keys: "U", name: "unread-only"), Step(keys: "A enter", name: "all-read"),
      Step(keys: "U", name: "all-articles"), Step(keys: "5 enter", name: "saved-article"),
      Step(keys: "escape down enter z z", name: "nothing-found"),
      Step(keys: "backspace backspace a n d", name: "found"),
    ])

  /// An article with sound, film and other files, and with links.
  static let files: ScreenTour = {
    var dependencies = Dependencies { now }
    dependencies.downloadFolder = "~/Podcasts"
    dependencies.open = { action, _, ended in
      switch action {
      case .browse: ended(.failed(Texts.browser.missing("firefox, lynx")))
      case .play: ended(.failed(Texts.files.noPlayer("mpv")))
      case .download: ended(.done)
      }
    }
    return ScreenTour(
      name: "Files", feeds: [TourFeeds.radio], dependencies: dependencies,
      steps: [
        Step(keys: "enter", name: "article"), Step(keys: "end", name: "links"),
        Step(keys: "P", name: "play"), Step(keys: "enter", name: "not-played"),
        Step(keys: "escape D", name: "download"), Step(keys: "enter", name: "saved"),
        Step(keys: "o", name: "no-browser"), Step(keys: "escape c", name: "copied"),
        Step(keys: "n", name: "without-text"),
      ])
  }()

  /// What may follow an address that the user has typed.
  static let adding = ScreenTour(
    name: "Adding",
    steps: [
      Step(keys: "5 down down enter enter enter", name: "no-address"),
      Step(name: "searching") { $0.addFeedScreen?.isSearching = true },
      Step(name: "no-feed") { app in
        app.addFeedScreen?.isSearching = false
        app.addFeedScreen?.error = Texts.addSource.none
      },
      Step(name: "other-scheme") { $0.showAddressError(.scheme("gopher")) },
      Step(name: "malformed") { $0.showAddressError(.malformed) },
      Step(name: "no-such-thing") { $0.showAddressError(.unrecognized) },
      Step(name: "password-kept") { $0.addFeedScreen?.error = Texts.addSource.passwordKept },
      Step(name: "found") { app in
        app.addFeedScreen?.error = nil
        app.addFeedScreen?.found = .init(feed: TourFeeds.choices[0], isUnencrypted: false)
      },
      Step(name: "unencrypted") { app in
        app.addFeedScreen?.found = .init(
          feed: Feed(id: "http://news.example.com/feed"), isUnencrypted: true)
      },
      Step(name: "choices") { app in
        app.addFeedScreen?.found = nil
        app.addFeedScreen?.choices = TourFeeds.choices
      },
      Step(name: "one-added") { app in
        app.addFeedScreen?.added = Set(TourFeeds.choices.prefix(1).map(\.id))
      },
      Step(keys: "escape", name: "added") {
        $0.window?.toast(Texts.addSource.added(TourFeeds.name), kind: .success)
      },
      Step(keys: "up", name: "known") {
        $0.window?.toast(Texts.addSource.known(TourFeeds.name), kind: .warning)
      },
    ])

  /// The forms for a server that asks for a name and a password.
  static let signingIn = ScreenTour(
    name: "Signing in", feeds: [TourFeeds.locked],
    steps: [
      Step(keys: "5 down down enter down enter", name: "feed"),
      Step(keys: "tab enter", name: "password"),
      Step(name: "waiting") { $0.signInScreen?.isWaiting = true },
      Step(name: "rejected") { app in
        app.signInScreen?.isWaiting = false
        app.signInScreen?.reject()
      },
      Step(keys: "enter enter", name: "no-name"),
      Step(name: "colon") { $0.signInScreen?.error = .colonInName },
      Step(keys: "tab tab tab tab enter", name: "token"), Step(keys: "enter", name: "no-token"),
      Step(name: "rejected-token") { $0.signInScreen?.reject() },
      Step(keys: "escape", name: "signed-in") {
        $0.window?.toast(Texts.signIn.signedIn("news.example.com"), kind: .success)
      },
    ])

  /// Feeds in folders, a refresh, and feeds that cannot be read.
  static let feedsInFolders = ScreenTour(
    name: "Feeds", feeds: TourFeeds.inFolders,
    steps: [
      Step(name: "refreshing") { app in
        app.library.setFolder(FeedFolder([TourFeeds.folder]), of: TourFeeds.radio.id)
        app.library.refreshProgress = RefreshProgress(completed: 1, failed: 1, total: 3)
      },
      Step(keys: "2", name: "feeds") { $0.library.refreshProgress = nil },
      Step(keys: "home enter", name: "failed-later"), Step(keys: "H", name: "hidden-words"),
      Step(keys: "escape escape down enter", name: "unreadable"),
      Step(keys: "escape down enter", name: "locked"),
      Step(keys: "escape down enter", name: "folder"),
    ])

  /// Questions, and alerts about what goes wrong.
  static let alerts: ScreenTour = {
    var dependencies = Dependencies { now }
    dependencies.configurationPath = "~/.config/headlines/config"
    dependencies.configuration = UserConfiguration(reading: TourFeeds.wrongConfiguration)
    return ScreenTour(
      name: "Alerts", feeds: TourFeeds.inFolders, dependencies: dependencies,
      steps: [
        Step(keys: "escape A", name: "mark-all"),
        Step(keys: "escape", name: "not-refreshed") { app in
          app.unreportedFailures = Set(app.library.feeds.map(\.id))
          app.reportFailures()
        },
        Step(keys: "escape 5 down down enter down enter tab tab enter", name: "remove"),
        Step(keys: "tab enter", name: "removed") {
          $0.library.temporaryCredentials = TourFeeds.token
        },
        Step(keys: "up", name: "token") { $0.signOut(of: TourFeeds.locked.id) },
        Step(keys: "escape", name: "sign-out") { app in
          app.library.temporaryCredentials = TourFeeds.credentials
          app.signOut(of: TourFeeds.locked.id)
        },
        Step(keys: "escape end enter", name: "account"),
        Step(keys: "escape", name: "signed-out") {
          $0.window?.toast(Texts.signIn.signedOut("news.example.com"), kind: .success)
        },
        Step(keys: "escape down enter end enter", name: "limit"),
        Step(keys: "escape escape", name: "not-restored") { app in
          app.hasRestorationLosses = true
          app.endRestoring()
        },
        Step(keys: "escape", name: "damaged") {
          $0.report(
            StateError(
              file: "~/state.db",
              reason: .damaged(renamedTo: "~/state.db.damaged", feeds: 3, articles: 12)))
        },
        Step(keys: "escape", name: "newer") {
          $0.report(StateError(file: "~/state.db", reason: .newer))
        },
        Step(keys: "escape", name: "missing") {
          $0.report(StateError(file: "~/state.db", reason: .missing(feeds: 3, articles: 12)))
        },
        Step(keys: "escape", name: "stuck") {
          $0.report(StateError(file: "~/state.db", reason: .damagedInPlace))
        },
        Step(keys: "escape", name: "not-read") {
          $0.report(StateError(file: "~/state.db", reason: .unreadable(.number(EACCES))))
        },
        Step(keys: "escape", name: "not-written") {
          $0.report(StateError(file: "~/state.db", reason: .unwritable(.number(ENOSPC))))
        },
        Step(keys: "escape", name: "translations") { app in
          let folder = EditedTranslations(URL(filePath: TourData.missingFolder))
          app.start(child: TranslationErrorsCoordinator(folder, presenter: app.presenter))
        },
      ])
  }()

  /// A program without feeds.
  static let nothing = ScreenTour(
    name: "Nothing", feeds: [],
    steps: [Step(keys: "2", name: "feeds"), Step(keys: "4", name: "video")])

  /// The tour with the texts of a localizer.
  func walkthrough(_ localizer: Localizer) -> Walkthrough {
    let steps = steps.map { step in
      WalkthroughStep.group(
        .advance(by: Self.messageTime), .press(step.keys),
        .perform { console in
          if let app = console.window.appCoordinator as? HeadlinesCoordinator { step.event(app) }
          await console.settle(within: .seconds(5))
        }
      ).named(step.name)
    }
    return Self.walkthrough(localizer, steps, feeds: feeds, dependencies: dependencies)
  }

  /// Steps in the program at the time of the tours.
  static func walkthrough(
    _ localizer: Localizer, _ steps: [WalkthroughStep], feeds: [TemporaryFeed]? = nil,
    dependencies: Dependencies = Dependencies { now }
  ) -> Walkthrough {
    Walkthrough(localizer, steps: steps) { window in
      try window.start(
        HeadlinesCoordinator(
          window: window, library: Library(temporaryFeeds: feeds) { now },
          dependencies: dependencies))
    }
  }
}

extension HeadlinesCoordinator {
  fileprivate var addFeedScreen: AddFeedScreen? { window?.activeScreen as? AddFeedScreen }
  fileprivate var signInScreen: SignInScreen? { window?.activeScreen as? SignInScreen }

  fileprivate func showAddressError(_ reason: FeedAddressError.Reason) {
    addFeedScreen?.error = FeedAddressError(input: "gopher://news.example.com", reason: reason).text
  }
}
