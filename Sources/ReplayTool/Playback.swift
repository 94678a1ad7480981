import ConsoleDriver
import ConsoleUI

/// The screens of a recording, at a speed and without long pauses.
struct Playback: Sequence {
  /// A screen, and how long after the one before it comes.
  typealias Frame = (pause: Duration, canvas: Canvas)

  private let recording: Recording
  private let speed: Double
  private let longestPause: Duration?

  /// Makes a playback; without a longest pause each lasts as long as it did.
  init(_ recording: Recording, speed: Double = 1, longestPause: Duration? = nil) {
    (self.recording, self.speed, self.longestPause) = (recording, speed, longestPause)
  }

  /// The screens that differ from the one before.
  func makeIterator() -> some IteratorProtocol<Frame> {
    var screen = RecordedScreen(recording)
    var (shown, time) = (screen.canvas, Duration.zero)
    return AnyIterator {
      while let event = screen.advance() {
        guard event.changesScreen, screen.canvas != shown else { continue }
        let pause = event.time - time
        (shown, time) = (screen.canvas, event.time)
        return ((longestPause.map { Swift.min($0, pause) } ?? pause) / speed, shown)
      }
      return nil
    }
  }

  /// The screen at the end.
  var lastScreen: Canvas { recording.lastScreen }
}

extension RecordedEvent {
  fileprivate var changesScreen: Bool {
    switch content {
    case .output, .input(.resize): true
    case .input: false
    }
  }
}
