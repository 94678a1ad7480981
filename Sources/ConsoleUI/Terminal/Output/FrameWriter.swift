import Dispatch
import Synchronization

/// Encodes canvases and writes them to a terminal: at once as far as the terminal takes them, the rest on a thread of
/// its own.
///
/// While that thread writes, only the newest canvas waits, so a slow terminal skips frames but never blocks the program.
/// If the terminal stalls, pending output is dropped so that the sequence that restores it gets through.
final class FrameWriter: Sendable {
  /// How long a terminal may take to read the pending output before it is dropped.
  private static let stallTimeout = DispatchTimeInterval.seconds(1)

  private struct State {
    var encoder: FrameEncoder
    /// What the terminal shows once it has everything that was encoded.
    var shown: Canvas?
    /// Whether the terminal shows the alternate screen.
    var isActive = false
    /// Whether the thread writes; then everything else waits for it.
    var isWriting = false
    var waitingBytes: [UInt8] = []
    var waitingCanvas: Canvas?
    /// What switches back to the main screen, after all that waits; kept until it is written.
    var ending: [UInt8] = []
    var writesEnding = false
  }

  private let didLoseTerminal: @Sendable () -> Void
  private let output: DescriptorWriter
  private let capabilities: Capabilities
  private let queue = DispatchQueue(label: "sternik.screen")
  private let state: Mutex<State>
  /// What the thread has to write.
  private let writing = DispatchGroup()
  private let isCancelled = Atomic(false)

  /// Makes a writer; `didLoseTerminal` is called once writing has failed, on any thread.
  init(
    output: DescriptorWriter, capabilities: Capabilities,
    didLoseTerminal: @escaping @Sendable () -> Void
  ) {
    self.output = output
    self.capabilities = capabilities
    self.didLoseTerminal = didLoseTerminal
    state = Mutex(State(encoder: FrameEncoder(capabilities: capabilities)))
  }

  /// Switches to the alternate screen; the next canvas is drawn in full.
  func enterScreen() {
    update { state in
      isCancelled.store(false, ordering: .relaxed)
      state.isActive = true
      state.shown = nil
      state.waitingBytes += EscapeSequence.enterScreen
      if capabilities.reportsMouse { state.waitingBytes += EscapeSequence.reportMouse }
    }
  }

  /// Resets every mode that an external program may have left on.
  func resetModes() {
    update { $0.waitingBytes += EscapeSequence.resetModes }
  }

  /// Draws the next canvas in full.
  func repaint() { update { $0.shown = nil } }

  /// Shows a canvas, once the terminal has taken the frame before; a newer canvas replaces one that still waits.
  func present(_ canvas: Canvas) {
    update { state in
      if state.isActive { state.waitingCanvas = canvas }
    }
  }

  /// Sends a sequence between two frames, such as a copied text.
  func write(_ sequence: [UInt8]) {
    update { state in
      if state.isActive { state.waitingBytes += sequence }
    }
  }

  /// Switches back to the main screen and waits for it; drops output that is unread for a second.
  func leaveScreen() {
    update { state in
      guard state.isActive else { return }
      state.isActive = false
      state.ending = EscapeSequence.leaveScreen
      if capabilities.showsLinks { EscapeSequence.openLink(nil, into: &state.ending) }
    }
    if writing.wait(timeout: .now() + Self.stallTimeout) == .success { return }
    isCancelled.store(true, ordering: .relaxed)
    output.discardPending()
    _ = writing.wait(timeout: .now() + Self.stallTimeout)
  }

  /// Changes what waits, and writes it unless the thread does.
  private func update(_ body: (inout State) -> Void) {
    let hasFailed = state.withLock { state in
      body(&state)
      return !state.isWriting && !writeNow(&state)
    }
    if hasFailed { didLoseTerminal() }
  }

  /// Writes as much as the terminal takes at once, and starts the thread for the rest; false if the terminal is gone.
  private func writeNow(_ state: inout State) -> Bool {
    while let bytes = takeNext(&state) {
      guard let count = output.writeNow(bytes) else {
        didFail(&state)
        return false
      }
      if count == bytes.count {
        didWrite(&state)
        continue
      }
      state.isWriting = true
      writing.enter()
      let rest = count == 0 ? bytes : Array(bytes[count...])
      queue.async { self.writeAll(rest) }
      return true
    }
    return true
  }

  /// Writes the bytes and everything that has come since then, on the thread.
  private func writeAll(_ bytes: [UInt8]) {
    var next: [UInt8]? = bytes
    while let bytes = next {
      let result = output.write(bytes) { !self.isCancelled.load(ordering: .relaxed) }
      next = state.withLock { state in
        switch result {
        case .written: didWrite(&state)
        case .cancelled: drop(&state)
        case .failed: didFail(&state)
        }
        let next = takeNext(&state)
        state.isWriting = next != nil
        return next
      }
      if result == .failed { didLoseTerminal() }
    }
    writing.leave()
  }

  private func didWrite(_ state: inout State) {
    if state.writesEnding { (state.ending, state.writesEnding) = ([], false) }
  }

  /// Drops what waits, but what switches back to the main screen.
  private func drop(_ state: inout State) {
    isCancelled.store(false, ordering: .relaxed)
    (state.waitingBytes, state.waitingCanvas, state.writesEnding) = ([], nil, false)
  }

  private func didFail(_ state: inout State) {
    drop(&state)
    (state.isActive, state.ending) = (false, [])
  }

  /// Removes and returns the bytes to write next; nil if nothing waits.
  private func takeNext(_ state: inout State) -> [UInt8]? {
    if !state.waitingBytes.isEmpty {
      defer { state.waitingBytes = [] }
      return state.waitingBytes
    }
    if let canvas = state.waitingCanvas {
      state.waitingCanvas = nil
      let frame = encode(canvas, &state)
      if !frame.isEmpty { return frame }
    }
    guard !state.ending.isEmpty else { return nil }
    state.writesEnding = true
    return state.ending
  }

  private func encode(_ canvas: Canvas, _ state: inout State) -> [UInt8] {
    let frame = state.encoder.encode(canvas, over: &state.shown)
    return capabilities.synchronizesFrames && !frame.isEmpty
      ? EscapeSequence.beginFrame + frame + EscapeSequence.endFrame : frame
  }
}
