import Dispatch
import Synchronization

/// Writes canvases to a terminal from a thread of its own.
///
/// Only the newest canvas waits: a terminal that reads slowly misses frames, but neither stops the
/// program nor lets canvases pile up. One that reads nothing at all loses what it has not read when it is
/// given back, so that the bytes that give it back reach whoever reads it next.
///
/// Safe because `shown`, `encoder` and `isTaken` are touched on `queue` only.
final class ScreenWriter: @unchecked Sendable {
  private static let patience = DispatchTimeInterval.seconds(1)

  private let didLoseReader: @Sendable () -> Void
  private let sink: ByteSink
  private let capabilities: Capabilities
  private let queue = DispatchQueue(label: "sternik.screen")
  private let waiting = Mutex<Canvas?>(nil)
  private let isAbandoned = Atomic(false)
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

  /// Switches back to the main screen; what a terminal has not taken for a second is thrown away.
  func giveBack() {
    let finished = DispatchSemaphore(value: 0)
    queue.async { [self] in
      if isTaken {
        writeWaiting()
        isAbandoned.store(false, ordering: .relaxed)
        isTaken = false
        send(Escape.giveScreenBack)
      }
      finished.signal()
    }
    if finished.wait(timeout: .now() + Self.patience) == .success { return }
    isAbandoned.store(true, ordering: .relaxed)
    sink.discard()
    _ = finished.wait(timeout: .now() + Self.patience)
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
    let isWanted = { !self.isAbandoned.load(ordering: .relaxed) }
    guard sink.write(bytes, while: isWanted) == .lost else { return }
    isTaken = false
    didLoseReader()
  }
}
