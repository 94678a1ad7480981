import ArgumentParser
import ConsoleDriver
import ConsoleUI
import Foundation

/// Plays a recording in the terminal, or draws it as a moving picture.
@main
struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sternik-replay",
    abstract: "Shows what a user saw in a recorded program.",
    discussion: """
      A program writes a recording with console.record(to: path), and headlines does so with --record FILE. Space \
      stops and continues, q ends. Without a terminal the last screen is printed.
      """)

  @Argument(help: ArgumentHelp("The recording, an asciicast of version 2.", valueName: "file"))
  var file: String

  @Option(help: ArgumentHelp("How many times as fast as it was.", valueName: "number"))
  var speed = 1.0

  @Option(
    help: ArgumentHelp("The longest pause between two screens; 0 for any.", valueName: "seconds"))
  var longestPause = 2.0

  @Option(
    help: ArgumentHelp(
      "Write a moving picture to an SVG file instead; - is standard output.", valueName: "file"))
  var svg: String?

  func validate() throws {
    guard speed > 0, speed.isFinite else { throw ValidationError("--speed must be above 0.") }
    guard longestPause >= 0, longestPause.isFinite else {
      throw ValidationError("--longest-pause must not be below 0.")
    }
  }

  @MainActor mutating func run() async throws {
    do {
      let playback = Playback(
        try Recording(contentsOf: file), speed: speed,
        longestPause: longestPause > 0 ? .seconds(longestPause) : nil)
      if let svg { return try write(SVGAnimation(playback).document, to: svg) }
      let terminal = StandardStreams.makeTerminal()
      try await Player(playback, in: terminal).run()
      if let failure = (terminal as? FinalScreenTerminal)?.failure { throw failure }
    } catch {
      let message = "sternik-replay: \(error)\n"
      try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
      throw ExitCode.failure
    }
  }

  private func write(_ text: String, to path: String) throws {
    do {
      let data = Data(text.utf8)
      if path == "-" { return try FileHandle.standardOutput.write(contentsOf: data) }
      try data.write(to: URL(filePath: path))
    } catch {
      throw ReplayError(file: path, message: error.localizedDescription)
    }
  }
}
