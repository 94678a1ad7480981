import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// The user's configuration file.
@MainActor
@Suite struct `The configuration file` {
  private let temporary = TemporaryFolder()

  @Test func `sets the theme, the refresh, the limit, programs and keys`() {
    let text = """
      # A comment
      theme = night
        refresh=15\t
      limit = newest200

      browser = lynx -nopause %s
      player = mpv --title=a=b
      downloader = wget -P %d %s
      download-folder = ~/Podcasts
      key.next-unread = tab
      key.next = p
      key.previous = n
      """

    let configuration = UserConfiguration(reading: text)

    #expect(configuration.errors.isEmpty)
    #expect(configuration.theme == .night && configuration.refreshInterval == .quarter)
    #expect(configuration.limit == .newest200)
    #expect(
      configuration.browser == "lynx -nopause %s" && configuration.player == "mpv --title=a=b")
    #expect(configuration.downloader == "wget -P %d %s")
    #expect(configuration.downloadFolder == "~/Podcasts")
    #expect(configuration.keys[.nextUnread] == .tab && configuration.keys[.save] == .character("s"))
    #expect(configuration.keys[.next] == .character("p"))
    #expect(configuration.keys[.previous] == .character("n"))
  }

  @Test(
    arguments: [
      ("\n\ncolour = red", 3, .unknownName("colour")), ("key.fly = f", 1, .unknownName("key.fly")),
      ("theme", 1, .noSign("theme")),
      ("refresh = 7", 1, .wrongValue("7", allowed: ["never", "start", "15", "30", "60"])),
      ("key.save = nothing", 1, .wrongKey("nothing")), ("key.save = o", 1, .takenKey("o")),
      ("key.save = q", 1, .takenKey("q")), ("key.save = enter", 1, .takenKey("enter")),
      ("key.save = 1", 1, .takenKey("1")), ("key.play = P\nkey.download = P", 2, .takenKey("P")),
      ("refresh = never\n\nrefresh = 15", 3, .repeatedName("refresh", line: 1)),
      ("key.copy = ctrl-c", 1, .takenKey("ctrl-c")), ("key.copy = f1", 1, .takenKey("f1")),
      ("key.copy = left", 1, .takenKey("left")), ("key.copy = j", 1, .takenKey("j")),
      ("key.copy = ctrl-i", 1, .wrongKey("ctrl-i")), ("key.copy = f13", 1, .wrongKey("f13")),
      ("download-folder = a", 1, .wrongValue("a", allowed: ["/…", "~/…"])),
      ("browser =", 1, .noCommand), ("\r\nplayer= ", 2, .noCommand),
    ] as [(String, Int, ConfigurationError.Reason)])
  func `says the line of a mistake, and has the others`(
    text: String, line: Int, reason: ConfigurationError.Reason
  ) {
    let configuration = UserConfiguration(reading: text + "\nlimit = month\n")

    #expect(configuration.errors == [ConfigurationError(line: line, reason: reason)])
    #expect(configuration.limit == .month)
    #expect(configuration.keys == Keymap())
  }

  @Test func `gives a key to the first of two lines`() {
    let configuration = UserConfiguration(reading: "key.play = y\nkey.copy = y")

    #expect(configuration.errors.map(\.line) == [2])
    #expect(configuration.keys[.play] == .character("y"))
    #expect(configuration.keys[.copy] == .character("c"))
  }

  @Test func `is no mistake where there is none, and one where it cannot be read`() throws {
    let folder = temporary.url

    #expect(ConfigurationFile.read(at: folder.path() + "/none") == UserConfiguration())
    #expect(ConfigurationFile.read(at: folder.path()).errors.map(\.line) == [nil])
  }

  @Test(
    arguments: [
      (["XDG_CONFIG_HOME": "/x", "HOME": "/h"], "/x/headlines/config"),
      (["XDG_CONFIG_HOME": "x", "HOME": "/h"], "/h/.config/headlines/config"), ([:], nil),
    ] as [([String: String], String?)])
  func `is where XDG says`(environment: [String: String], path: String?) {
    #expect(ConfigurationFile.path(environment: environment) == path)
  }

  @Test(arguments: [
    ("en", "Line 1: there is no setting “colour”."),
    ("pl", "Wiersz 1: nie ma ustawienia „colour”."),
  ])
  func `with a mistake is an alert at the start, and its keys work`(language: String, text: String)
  {
    var dependencies = Dependencies { TestApp.now }
    dependencies.configuration = UserConfiguration(
      reading: "colour = red\nkey.unread-only = ctrl-t")
    dependencies.configurationPath = "/home/anna/config"
    TestApp.run(in: language, dependencies: dependencies) { console in
      #expect(console.screen.contains(text) && console.screen.contains("/home/anna/config"))
      console.press("enter ctrl-t")
      #expect(console.screen.contains(Texts.articles.unreadOnly("12")))
      console.press("A enter")
      #expect(console.screen.contains(Texts.keys.showAll))
      console.press("q q")
    }
  }

  @Test func `changes what the user has chosen`() {
    let library = Library { TestApp.now }
    library.changeSettings { $0.theme = ThemeChoice.day.rawValue }

    UserConfiguration(reading: "refresh = 60\nlimit = year").apply(
      to: library, removesArticles: true)

    #expect(library.settings.theme == ThemeChoice.day.rawValue)
    #expect(library.settings.refreshInterval == .hour && library.settings.limit == .year)
  }

  @Test(arguments: [
    ("https://example.com/a.MP3?b=c.html", true), ("https://example.com/a.html", false),
    ("https://example.com/film.webm#t=1", true), ("https://example.com/mp3", false),
    ("https://example.com/", false), ("https://example.mov", false), ("mailto:a@b.mov", false),
  ])
  func `has a player for sound and film`(link: String, isMedia: Bool) {
    #expect(LinkPrograms.isMedia(link) == isMedia)
  }
}
