import ConsoleGallery
import Foundation
import Sternik

/// Keys that lead a user through screens of the program, for its gallery and its snapshots.
@MainActor
struct ScreenTour {
  struct Step {
    let keys: String
    /// The name of the screen that follows.
    let name: String
  }

  let name: String
  let steps: [Step]
  /// The feeds; nil for the bundled one.
  var feeds: [TemporaryFeed]?

  /// The time on the screens: 21 November 2026, 09:30 UTC.
  nonisolated static let now = Timestamp(secondsSince1970: 1_795_253_400)

  /// All tours; they lack the welcome and the list of the files of an article.
  static let all = [screens, signingIn, articles]

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
    ])

  /// The forms for a server that asks for a name and a password.
  static let signingIn = ScreenTour(
    name: "Signing in",
    steps: [
      Step(keys: "5 down down enter down enter", name: "feed"),
      Step(keys: "tab enter", name: "password"),
      Step(keys: "enter enter", name: "no-name"),
      Step(keys: "tab tab tab tab enter", name: "token"), Step(keys: "enter", name: "no-token"),
    ], feeds: [lockedFeed])

  /// The list of articles, and an article.
  static let articles = ScreenTour(
    name: "Articles", steps: [Step(keys: "down enter", name: "article")])

  private static let lockedFeed: TemporaryFeed = {
    guard let url = FeedAddress.url("http://news.example.com/own/feed.xml") else {
      preconditionFailure("this is an address")
    }
    return TemporaryFeed(
      id: url.absoluteString,
      error: FetchError(
        address: .web(url), reason: .unauthorized(ProtectionSpace(url), isRejected: false)))
  }()

  /// The tour with the texts of a localizer.
  func script(_ localizer: Localizer) -> GalleryScript {
    Self.script(localizer, steps.map { .press($0.keys, named: $0.name) }, feeds: feeds)
  }

  /// Steps in the program at the time of the tours.
  static func script(
    _ localizer: Localizer, _ steps: [GalleryScript.Step], feeds: [TemporaryFeed]? = nil
  ) -> GalleryScript {
    GalleryScript(localizer, steps: steps) { window in
      try window.start(
        HeadlinesCoordinator(
          window: window, library: Library(temporaryFeeds: feeds) { now },
          dependencies: Dependencies { now }))
    }
  }
}
