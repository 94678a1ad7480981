import Dispatch
import Synchronization

/// Encodes canvases and writes them to a terminal on a thread of its own.
///
/// Only the newest canvas waits, so a slow terminal skips frames but never blocks the program. If the
/// terminal stalls, pending output is dropped so that the sequence that restores it gets through.
///
/// Safe because `shown`, `encoder` and `isActive` are touched on `queue` only.
final class FrameWriter: @unchecked Sendable {
  /// How long a terminal may take to read the pending output before it is dropped.
  private static let stallTimeout = DispatchTimeInterval.seconds(1)

  private let didLoseTerminal: @Sendable () -> Void
  private let output: DescriptorWriter
  private let capabilities: Capabilities
  private let queue = DispatchQueue(label: "sternik.screen")
  private let nextCanvas = Mutex<Canvas?>(nil)
  private let isCancelled = Atomic(false)
  private var shown: Canvas?
  private var encoder: FrameEncoder
  /// Whether the terminal shows the alternate screen.
  private var isActive = false

  /// Makes a writer; `didLoseTerminal` is called once writing has failed, on the writer's thread.
  init(
    output: DescriptorWriter, capabilities: Capabilities,
    didLoseTerminal: @escaping @Sendable () -> Void
  ) {
    self.output = output
    self.capabilities = capabilities
    self.didLoseTerminal = didLoseTerminal
    encoder = FrameEncoder(capabilities: capabilities)
  }

  /// Switches to the alternate screen; the next canvas is drawn in full.
  func enterScreen() {
    queue.async { [self] in
      isActive = true
      shown = nil
      send(
        EscapeSequence.enterScreen + (capabilities.reportsMouse ? EscapeSequence.reportMouse : []))
    }
  }

  /// Resets every mode that an external program may have left on.
  func resetModes() {
    queue.async { [self] in send(EscapeSequence.leaveScreen) }
  }

  /// Shows a canvas once the previous frame is written; a newer canvas replaces one that still waits.
  func present(_ canvas: Canvas) {
    let isFirst = nextCanvas.withLock { nextCanvas in
      defer { nextCanvas = canvas }
      return nextCanvas == nil
    }
    if isFirst { queue.async { [self] in writeNext() } }
  }

  /// Sends a sequence between two frames, such as a copied text.
  func write(_ sequence: [UInt8]) {
    queue.async { [self] in
      if isActive { send(sequence) }
    }
  }

  /// Switches back to the main screen and waits for it; drops output that is unread for a second.
  func leaveScreen() {
    let finished = DispatchSemaphore(value: 0)
    queue.async { [self] in
      if isActive {
        writeNext()
        isCancelled.store(false, ordering: .relaxed)
        isActive = false
        var ending = EscapeSequence.leaveScreen
        if capabilities.showsLinks { EscapeSequence.openLink(nil, into: &ending) }
        send(ending)
      }
      finished.signal()
    }
    if finished.wait(timeout: .now() + Self.stallTimeout) == .success { return }
    isCancelled.store(true, ordering: .relaxed)
    output.discardPending()
    _ = finished.wait(timeout: .now() + Self.stallTimeout)
  }

  private func writeNext() {
    let next = nextCanvas.withLock { nextCanvas in
      defer { nextCanvas = nil }
      return nextCanvas
    }
    guard let next, isActive else { return }
    let frame = encoder.encode(from: shown, to: next)
    send(
      capabilities.synchronizesFrames && !frame.isEmpty
        ? EscapeSequence.beginFrame + frame + EscapeSequence.endFrame : frame)
    shown = next
  }

  private func send(_ bytes: [UInt8]) {
    let shouldContinue = { !self.isCancelled.load(ordering: .relaxed) }
    guard output.write(bytes, while: shouldContinue) == .failed else { return }
    isActive = false
    didLoseTerminal()
  }
}
