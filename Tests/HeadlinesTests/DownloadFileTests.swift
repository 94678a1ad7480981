import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// Saving files of articles, with a program that a test plays.
@MainActor
struct `Saved files` {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.url.appending(path: "new/Podcasts").path() }

  private func names() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }

  /// Saves a file by a program that writes a text into it and ends so; returns how that ended.
  private func save(
    _ link: String, writing text: String = "part", ending end: ExternalProgram.Status
  ) async -> LinkActionOutcome {
    let terminal = HeadlessTerminal()
    terminal.programResult = { program throws(ExternalProgram.Failure) in
      try? Data(text.utf8).write(to: URL(filePath: program.arguments[1]))
      return end
    }
    let programs = LinkPrograms.downloader(folder: folder, command: "save -o %f %s")
    return await Localizer.withCurrent(TestApp.localizer("en")) {
      await withCheckedContinuation { continuation in
        programs.open(link, in: terminal) { continuation.resume(returning: $0) }
      }
    }
  }

  @Test func `get a name of their own`() async {
    let expected = ["audio.mp3", "audio (2).mp3", "audio (3).mp3"]
    for (part, name) in expected.enumerated() {
      let link = "https://example.org/\(part)/audio.mp3"
      #expect(
        await save(link, ending: .exited(status: 0)) == .saved(path: "\(folder)/\(name)"))
    }

    #expect(names() == expected.sorted())
  }

  @Test(
    arguments: [
      (.exited(status: 8), "save exited with status 8."),
      (.killed(signal: 15), "save was ended by signal 15."),
    ] as [(ExternalProgram.Status, String)])
  func `are removed if the program did not save them`(
    end: ExternalProgram.Status, error: String
  ) async {
    #expect(await save("https://example.org/audio.mp3", ending: end) == .failed(error))
    #expect(names().isEmpty)
  }

  @Test(
    arguments: [
      ("save %s", .ended(program: "save")), ("save --into %d %s", .done),
      ("save", .ended(program: "save")),
    ] as [(String, LinkActionOutcome)])
  func `may be where a program wants them`(command: String, outcome: LinkActionOutcome) async {
    let terminal = HeadlessTerminal()
    terminal.programResult = { _ throws(ExternalProgram.Failure) in .exited(status: 0) }
    let programs = LinkPrograms.downloader(folder: folder, command: command)

    let end = await withCheckedContinuation { continuation in
      programs.open("https://example.org/a.mp3", in: terminal) {
        continuation.resume(returning: $0)
      }
    }

    #expect(end == outcome)
    #expect(names().isEmpty)
  }

  @Test func `are no error of a program whose terminal is in use by the same one`() async {
    let terminal = HeadlessTerminal()
    terminal.programResult = { program throws(ExternalProgram.Failure) in
      throw .terminalInUse(name: program.name)
    }
    let browser = LinkPrograms.browser(environment: [:], command: "lynx")

    let end = await withCheckedContinuation { continuation in
      browser.open("https://example.org/", in: terminal) { continuation.resume(returning: $0) }
    }

    #expect(end == .returned)
  }

  @Test func `stay if the program has written nothing, since it may still do so`() async {
    let end = await save("https://example.org/a.mp3", writing: "", ending: .exited(status: 0))

    #expect(end == .empty(path: "\(folder)/a.mp3"))
    #expect(names() == ["a.mp3"])
  }

  @Test func `are an error where they cannot be created`() async throws {
    let parent = temporary.url.appending(path: "new")
    try FileManager.default.createDirectory(
      at: temporary.url, withIntermediateDirectories: true)
    try Data().write(to: parent)

    guard
      case .failed(let error) = await save(
        "https://example.org/audio.mp3", ending: .exited(status: 0))
    else {
      Issue.record("saved")
      return
    }
    #expect(error.contains(folder + " "))
  }

  @Test(arguments: [
    ("https://example.org/a/One%20two.mp3?x=/y.z#1", "One two", ".mp3"),
    ("https://example.org/", "download", ""), ("https://example.org", "download", ""),
    ("https://example.org/..%2F..%2Fetc%2Fpasswd", "etcpasswd", ""),
    ("https://example.org/.bashrc", "bashrc", ""),
    ("https://example.org/%E2%80%AE3pm.exe", "3pm", ".exe"),
    ("https://example.org/%s%f.ogg", "%s%f", ".ogg"),
    ("https://example.org/a.tar.gz", "a.tar", ".gz"),
    ("https://example.org/Odcinek%20%C5%BC.m4a", "Odcinek ż", ".m4a"),
    ("https://example.org/a%00b%0Ac.mp3", "abc", ".mp3"),
  ])
  func `are named by the address, without what files must not have`(
    link: String, base: String, type: String
  ) {
    #expect(DownloadFile.name(of: link) == (base, type))
  }

  @Test(arguments: [("123456789", true), ("1234567890", false)])
  func `have an ending of ten bytes at most`(text: String, isEnding: Bool) {
    let (base, type) = DownloadFile.name(of: "https://example.org/a." + text)

    #expect(isEnding ? (base, type) == ("a", "." + text) : (base, type) == ("a." + text, ""))
  }

  @Test func `have names that are not too long`() {
    let (base, type) = DownloadFile.name(
      of: "https://example.org/" + String(repeating: "ż", count: 300) + ".mp3")

    #expect(base == String(repeating: "ż", count: 100) && type == ".mp3")
  }
}
