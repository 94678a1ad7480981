/// Decides when a console draws a frame that does not answer an event: after changes, and for animations.
@MainActor final class FrameScheduler {
  /// Draws a frame.
  var draw: () -> Void = {}
  /// Called when nothing has been drawn for a moment, and again after twice as long each time.
  var didIdle: (() -> Void)?

  /// The number of animation steps so far.
  private(set) var animationStep = 0
  private let queue: EventQueue
  /// When a change was drawn last; `nil` since the last event, so that a change that follows it is drawn at once.
  private var lastChange: ConsoleClock.Instant?
  private var nextFrame: QueueTimer?
  private var settling: QueueTimer?
  /// Whether the last frame may lack a change, so that a frame is scheduled.
  var isFrameDue: Bool { nextFrame != nil || settling != nil }
  private var animation: QueueTimer?
  private var idling: QueueTimer?

  /// At most sixty frames start in a second.
  static let frameInterval = Duration.nanoseconds(16_666_667)
  /// After a change of a model, another frame follows after this time.
  ///
  /// Observation reports a change before it is made, and if another thread makes it, the first frame may still read
  /// the old value.
  private static let settlingTime = Duration.milliseconds(20)
  private static let idleTime = Duration.milliseconds(250)
  static let animationInterval = Duration.milliseconds(120)

  init(_ queue: EventQueue) { self.queue = queue }

  /// Draws a change: at once, or when the time since the last such frame is long enough.
  func drawChange() {
    let now = queue.clock.now
    guard let earliest = lastChange?.advanced(by: Self.frameInterval), earliest > now else {
      lastChange = now
      return draw()
    }
    if nextFrame == nil {
      nextFrame = queue.schedule(at: earliest) { [weak self] in
        self?.nextFrame = nil
        self?.drawChange()
      }
    }
  }

  /// Draws the change of a model that is about to get its new value.
  func drawModelChange() {
    drawChange()
    queue.cancel(settling)
    settling = queue.schedule(after: Self.settlingTime) { [weak self] in
      self?.settling = nil
      self?.drawChange()
    }
  }

  /// The user has acted: the next change is drawn at once.
  func didHandleEvent() { lastChange = nil }

  /// A frame was drawn, whatever for.
  func didDraw(isAnimated: Bool) {
    queue.cancel(nextFrame)
    nextFrame = nil
    waitUntilIdle(for: Self.idleTime)
    guard isAnimated, animation == nil else { return }
    animation = queue.schedule(after: Self.animationInterval) { [weak self] in self?.animate() }
  }

  private func waitUntilIdle(for time: Duration) {
    guard let didIdle else { return }
    queue.cancel(idling)
    idling = queue.schedule(after: time) { [weak self] in
      didIdle()
      self?.waitUntilIdle(for: time * 2)
    }
  }

  private func animate() {
    animation = nil
    animationStep &+= 1
    drawChange()
  }
}
