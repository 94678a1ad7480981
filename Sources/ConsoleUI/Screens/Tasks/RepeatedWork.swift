/// The calls of ``Screen/every(_:_:)``.
@MainActor final class RepeatedWork: ScreenWork {
  private var action: (() -> Void)?
  private let interval: Duration
  private weak var queue: EventQueue?
  private var timer: QueueTimer?

  private static let minimumInterval = Duration.milliseconds(1)

  init(_ interval: Duration, _ action: @escaping () -> Void) {
    self.interval = max(interval, Self.minimumInterval)
    self.action = action
  }

  var hasEnded: Bool { action == nil }

  func begin(in console: Console) {
    queue = console.queue
    schedule(at: console.queue.clock.now.advanced(by: interval))
  }

  func cancel() {
    action = nil
    queue?.cancel(timer)
    timer = nil
  }

  private func schedule(at deadline: ConsoleClock.Instant) {
    timer = queue?.schedule(at: deadline) { [weak self] in self?.fire(at: deadline) }
  }

  private func fire(at deadline: ConsoleClock.Instant) {
    guard let queue, let action else { return }
    // First, because the action may cancel the work.
    let (next, now) = (deadline.advanced(by: interval), queue.clock.now)
    schedule(at: next > now ? next : now.advanced(by: interval))
    action()
    queue.add(.change)
  }
}
