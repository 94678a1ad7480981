import Foundation
import Sternik

/// Tours of what the program says about articles, files, settings and errors.
extension ScreenTour {
  /// What ends a browser, a player or a download.
  static let programs: ScreenTour = {
    var dependencies = Dependencies { now }
    dependencies.open = { action, link, ended in
      if let outcome = outcome(of: link) { ended(outcome) }
    }
    func step(_ name: String, _ action: LinkAction) -> Step {
      Step(keys: "escape", name: name) { $0.open(action, name) }
    }
    return ScreenTour(
      name: "Programs", feeds: [TourFeeds.radio], dependencies: dependencies,
      steps: [
        step("not-started", .browse), step("no-terminal", .browse), step("status", .browse),
        step("not-configured", .browse), step("interrupted", .download),
        step("no-downloader", .download), step("saved", .download), step("empty", .download),
        step("downloading", .download), step("no-folder", .download), step("ended", .download),
        step("opening", .browse), step("playing", .play),
      ])
  }()

  private static func outcome(of name: String) -> LinkActionOutcome? {
    switch name {
    case "not-started":
      .failed(Texts.browser.notStarted("firefox", reason: SystemError.number(EACCES).text))
    case "no-terminal": .failed(Texts.browser.noTerminal("lynx"))
    case "status": .failed(Texts.browser.status("lynx", 2))
    case "not-configured": .failed(Texts.files.noConfigured("lynx"))
    case "interrupted": .failed(Texts.files.interrupted("wget", 15))
    case "no-downloader": .failed(Texts.files.noDownloader("wget, curl"))
    case "no-folder":
      .failed(Texts.files.folder("~/Podcasts", reason: SystemError.number(EACCES).text))
    case "ended": .ended(program: "save-podcast")
    case "saved": .saved(path: "~/Podcasts/tide.mp3")
    case "empty": .empty(path: "~/Podcasts/tide.mp3")
    default: nil
    }
  }

  /// Articles with pictures and other media in the text, and without a date.
  static let media = ScreenTour(
    name: "Media", feeds: [TourFeeds.album],
    steps: [
      Step(keys: "enter", name: "text"), Step(keys: "end", name: "end-of-text"),
      Step(keys: "n", name: "duration"),
    ])

  /// Words that leave out one article of two, and all.
  static let hidden = ScreenTour(
    name: "Hidden", feeds: [TourFeeds.quay],
    steps: [
      Step(name: "one") { app in
        app.library.setHiddenWords(TourFeeds.rareWord, of: nil)
        app.finishWork()
      },
      Step(name: "all") { app in
        app.library.setHiddenWords(TourFeeds.hiddenWord, of: nil)
        app.finishWork()
      },
      Step(keys: "5 down enter t i d e enter", name: "search"),
    ])

  /// Articles beyond a limit, a feed without any, and what a refresh has brought.
  static let limits = ScreenTour(
    name: "Limits", feeds: [TourFeeds.quay, TourFeeds.empty, TourFeeds.long],
    steps: [
      Step(name: "dropped") { app in
        app.library.setLimit(.month)
        app.finishWork()
      },
      Step(keys: "2", name: "feeds"),
      Step(name: "waiting") { app in
        app.library.refreshProgress = RefreshProgress(completed: 0, failed: 0, total: 3)
      },
      Step(keys: "home enter", name: "first-feed") { $0.library.refreshProgress = nil },
      Step(keys: "escape down enter", name: "second-feed"),
      Step(keys: "escape 1", name: "brought") {
        $0.announce(newSince: 1, failed: [], isRequested: false)
      },
      Step(keys: "down", name: "nothing-new") {
        $0.announce(newSince: $0.library.lastRow, failed: [], isRequested: true)
      },
      Step(keys: "down", name: "one-failed") {
        $0.announce(newSince: $0.library.lastRow, failed: [TourFeeds.empty.id], isRequested: false)
      },
      Step(keys: "5 down enter t i d e enter", name: "search"),
    ])

  /// A configuration file that cannot be read, and one that a choice does not change.
  static let configuration: ScreenTour = {
    var dependencies = Dependencies { now }
    dependencies.configurationPath = "~/.config/headlines/config"
    dependencies.configuration = UserConfiguration(unreadable: .number(EACCES))
    dependencies.configuration.refreshInterval = .hour
    return ScreenTour(
      name: "Configuration", dependencies: dependencies,
      steps: [
        Step(keys: "escape 5 down down down down enter down enter", name: "until-next-start")
      ])
  }()

  /// A feed for each reason why one cannot be read.
  static let errors = ScreenTour(
    name: "Errors", feeds: TourFeeds.unreadable,
    steps: [Step(keys: "2", name: "feeds")]
      + (2...9).map { Step(keys: "pagedown", name: "feeds-\($0)") }
      + [
        Step(keys: "1", name: "alert") { app in
          app.unreportedFailures = Set(app.library.feeds.map(\.id))
          app.reportFailures()
        }, Step(keys: "end", name: "end-of-alert"),
      ])
}

extension HeadlinesCoordinator {
  /// Lets the next screen wait for what the library does in the background.
  fileprivate func finishWork() {
    task { await $0.library.finishWork() }
  }
}
