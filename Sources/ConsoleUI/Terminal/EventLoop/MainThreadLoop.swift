import Dispatch
import Synchronization

/// Lets the main actor work while a synchronous function waits for events on the main thread.
///
/// It waits for ``wakeUp()`` and for the main queue, in which tasks of the main actor are enqueued.
final class MainThreadLoop: Sendable {
  private let mainQueue = MainQueue()
  /// Whether the thread was woken up and has not begun to wait again.
  private let isAwake = Atomic(false)

  /// Makes a loop for the calling thread.
  ///
  /// - Throws: ``TerminalError/mainActorBlocked`` where waiting would keep the main actor from working: in a
  ///   task, in a block of the main queue, and on other threads.
  @MainActor init() throws {
    guard withUnsafeCurrentTask(body: { $0 == nil }), MainQueue.isMainThread, runsBlocks else {
      throw TerminalError.mainActorBlocked
    }
  }

  /// Ends the current or the next ``wait()``; callable from any thread.
  func wakeUp() {
    if !isAwake.exchange(true, ordering: .acquiringAndReleasing) { mainQueue.wakeUp() }
  }

  /// Blocks until ``wakeUp()`` or until the main queue has work, and does that work.
  @MainActor func wait() {
    mainQueue.wait()
    isAwake.store(false, ordering: .releasing)
    mainQueue.runPending()
  }

  /// Does the work that is in the main queue, without waiting for more.
  @MainActor func runPending() { mainQueue.runPending() }

  /// The main queue runs no block inside another one.
  @MainActor private var runsBlocks: Bool {
    let flag = Flag()
    DispatchQueue.main.async { flag.isSet.store(true, ordering: .relaxed) }
    mainQueue.runPending()
    return flag.isSet.load(ordering: .relaxed)
  }

  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }
}
