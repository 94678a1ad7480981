import Sternik

/// A terminal that presses keys, each as soon as the last one is drawn.
///
/// It encodes each frame for a real terminal and counts the bytes.
@MainActor
final class KeyRepeatTerminal: Terminal {
  let size: Size
  let capabilities = Capabilities()
  let events = TerminalEvents()
  private let keys: [KeyPress]
  private let count: Int
  private var encoder: FrameEncoder
  private var shown: Canvas?
  private var pressed = 0
  private var bytes = 0
  private var start = 0.0
  private var duration = 0.0

  /// Presses the keys in turn, `count` in all, then ends the input.
  private init(_ keys: [KeyPress], count: Int, size: Size) {
    self.keys = keys
    self.count = count
    self.size = size
    encoder = FrameEncoder(capabilities: capabilities)
  }

  /// Times keys, from the key to the bytes.
  static func press(
    _ keys: [KeyPress], count: Int, on screen: any Screen, size: Size, theme: Theme = .terminal
  ) throws -> Sample {
    let terminal = KeyRepeatTerminal(keys, count: count, size: size)
    let window = Window()
    window.show(screen)
    let console = Console(window, terminal: terminal)
    console.theme = { theme }
    try MainThread.wait { _ = try await console.run() }
    return Sample(nanoseconds: terminal.duration, bytesWritten: terminal.bytes)
  }

  func begin() {}

  func present(_ canvas: Canvas) {
    let isFirst = shown == nil
    let output = encoder.encode(canvas, over: &shown)
    if isFirst {
      start = ProcessorTime.now
    } else {
      bytes += output.count
    }
    if pressed < count {
      events.send(.key(keys[pressed % keys.count]))
      pressed += 1
    } else {
      duration = ProcessorTime.now - start
      events.send(.endOfInput)
    }
  }

  func end() {}
}
