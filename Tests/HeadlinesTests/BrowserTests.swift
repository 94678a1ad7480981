import Sternik
import Testing

@testable import Headlines

/// Which program opens a web page, and with what arguments.
@MainActor
struct `The browser` {
  private static let link = "https://example.org/a?b=c"

  private func triedPrograms(
    _ environment: [String: String], missing: Set<String> = []
  ) async throws -> [ExternalProgram] {
    var tried: [ExternalProgram] = []
    _ = try await Browser(environment: environment).open(Self.link) {
      program throws(ProgramError) in
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
    await #expect(throws: ProgramError.notFound(name: "xdg-open")) {
      try await triedPrograms(["BROWSER": "a"], missing: ["a", "xdg-open"])
    }
  }
}
