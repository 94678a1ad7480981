/// What the run loop of a console wakes up for, in the order in which it came.
@MainActor final class WakeUps {
  enum Reason: Sendable {
    case event(TerminalEvent)
    /// Something that was read while this turn was drawn is about to change.
    case change(turn: Int)
    /// The window may have changed.
    case redraw
    case later(Moment)
  }

  /// What is waited for, once at a time.
  enum Moment: Sendable {
    /// A model tells of a change just before it is made, and on another thread the turn may be over by
    /// then: now it is made.
    case settled
    /// What moves looks one step later.
    case step

    fileprivate var delay: Duration {
      switch self {
      case .settled: .milliseconds(20)
      case .step: .milliseconds(120)
      }
    }
  }

  let reasons: AsyncStream<Reason>
  private nonisolated let sink: AsyncStream<Reason>.Continuation
  private var waiting: [Moment: Task<Void, Never>] = [:]

  init() {
    (reasons, sink) = AsyncStream.makeStream()
  }

  /// Wakes up as soon as what came before is done; from any thread.
  nonisolated func add(_ reason: Reason) { sink.yield(reason) }

  /// Wakes up when the moment has come, once however often it is asked for until then.
  func wait(for moment: Moment) {
    guard waiting[moment] == nil else { return }
    waiting[moment] = Task.detached { [sink] in
      do { try await Task.sleep(for: moment.delay) } catch { return }
      sink.yield(.later(moment))
    }
  }

  /// The moment has come; it can be waited for again.
  func didReach(_ moment: Moment) { waiting[moment] = nil }

  func end() {
    sink.finish()
    for task in waiting.values { task.cancel() }
    waiting = [:]
  }
}
