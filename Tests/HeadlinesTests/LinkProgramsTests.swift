import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// Which program opens a link, and with what arguments.
@MainActor
struct `The program for a link` {
  private static let link = "https://example.org/a?b=c"

  private func triedPrograms(
    _ environment: [String: String], missing: Set<String> = []
  ) async throws -> [ExternalProgram] {
    var tried: [ExternalProgram] = []
    _ = try await LinkPrograms.browser(environment: environment).open(Self.link) {
      program throws(ExternalProgram.Failure) in
      tried.append(program)
      if missing.contains(program.name) { throw .notFound(name: program.name) }
      return .exited(status: 0)
    }
    return tried
  }

  @Test func `is that of the environment, else that of the desktop`() async throws {
    #expect(
      try await triedPrograms(["BROWSER": "firefox", "DISPLAY": ":0"]).map(\.name) == ["firefox"])
    #expect(try await triedPrograms([:]).map(\.name) == ["xdg-open"])
    #expect(
      try await triedPrograms(["BROWSER": "a:b -x"], missing: ["a"])
        == [
          ExternalProgram("a", arguments: [Self.link]),
          ExternalProgram("b", arguments: ["-x", Self.link]),
        ])
  }

  @Test func `of the configuration is the only one`() {
    let environment = ["BROWSER": "firefox"]
    #expect(names(.browser(environment: environment, command: "links")) == ["links"])
    #expect(names(.browser(environment: environment, command: "a %s:b")) == ["a", "b"])
  }

  @Test func `gets the address in place of the placeholder`() async throws {
    let programs = try await triedPrograms(["BROWSER": "open --new %s --quiet"])

    #expect(programs.first?.arguments == ["--new", Self.link, "--quiet"])
  }

  @Test(arguments: [
    (["BROWSER": "w3m", "DISPLAY": ":0"], true), (["BROWSER": "/usr/bin/lynx -x"], true),
    (["BROWSER": "firefox", "WAYLAND_DISPLAY": "w"], false), (["BROWSER": "firefox"], true),
  ])
  func `gets the terminal if it needs it`(
    environment: [String: String], usesTerminal: Bool
  ) async throws {
    #expect(try await triedPrograms(environment).first?.usesTerminal == usesTerminal)
  }

  @Test func `that is not installed is an error`() async {
    await #expect(throws: ExternalProgram.Failure.notFound(name: "xdg-open")) {
      try await triedPrograms(["BROWSER": "a"], missing: ["a", "xdg-open"])
    }
  }

  private func names(_ programs: LinkPrograms) -> [String] { programs.programs.map(\.name) }

  @Test func `for sound and film is one that is usual, or the user's`() {
    let desktop = ["DISPLAY": ":0"]
    #expect(names(.player(environment: desktop)) == ["mpv", "vlc", "xdg-open"])
    #expect(LinkPrograms.player(environment: desktop).programs.allSatisfy { !$0.usesTerminal })
    #expect(names(.player(environment: [:])) == ["mpv", "ffplay"])
    #expect(LinkPrograms.player(environment: [:]).programs.allSatisfy { $0.usesTerminal })
    #expect(
      LinkPrograms.player(environment: desktop, command: "cmus-remote -q").programs == [
        ExternalProgram("cmus-remote", arguments: ["-q", "%s"], usesTerminal: false)
      ])
  }

  @Test func `for files gets the folder or a file`() {
    let standard = LinkPrograms.downloader(folder: "/a b/c").programs
    #expect(standard.map(\.name) == ["wget", "curl"])
    #expect(standard[0].arguments == ["--output-document=%f", "%s"])
    #expect(standard[1].arguments.contains("%f"))
    #expect(
      LinkPrograms.downloader(folder: "/f", command: "get -o %d/x %s -v").programs == [
        ExternalProgram("get", arguments: ["-o", "/f/x", "%s", "-v"], usesTerminal: false)
      ])
  }

  @Test(
    arguments: [
      (.exited(status: 0), .done), (.exited(status: 3), .failed("save exited with status 3.")),
      (
        nil,
        .failed("save, the program of the configuration file, was not found.")
      ),
    ] as [(ExternalProgram.Status?, LinkActionOutcome)])
  func `gets the address as one argument, and says how it ended`(
    status: ExternalProgram.Status?, outcome: LinkActionOutcome
  ) async {
    let link = "https://example.org/a?b='c'&d=$(e)"
    let terminal = HeadlessTerminal()
    terminal.programResult = { program throws(ExternalProgram.Failure) in
      guard let status else { throw .notFound(name: program.name) }
      return status
    }
    let programs = LinkPrograms.downloader(folder: "/a b", command: "save %d %s")

    await Localizer.withCurrent(TestApp.localizer("en")) {
      let end = await withCheckedContinuation { continuation in
        programs.open(link, in: terminal) { continuation.resume(returning: $0) }
      }
      #expect(end == outcome)
    }

    #expect(
      terminal.programs == [
        ExternalProgram("save", arguments: ["/a b", link], usesTerminal: false)
      ])
  }

  @Test(
    arguments: [
      ("~/Podcasts", [:], nil, "/home/anna/Podcasts"), ("/data", [:], nil, "/data"),
      (nil, ["XDG_DOWNLOAD_DIR": "/x"], nil, "/x"),
      (nil, [:], "# a\nXDG_DOWNLOAD_DIR=\"$HOME/Pobrane\"\n", "/home/anna/Pobrane"),
      (nil, [:], "XDG_MUSIC_DIR=\"/m\"\nXDG_DOWNLOAD_DIR=\"/srv/files\"", "/srv/files"),
      (nil, [:], "XDG_DOWNLOAD_DIR=$(rm)", "/home/anna/Downloads"),
      (nil, [:], nil, "/home/anna/Downloads"),
    ] as [(String?, [String: String], String?, String)])
  func `saves files where the user or the desktop has chosen`(
    configured: String?, environment: [String: String], contents: String?, path: String
  ) {
    let environment = environment.merging(["HOME": "/home/anna"]) { first, _ in first }
    #expect(
      DownloadFolder.path(configured: configured, environment: environment) { file in
        file == "/home/anna/.config/user-dirs.dirs" ? contents : nil
      } == path)
  }
}
