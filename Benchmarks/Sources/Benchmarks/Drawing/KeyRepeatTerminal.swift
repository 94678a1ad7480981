import Sternik

/// A terminal that presses one key again as soon as the last press is drawn.
///
/// It encodes each frame for a real terminal and counts the bytes.
@MainActor
final class KeyRepeatTerminal: Terminal {
  let size: Size
  let capabilities = Capabilities()
  let events = TerminalEvents()
  private let key: KeyPress
  private let count: Int
  private var encoder: FrameEncoder
  private var shown: Canvas?
  private var pressed = 0
  private var bytes = 0
  private var start = 0.0
  private var duration = 0.0

  /// Presses the key `count` times, then ends the input.
  init(key: KeyPress, count: Int, size: Size) {
    self.key = key
    self.count = count
    self.size = size
    encoder = FrameEncoder(capabilities: capabilities)
  }

  var nanosecondsPerKey: Double { duration / Double(count) }

  var bytesPerKey: Int { bytes / count }

  func begin() {}

  func present(_ canvas: Canvas) {
    let output = encoder.encode(from: shown, to: canvas)
    if shown == nil {
      start = ProcessorTime.now
    } else {
      bytes += output.count
    }
    shown = canvas
    if pressed < count {
      pressed += 1
      events.send(.key(key))
    } else {
      duration = ProcessorTime.now - start
      events.send(.endOfInput)
    }
  }

  func end() {}
}
