import Dispatch
import Synchronization

/// Writes canvases to a terminal from a thread of its own.
///
/// Only the newest canvas waits: a terminal that reads slowly misses frames, but neither stops the
/// program nor lets canvases pile up.
///
/// Safe because `shown`, `encoder` and `isTaken` are touched on `queue` only.
final class ScreenWriter: @unchecked Sendable {
  private let didLoseReader: @Sendable () -> Void
  private let sink: ByteSink
  private let capabilities: Capabilities
  private let queue = DispatchQueue(label: "sternik.screen")
  private let waiting = Mutex<Canvas?>(nil)
  private var shown: Canvas?
  private var encoder: FrameEncoder
  private var isTaken = false

  init(
    sink: ByteSink, capabilities: Capabilities, didLoseReader: @escaping @Sendable () -> Void
  ) {
    self.sink = sink
    self.capabilities = capabilities
    self.didLoseReader = didLoseReader
    encoder = FrameEncoder(capabilities: capabilities)
  }

  /// Switches to the alternate screen; the next canvas is drawn in full.
  func take() {
    queue.async { [self] in
      isTaken = true
      shown = nil
      send(Escape.takeScreen + (capabilities.reportsMouse ? Escape.takeMouse : []))
    }
  }

  /// Takes everything back that a program may have left switched on.
  func clean() {
    queue.async { [self] in send(Escape.giveScreenBack) }
  }

  /// Shows a canvas as soon as the ones before are written.
  func present(_ canvas: Canvas) {
    let isFirst = waiting.withLock { waiting in
      defer { waiting = canvas }
      return waiting == nil
    }
    if isFirst { queue.async { [self] in writeWaiting() } }
  }

  /// Switches back to the main screen; gives up on a terminal that takes nothing for a second.
  func giveBack() {
    let finished = DispatchSemaphore(value: 0)
    queue.async { [self] in
      if isTaken {
        writeWaiting()
        isTaken = false
        send(Escape.giveScreenBack)
      }
      finished.signal()
    }
    _ = finished.wait(timeout: .now() + 1)
  }

  private func writeWaiting() {
    let next = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    guard let next, isTaken else { return }
    let frame = encoder.encode(from: shown, to: next)
    send(
      capabilities.synchronizesFrames && !frame.isEmpty
        ? Escape.beginFrame + frame + Escape.endFrame : frame)
    shown = next
  }

  private func send(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, !sink.write(bytes) else { return }
    isTaken = false
    didLoseReader()
  }
}
