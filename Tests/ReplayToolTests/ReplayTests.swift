import ArgumentParser
import ConsoleTesting
import ConsoleUI
import Foundation
import Testing

@testable import ReplayTool

@MainActor struct `sternik-replay` {
  private let temporary = TemporaryFolder()

  private static let text = """
    {"version": 2, "width": 8, "height": 2, "sternik": {"version": 1, "form": "drawn"}}
    [0.1, "o", "\\u001b[2J\\u001b[Hone"]
    [0.2, "i", "key down"]
    [1.1, "o", "\\u001b[H\\u001b[1mtwo"]
    [1.11, "o", "\\u001b[Htwo"]
    [61.1, "o", "\\u001b[Hdrei"]
    [62.1, "r", "10x3"]
    [62.1, "o", "\\u001b[2J\\u001b[2;1Hvier & 日"]

    """

  private static func playback(speed: Double = 1, longestPause: Duration? = nil) throws -> Playback
  {
    Playback(
      try Recording(Array(text.utf8), file: "bug.cast"), speed: speed, longestPause: longestPause)
  }

  @Test
  func `shows each screen after the recorded time, faster and with shorter pauses if asked to`()
    throws
  {
    let screens = ["one", "two", "drei", "", "\nvier & 日"]
    for (playback, pauses) in [
      (try Self.playback(), [100, 1_000, 60_000, 1_000, 0]),
      (try Self.playback(speed: 2, longestPause: .seconds(3)), [50, 500, 1_500, 500, 0]),
    ] {
      let frames = Array(playback)

      #expect(frames.map(\.pause) == pauses.map { .milliseconds($0) })
      #expect(
        frames.map(\.canvas.text).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
          == screens.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) })
    }
  }

  @Test func `plays in a terminal of any size, stops with space, and ends with a key`() async throws
  {
    let terminal = HeadlessTerminal(size: Size(columns: 3, rows: 4))
    var (time, log) = (Duration.zero, [String]())
    let player = Player(try Self.playback(longestPause: .seconds(1)), in: terminal) { pause in
      time += pause
      let screen = terminal.canvas?.text.split(separator: "\n").first.map(String.init) ?? ""
      if log.last?.hasSuffix(screen) != true {
        log.append("\(Int(time / .milliseconds(1))) \(screen)")
      }
      if screen == "two", time == .milliseconds(1_130) { terminal.send(.key(.space)) }
      if screen == "two", time == .milliseconds(5_030) { terminal.send(.key(.space)) }
      if screen == "vie" { terminal.send(.key(.enter)) }
    }

    try await player.run()

    // The screen is looked at when the first step of at most 30 ms is over.
    #expect(log == ["30 ", "130 one", "1130 two", "6030 dre", "7030 vie"])
    #expect(!terminal.isActive)
  }

  @Test(arguments: [
    TerminalEvent.key(.character("q")), .key(.control("c")), .signal(.hangup), .endOfInput,
  ])
  func `ends at once when the user or a signal asks for it`(_ event: TerminalEvent) async throws {
    let terminal = HeadlessTerminal()
    let player = Player(try Self.playback(), in: terminal) { _ in
      if terminal.canvas != nil { terminal.send(event) }
    }

    try await player.run()

    #expect(terminal.canvas?.text.hasPrefix("one") == true)
    #expect(!terminal.isActive)
  }

  @Test func `draws a picture whose frames are seen one after the other`() throws {
    let document = SVGAnimation(try Self.playback(longestPause: .seconds(1))).document

    #expect(XMLValidity.isValid(document))
    let rules = document.split(separator: "\n").filter { $0.hasPrefix("@keyframes") }
    #expect(
      rules == [
        "@keyframes f0{0%{visibility:visible}16.6667%{visibility:hidden}}",
        "@keyframes f1{0%{visibility:hidden}16.6667%{visibility:visible}33.3333%{visibility:hidden}}",
        "@keyframes f2{0%{visibility:hidden}33.3333%{visibility:visible}50%{visibility:hidden}}",
        "@keyframes f3{0%{visibility:hidden}50%{visibility:visible}}",
      ])
    #expect(document.contains("animation:6s step-end infinite"))
    #expect(document.components(separatedBy: "class=\"frame\"").count == 5)
    #expect(document.contains("&amp;") && document.contains("日"))
  }

  @Test func `writes the picture to a file, and reports a damaged recording with its line`()
    async throws
  {
    let folder = temporary.url
    let (cast, svg) = (folder.appending(path: "bug.cast"), folder.appending(path: "bug.svg"))
    try Self.text.write(to: cast, atomically: true, encoding: .utf8)

    let written = try Self.run(cast.path(), "--svg", svg.path())
    let printed = try Self.run(cast.path())
    try "\(Self.text)[x]\n".write(to: cast, atomically: true, encoding: .utf8)
    let damaged = try Self.run(cast.path())
    let missing = try Self.run("/no/such.cast")

    #expect(written == (0, "", ""))
    #expect(try String(contentsOf: svg, encoding: .utf8).hasPrefix("<svg "))
    #expect(printed == (0, "\nvier & 日\n", ""))
    let expected = #"expected an event such as [1.5, "i", "key down"]"#
    #expect(damaged == (1, "", "sternik-replay: \(cast.path()):9: \(expected)\n"))
    #expect(
      missing == (
        1, "", "sternik-replay: /no/such.cast: cannot be read (No such file or directory)\n"
      ))
  }

  @Test(arguments: [["--speed", "0"], ["--speed", "-1"], ["--longest-pause", "-1"]])
  func `takes no speed of zero and no negative pause`(_ options: [String]) {
    #expect(throws: (any Error).self) { try ReplayCommand.parse(["bug.cast"] + options) }
  }

  private static func run(_ arguments: String...) throws -> (Int32, String, String) {
    let process = Process()
    let (output, error) = (Pipe(), Pipe())
    process.executableURL = Bundle.main.bundleURL.appending(path: "sternik-replay")
    process.arguments = arguments
    process.environment = ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (output, error)
    try process.run()
    let texts = try [output, error].map {
      String(decoding: try $0.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }
}
